# The base image is given by its digest, so that it cannot change behind its name. Learn it once with
#   docker buildx imagetools inspect python:3.11-slim --format '{{.Manifest.Digest}}'
# and keep it in the build command of docs/hosting.md. Without one the build stops.
ARG PYTHON_DIGEST
FROM python:3.11-slim@${PYTHON_DIGEST}
RUN useradd --system --no-create-home boroughs && install -d -o boroughs -m 0700 /boroughs/data
WORKDIR /boroughs
COPY requirements.txt .
RUN pip install --no-cache-dir --require-hashes -r requirements.txt
# The code stays root's: the bot can read it and not change it.
COPY . .
ENV PYTHONDONTWRITEBYTECODE=1
USER boroughs
VOLUME /boroughs/data
STOPSIGNAL SIGTERM
CMD ["python", "bot.py"]

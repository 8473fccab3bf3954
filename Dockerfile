# The official image of Python 3.11, by its digest: it cannot change behind its name, and a digest
# that the official repository does not have stops the build. How to move on to a newer one is in
# docs/hosting.md.
FROM python:3.11-slim@sha256:9c900dea9e8fb7e16277c179b555cc72d29a352dbc33cff48ad5a0412fd5bfc7
RUN useradd --system --no-create-home boroughs && install -d -o boroughs -m 0700 /boroughs/data
WORKDIR /boroughs
COPY requirements.txt .
RUN pip install --no-cache-dir --require-hashes -r requirements.txt
# The code stays root's: the bot can read it and not change it.
COPY . .
# Compiled once: else every start would do it, and could not keep it.
RUN python -m compileall -q .
ENV PYTHONDONTWRITEBYTECODE=1
USER boroughs
VOLUME /boroughs/data
STOPSIGNAL SIGTERM
CMD ["python", "bot.py"]

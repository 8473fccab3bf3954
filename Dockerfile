# docker build -t boroughs . && docker run -d --env-file .env -v boroughs:/boroughs/data boroughs
FROM python:3.11-slim
RUN useradd --create-home boroughs && mkdir -p /boroughs/data && chown -R boroughs /boroughs
WORKDIR /boroughs
COPY requirements.txt .
RUN pip install --no-cache-dir -r requirements.txt
COPY --chown=boroughs . .
USER boroughs
VOLUME /boroughs/data
STOPSIGNAL SIGTERM
CMD ["python", "bot.py"]

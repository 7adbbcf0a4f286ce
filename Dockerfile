# The compiled server with the browser client; see docs/operations.md.
FROM python:3.12-bookworm AS build
WORKDIR /src
COPY . .
RUN make web \
    && scripts/venv.sh .venv -r requirements/build.txt \
    && ENNEAD_PURE=0 .venv/bin/python -m build --wheel --no-isolation

FROM python:3.12-slim-bookworm
COPY requirements/postgres.txt /tmp/requirements.txt
COPY --from=build /src/dist/*.whl /tmp/
RUN pip install --no-cache-dir --require-hashes -r /tmp/requirements.txt \
    && pip install --no-cache-dir --no-deps /tmp/*.whl \
    && rm /tmp/*.whl /tmp/requirements.txt \
    && useradd --uid 10001 --create-home ennead
USER ennead
ENV ENNEAD_DATA=/home/ennead/data
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
    CMD ["python", "-c", "import urllib.request as r; r.urlopen('http://127.0.0.1:8000/healthz', timeout=4)"]
CMD ["ennead", "serve", "--host", "0.0.0.0", "--port", "8000"]

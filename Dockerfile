# Build: docker build --tag ilion .
# Run:   docker compose --file compose.small.yaml up --detach    (docs/operations.md and docs/scaling.md say more)
FROM ghcr.io/astral-sh/uv:0.13.9 AS uv

FROM python:3.11-slim-bookworm AS build
COPY --from=uv /uv /usr/local/bin/uv
ENV UV_COMPILE_BYTECODE=1 UV_LINK_MODE=copy UV_PYTHON_DOWNLOADS=never
WORKDIR /app
COPY pyproject.toml uv.lock ./
COPY playground/pyproject.toml playground/
RUN --mount=type=cache,target=/root/.cache/uv uv sync --locked --extra postgres --extra dask
COPY . .
# Computer players think 1.3 to 1.5 times as fast by compiled rules; what compiles them stays out of the image.
RUN apt-get update && apt-get install --yes --no-install-recommends gcc libc6-dev
RUN --mount=type=cache,target=/root/.cache/uv \
    uv run --isolated --locked --group compile python -m engine compile
# The image may be read-only, and each process that thinks starts quicker from compiled files.
RUN python -m compileall -q -x '\.venv' .

FROM python:3.11-slim-bookworm
RUN useradd --uid 10001 --no-create-home --home-dir /data --shell /usr/sbin/nologin ilion \
    && install --directory --owner=ilion --group=ilion --mode=0700 /data
COPY --from=build /app /app
# Workers of Dask, which are started by a program of its own, find ours by PYTHONPATH.
ENV PATH=/app/.venv/bin:$PATH PYTHONPATH=/app PYTHONUNBUFFERED=1 ILION_METRICS=9464
USER 10001:10001
# The database, and a file .env if there is one, are looked for here.
WORKDIR /data
VOLUME /data
# The answer needs the event loop and the database: a bot that hangs is unhealthy, an outage of Discord is not.
HEALTHCHECK --interval=60s --timeout=10s --start-period=60s \
    CMD ["python", "-I", "/app/running/probe.py"]
# Exit code 1 means that a person has to mend something first, 70 that the program has crashed: see docs/operations.md.
ENTRYPOINT ["python", "/app/bot.py"]

# syntax=docker/dockerfile:1
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /src
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --no-audit --no-fund
COPY . .
# --despite-audit makes the image although serious vulnerabilities are known: docker compose build --build-arg RELEASE_OPTIONS=…
ARG RELEASE_OPTIONS=
RUN npm run build && npm run release -- /release $RELEASE_OPTIONS

# What the server needs when it runs, and nothing that builds it.
FROM node:24.21.0-bookworm-slim
# The folder of all that is kept. Everything else may be read-only; /tmp is used for Node's compile cache if it can be.
RUN install -d -o node -g node -m 700 /data
COPY --from=build /release /app
WORKDIR /app
USER node
# MALLOC_* and NODE_OPTIONS: see scripts/server-env.ts.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072 NODE_OPTIONS="--max-semi-space-size=16 --max-old-space-size=512"
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# The server is process 1, with no shell in between: SIGTERM reaches it.
CMD ["node", "build/server/index.js"]

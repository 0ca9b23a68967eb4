# One small target for each container; built by `docker compose build`, and tried on an engine by `npm run containers`.
# `npm run test:wide` runs every command that Node runs in a container, in a directory with the files of that container.
ARG NODE=node:24.9.0-bookworm-slim

# What decides which packages are installed: their layer is built again only when it changes.
FROM ${NODE} AS packages
WORKDIR /workspace
COPY . .
RUN mkdir /packages && find . '(' -name package.json -o -name package-lock.json ')' -exec cp --parents {} /packages ';'

FROM ${NODE} AS build
WORKDIR /workspace
COPY --from=packages /packages .
# The npm of this Node is older and does not support `allowScripts` of package.json.
RUN npm install --global npm@11.19.1 && npm ci --no-audit --no-fund
COPY . .
RUN npx nx run-many -t build -p api,web,admin,deploy --output-style=static
RUN for target in api worker web admin migrate; do node tools/deploy/src/assemble.ts $target /out/$target || exit 1; done

FROM ${NODE} AS node
ENV NODE_ENV=production
WORKDIR /app
# A new volume gets the owner of the folder in the image: API and worker write pictures there.
RUN mkdir -p /media && chown node:node /media
USER node

FROM node AS api
COPY --from=build /out/api .
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=5s --start-period=300s CMD ["node", "healthy.js", "http://127.0.0.1:4000/health"]
CMD ["node", "--import", "./start.js", "main.js"]

FROM node AS worker
COPY --from=build /out/worker .
# Threads that take turns at pictures share one heap: each would keep the memory of its largest picture (bench -- media).
ENV ALIVE_FILE=/tmp/alive MALLOC_ARENA_MAX=1
HEALTHCHECK --interval=10s --timeout=5s --start-period=300s CMD ["node", "healthy.js", "/tmp/alive"]
CMD ["node", "--import", "./start.js", "worker.js"]

FROM node AS web
COPY --from=build /out/web .
EXPOSE 4200
# A page would wait for the API: without it all replicas would be restarted.
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s CMD ["node", "healthy.js", "http://127.0.0.1:4200/robots.txt"]
CMD ["node", "--import", "./start.js", "server/server.js"]

FROM node AS admin
COPY --from=build /out/admin .
EXPOSE 4300
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s CMD ["node", "healthy.js", "http://127.0.0.1:4300/dashboard/"]
CMD ["node", "--import", "./start.js", "dashboard.js"]

FROM node AS migrate
COPY --from=build /out/migrate .
# Stops Prisma from checking for a newer version over the network.
ENV CHECKPOINT_DISABLE=1
CMD ["node", "--import", "./start.js", "node_modules/prisma/build/index.js", "migrate", "deploy"]

FROM caddy:2.11.4-alpine AS gateway
COPY tools/deploy/gateway /etc/caddy
RUN mkdir -p /data/caddy /config/caddy && chown -R 1000:1000 /data /config
USER 1000:1000
# Often, because the site reaches the API through it, and its name only leads there once it is healthy.
HEALTHCHECK --interval=2s --timeout=5s CMD ["wget", "-q", "-O", "-", "http://127.0.0.1:8081/health"]

FROM postgres:18.6-bookworm AS backup
COPY tools/deploy/backup/ /usr/local/bin/
RUN mkdir /backups && chown postgres:postgres /backups
USER postgres
CMD ["backup.sh"]

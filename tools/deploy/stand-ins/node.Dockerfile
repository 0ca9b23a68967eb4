# Stands in for node:*-bookworm-slim. The context has Node from the package `node` of npm, and npm.
FROM energy-stand-in/debian
COPY node /usr/local/bin/node
COPY npm /usr/local/lib/node_modules/npm
RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm \
  && ln -s ../lib/node_modules/npm/bin/npx-cli.js /usr/local/bin/npx \
  && groupadd --gid 1000 node && useradd --uid 1000 --gid node --shell /bin/bash --create-home node
# What the machine trusts: a proxy of its network may have an authority of its own.
ENV NODE_USE_SYSTEM_CA=1
CMD ["node"]

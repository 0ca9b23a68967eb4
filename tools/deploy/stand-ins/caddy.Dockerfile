# Stands in for caddy:*-alpine, with Debian's package of the same version. `wget` is of Busybox in both.
FROM energy-stand-in/debian
RUN apt-get update && apt-get install --yes --no-install-recommends busybox caddy libcap2-bin \
  && rm -rf /var/lib/apt/lists/* /etc/caddy \
  && ln -s busybox /usr/bin/wget \
  && setcap cap_net_bind_service=+ep /usr/bin/caddy && mkdir -p /config/caddy /data/caddy /etc/caddy /srv
ENV XDG_CONFIG_HOME=/config XDG_DATA_HOME=/data
WORKDIR /srv
CMD ["caddy", "run", "--config", "/etc/caddy/Caddyfile", "--adapter", "caddyfile"]

# Stands in for prom/prometheus, with Debian's package of the same version.
FROM energy-stand-in/debian
RUN apt-get update && apt-get install --yes --no-install-recommends prometheus && rm -rf /var/lib/apt/lists/*
USER nobody
ENTRYPOINT ["prometheus"]

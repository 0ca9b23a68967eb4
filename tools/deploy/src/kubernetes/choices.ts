// What Kubernetes must know and docker-compose.yml does not say.

/** The port at which other containers reach a service. */
export const PORTS: Readonly<Record<string, number>> = {
  postgres: 5432,
  api: 4000,
  web: 4200,
  admin: 4300,
  gateway: 4000,
}

/** The sizes of the volumes that persist. */
export const CLAIMS: Readonly<Record<string, string>> = { postgres: '20Gi', backups: '40Gi', certificates: '1Gi' }

/** The most replicas. The fewest are those of docker-compose.yml. PostgreSQL has connections for seven of the API. */
export const MOST_REPLICAS: Readonly<Record<string, number>> = { api: 6, web: 8 }

/** Another replica starts when they use more of their CPU limit, in percent. */
export const CPU_PERCENT = 70

/** The ids of the users in the images that are not made from Node's or Caddy's: `postgres` has 999. */
export const USERS: Readonly<Record<string, number>> = { postgres: 999, backup: 999 }
export const USER = 1000

/** The DNS of a cluster answers from its cache for 30 seconds. A replica answers until the gateway has a newer answer. */
export const DRAIN_MS = 35_000

/** Settings whose default is for one machine only. */
export const WITHOUT_DEFAULT: readonly string[] = ['FRONT_SUBNET', 'MEDIA_URL']

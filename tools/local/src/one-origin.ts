import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { fillSample } from './sample/fill.ts'
import { writeEnvironment } from './local-environment.ts'
import { nxSettings } from './nx-settings.ts'
import { migrate } from './postgres/migrations.ts'
import { readyLine } from './supervisor/ready-line.ts'
import { say } from './say.ts'
import { gatewayProcess, serverProcess, type App } from './processes/servers.ts'
import {
  identityFor,
  mailFor,
  startDatabase,
  startIdentity,
  startMailbox,
  type Identity,
} from './processes/services.ts'
import { during, openSession, type Session } from './supervisor/session.ts'
import { choosePorts, dataDirectory, mediaUrl, sampleMediaUrl } from './settings.ts'
import { runTask } from './task.ts'
import { workerProcess } from './processes/worker-process.ts'

export interface OneOrigin {
  mode: 'production' | 'development'
  /** Arguments of the Nx command that builds the apps, while the services start; undefined if all is built. */
  prepare?: string[]
  /** Arguments of `node` for each app. Without `admin`, the built dashboard is served. */
  servers: Record<'api' | 'web' | 'worker', string[]> & { admin?: string[] }
}

/** Starts everything behind the gateway on `PORT` and prints the addresses. Runs until the process is ended. */
export async function runOnOneOrigin({ mode, prepare, servers }: OneOrigin) {
  // For commands beside it, like `npm run admin:grant`.
  const environmentFile = join(dataDirectory(), 'local.env')
  const session = await openSession({
    isVerbose: mode === 'development',
    beforeClose: () => rmSync(environmentFile, { force: true }),
  })
  await during(session, async () => {
    const ports = await choosePorts({
      gateway: 8080,
      api: 0,
      web: 0,
      admin: 0,
      postgres: 0,
      auth: 0,
      hub: 0,
      logging: 0,
      smtp: 0,
      mailbox: 0,
    })
    const identity = identityFor(ports)
    const site = `http://localhost:${ports.gateway}`
    const mail = mailFor(ports)
    const common = { ...variables(site, ports, identity), ...mail.env, NODE_ENV: mode }

    const build = async () => {
      if (!prepare) return
      say('Building what has changed …')
      await runTask('nx', prepare, { ...taskOptions(session, 'nx'), env: { ...nxSettings, NODE_ENV: mode } })
      say('Everything is built.')
    }
    const startMigratedDatabase = async () => {
      say('Starting PostgreSQL …')
      const url = await startDatabase(session, ports.postgres)
      await migrate(url, taskOptions(session, 'prisma'))
      writeEnvironment(environmentFile, { DATABASE_URL: url })
      return url
    }
    const start = (app: App, args: string[], env = {}) =>
      session.supervisor.start(serverProcess({ app, args, port: ports[app], env: { ...common, ...env } }))
    const startServers = async () => {
      const [databaseUrl] = await Promise.all([startMigratedDatabase(), build()])
      // The site gets all its data from the API, so the API starts first.
      await start('api', servers.api, { DATABASE_URL: databaseUrl, TRUST_PROXY: '127.0.0.1' })
      const log = mode === 'development' ? undefined : session.logs
      const worker = workerProcess(servers.worker, { ...common, DATABASE_URL: databaseUrl }, log)
      await Promise.all([
        start('web', servers.web, { TRUST_PROXY: '127.0.0.1' }),
        servers.admin && start('admin', servers.admin),
        worker && session.supervisor.start(worker),
      ])
      await session.supervisor.start(
        gatewayProcess(
          {
            ...ports,
            admin: servers.admin && ports.admin,
            auth: identity.emulator === undefined ? undefined : ports.auth,
          },
          common,
        ),
      )
      return databaseUrl
    }
    const startAuthEmulator = async () => {
      say('Starting the Auth emulator …')
      await startIdentity(session, ports, identity, { site, api: common.API_INTERNAL_URL, ...mail.env })
    }
    // The emulator is the slowest to start, and is not used before the first sign-in.
    const [databaseUrl] = await Promise.all([startServers(), startAuthEmulator(), startMailbox(session, ports, mail)])
    if (await fillSample(databaseUrl, identity, sampleMediaUrl())) say('The empty database now holds the sample data.')

    say(readyLine(site, mail, identity))
  })
}

const taskOptions = ({ logs, signal }: Session, name: string) => ({ log: join(logs, `${name}.log`), signal })

/** The environment of the apps. Behind the gateway, the browser finds everything on the page's own origin. */
const variables = (site: string, ports: Record<App, number>, identity: Identity) => ({
  APP_MODE: 'local',
  MEDIA_URL: mediaUrl(),
  SITE_URL: site,
  DASHBOARD_URL: `${site}/dashboard`,
  API_URL: '/api',
  API_INTERNAL_URL: `http://127.0.0.1:${ports.api}`,
  API_PORT: String(ports.api),
  WEB_PORT: String(ports.web),
  ADMIN_PORT: String(ports.admin),
  ...identity.env,
  ...(identity.emulator === undefined ? {} : { AUTH_EMULATOR_URL: '/' }),
})

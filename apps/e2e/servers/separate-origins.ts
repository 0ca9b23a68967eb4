import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { freePort, makeDatabase, startApi, startPostgres, startWeb } from '@energy/bench/processes'
import { answers } from '@energy/local/answers'
import { fillSample } from '@energy/local/sample/fill'
import { identityFor, startIdentity } from '@energy/local/processes/services'
import { Supervisor } from '@energy/local/supervisor/supervisor'
import { until } from '@energy/local/supervisor/until'
import { ON_BUSY_MACHINE } from '../support/busy-machine.ts'

const root = resolve(import.meta.dirname, '../../..')

/** Serves the dashboard's files as its container does. */
async function startDashboard(directory: string, port: number, env: Record<string, string>) {
  const files = join(directory, 'dashboard')
  const assembled = spawnSync(process.execPath, ['tools/deploy/src/assemble.ts', 'admin', files], { cwd: root })
  if (assembled.status !== 0) throw new Error(String(assembled.stderr))
  const child = spawn(process.execPath, ['--import', './start.js', 'dashboard.js'], {
    cwd: files,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { HOST: '127.0.0.1', ADMIN_PORT: String(port), ...env },
  })
  await until(() => answers(`http://127.0.0.1:${port}/dashboard/`), 90, 'The dashboard')
  return async () => {
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
}

/** Starts site, dashboard, API and identity on separate origins, with the sample data and without a gateway. */
export async function startOnSeparateOrigins() {
  const directory = mkdtempSync(join(tmpdir(), 'separate-origins-'))
  const supervisor = new Supervisor({ directory, onGiveUp: () => {} })
  const stops: (() => Promise<unknown>)[] = [
    async () => rmSync(directory, { recursive: true, force: true }),
    () => supervisor.close(),
  ]
  const ports = { auth: await freePort(), hub: await freePort(), logging: await freePort() }
  const [web, admin, api] = [await freePort(), await freePort(), await freePort()]
  const urls = {
    site: `http://site.localhost:${web}`,
    dashboard: `http://staff.localhost:${admin}`,
    api: `http://api.localhost:${api}`,
  }
  const identity = identityFor(ports)
  const env = {
    ...identity.env,
    ...ON_BUSY_MACHINE,
    APP_MODE: 'local',
    AUTH_EMULATOR_URL: `http://${identity.emulator}`,
    SITE_URL: urls.site,
    DASHBOARD_URL: `${urls.dashboard}/dashboard`,
    API_URL: urls.api,
  }

  const postgres = await startPostgres()
  stops.push(postgres.stop)
  const databaseUrl = makeDatabase(postgres.url, 'origins')
  const session = { supervisor, directory, logs: join(directory, 'logs'), signal: new AbortController().signal }
  const mail = { site: urls.site, api: urls.api, SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'hello@example.com' }
  await startIdentity(session, ports, identity, mail)
  await fillSample(databaseUrl, identity)
  const server = await startApi(databaseUrl, { ...env, API_PORT: String(api) })
  stops.push(server.stop)
  const site = await startWeb(urls.api, { ...env, WEB_PORT: String(web), API_INTERNAL_URL: server.url })
  stops.push(site.stop)
  stops.push(await startDashboard(directory, admin, env))
  return {
    ...urls,
    /** Starts another replica of the API and one of the site. @returns the addresses of both replicas of the site */
    async startReplica() {
      const otherApi = await startApi(databaseUrl, { ...env, API_PORT: String(await freePort()) })
      stops.push(otherApi.stop)
      const otherSite = await startWeb(urls.api, {
        ...env,
        WEB_PORT: String(await freePort()),
        API_INTERNAL_URL: otherApi.url,
      })
      stops.push(otherSite.stop)
      return [site.url, otherSite.url]
    },
    async stop() {
      for (const stop of stops.toReversed()) await stop()
    },
  }
}

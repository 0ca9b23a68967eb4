import { join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { freePort, reservePort } from './ports.ts'
import { runningPort } from './postgres/postgres-server.ts'

export const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
/** The emulator's project. By the prefix `demo-`, Firebase's tools see that no real project exists. */
export const PROJECT = 'demo-energy'

/** The directory of all data that outlives a run: `DATA_DIR`, or `.data` in the workspace. */
export const dataDirectory = () => resolve(process.env['DATA_DIR'] || join(ROOT, '.data'))

/** Where the files of pictures are: `MEDIA_URL`, or a folder of the data directory. */
export const mediaUrl = () => process.env['MEDIA_URL'] || pathToFileURL(join(dataDirectory(), 'media')).href

/** The same for the pictures of the sample; undefined with `SAMPLE_PICTURES=0`, which leaves them out. */
export const sampleMediaUrl = () => (process.env['SAMPLE_PICTURES'] === '0' ? undefined : mediaUrl())

/** The variable that sets each port. */
const PORT_VARIABLES = {
  gateway: 'PORT',
  api: 'API_PORT',
  web: 'WEB_PORT',
  admin: 'ADMIN_PORT',
  postgres: 'LOCAL_POSTGRES_PORT',
  auth: 'LOCAL_AUTH_PORT',
  hub: 'LOCAL_HUB_PORT',
  logging: 'LOCAL_LOGGING_PORT',
  smtp: 'LOCAL_SMTP_PORT',
  mailbox: 'LOCAL_MAILBOX_PORT',
}

/**
 * Chooses the ports of a run. A port from a variable or a default must be free, or belong to the PostgreSQL that
 * outlived an earlier run, which is reused.
 * @param defaults the default of each port; 0 chooses a free one
 * @throws Error that lists every taken or invalid port with its variable, before anything is started
 */
export async function choosePorts<Name extends keyof typeof PORT_VARIABLES>(defaults: Record<Name, number>) {
  const ports = { ...defaults }
  const earlierPostgres = await runningPort(join(dataDirectory(), 'postgres'))
  const given = new Set<number>()
  const errors: string[] = []
  for (const name in ports) {
    const variable = PORT_VARIABLES[name]
    const text = process.env[variable]
    if (!text && ports[name] === 0) continue
    const port = text ? Number(text) : ports[name]
    if (!Number.isInteger(port) || port < 1 || port > 65_535) errors.push(`${variable} is not a port: ${text}.`)
    else if (given.has(port)) errors.push(`${variable} uses port ${port}, which another variable already uses.`)
    else if (!(name === 'postgres' && port === earlierPostgres) && !(await reservePort(port)))
      errors.push(`Port ${port} is taken by another program. Set ${variable} to a free one.`)
    given.add(port)
    ports[name] = port
  }
  if (errors.length > 0) throw new Error(errors.join('\n'))

  for (const name in ports) ports[name] ||= (name === 'postgres' ? earlierPostgres : undefined) ?? (await freePort())
  return ports
}

import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort, isFree } from './ports.ts'
import { runningPort } from './postgres/postgres-server.ts'

export const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
/** The emulator's project. By the prefix `demo-`, Firebase's tools see that no real project exists. */
export const PROJECT = 'demo-energy'

/** The directory of all data that outlives a run: `DATA_DIR`, or `.data` in the workspace. */
export const dataDirectory = () => resolve(process.env['DATA_DIR'] ?? join(ROOT, '.data'))

/**
 * The ports of a run. A port from a variable or a default must be free. The other ports are chosen among the free ones.
 * @param defaults the default port of each variable, or undefined
 * @returns a function that gives the port of a variable
 * @throws Error that lists every taken or invalid port with its variable, before anything is started
 */
export async function choosePorts<Name extends string>(defaults: Record<Name, number | undefined>) {
  const chosen = new Map<string, number>()
  const errors: string[] = []
  for (const [name, standard] of Object.entries<number | undefined>(defaults)) {
    const text = process.env[name]
    const port = text ? Number(text) : standard
    if (port === undefined) continue
    if (!Number.isInteger(port) || port < 1 || port > 65_535) errors.push(`${name} is not a port: ${text}.`)
    else if ([...chosen.values()].includes(port))
      errors.push(`${name} uses port ${port}, which another variable already uses.`)
    else if (!(await isFree(port)) && !(await isOurs(name, port)))
      errors.push(`Port ${port} is taken by another program. Set ${name} to a free one.`)
    chosen.set(name, port)
  }
  if (errors.length > 0) throw new Error(errors.join('\n'))

  return async (name: Name) => {
    const port = chosen.get(name) ?? (await freePort(new Set(chosen.values())))
    chosen.set(name, port)
    return port
  }
}

/** Whether a taken port belongs to the PostgreSQL that outlived an earlier run. That server is reused. */
const isOurs = async (name: string, port: number) =>
  name === 'LOCAL_POSTGRES_PORT' && (await runningPort(join(dataDirectory(), 'postgres'))) === port

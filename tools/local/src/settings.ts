import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort, isFree } from './ports.ts'
import { runningPort } from './postgres/postgres-server.ts'

export const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
/** The emulator's project; the prefix tells Firebase's tools that there is no real one behind it. */
export const PROJECT = 'demo-energy'

/** Where everything is kept between runs: `DATA_DIR`, or `.data` in the workspace. */
export const dataDirectory = () => resolve(process.env['DATA_DIR'] ?? join(ROOT, '.data'))

/**
 * The ports of a run. One that a variable sets, or that has a default, must be free; the others are taken free.
 * @param defaults for each variable its default, or undefined
 * @throws naming every taken port with its variable, before anything is started
 */
export async function choosePorts<Name extends string>(defaults: Record<Name, number | undefined>) {
  const chosen = new Map<string, number>()
  const errors: string[] = []
  for (const [name, standard] of Object.entries<number | undefined>(defaults)) {
    const text = process.env[name]
    const port = text ? Number(text) : standard
    if (port === undefined) continue
    if (!Number.isInteger(port) || port < 1 || port > 65_535) errors.push(`${name} is no port: ${text}.`)
    else if ([...chosen.values()].includes(port))
      errors.push(`${name} names port ${port}, which another variable names.`)
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

/** Whether a taken port is held by the PostgreSQL that outlived an earlier run; it is taken over. */
const isOurs = async (name: string, port: number) =>
  name === 'LOCAL_POSTGRES_PORT' && (await runningPort(join(dataDirectory(), 'postgres'))) === port

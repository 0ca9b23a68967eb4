import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { SettingsError } from './settings.ts'

/** Ends the process with exit code 1; writes its lines to stderr. */
export function exitWith(...lines: readonly string[]): never {
  process.stderr.write(lines.map((line) => `${line}\n`).join(''))
  process.exit(1)
}

/** Reads the settings from the environment; ends the process with a line for each wrong one. */
export function settingsOrExit<Settings>(read: (source: NodeJS.ProcessEnv) => Settings): Settings {
  try {
    return read(process.env)
  } catch (error) {
    if (error instanceof SettingsError) exitWith(...error.problems)
    throw error
  }
}

/** Milliseconds after the start, so that its first answers do not wait for the collection. */
const COLLECTED_AFTER = 1_000

/**
 * Listens until SIGTERM or SIGINT, which close the server; ends the process with one line where a port is taken or not
 * allowed, or where the machine does not have the address.
 * @param ports the ports that the server takes, by their variables; it listens on the first
 */
export async function listen(
  app: { listen(options: { host: string; port: number }): Promise<unknown>; close(): unknown },
  host: string,
  ports: { readonly [variable: string]: number | undefined },
) {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void app.close())
  const [[first, port = 0] = ['', 0]] = Object.entries(ports)
  await app.listen({ host, port }).catch((error: NodeJS.ErrnoException) => {
    const other = Object.keys(ports).find((name) => 'port' in error && error.port === ports[name])
    const variable = other ?? first
    if (error.code === 'EADDRINUSE')
      exitWith(`${variable}: port ${ports[variable]} is taken. Free it, or set ${variable} to another.`)
    if (error.code === 'EACCES') exitWith(`${variable}: port ${ports[variable]} may not be used by this account.`)
    if (error.code === 'EADDRNOTAVAIL' || error.syscall === 'getaddrinfo')
      exitWith('HOST must be an address of this machine.')
    throw error
  })
  setTimeout(freeStartMemory, COLLECTED_AFTER).unref()
}

/** Frees what loading modules has used: V8 returns the memory only for a collection of this flavor. */
function freeStartMemory() {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  if (typeof collect === 'function') collect({ type: 'major', flavor: 'last-resort' })
}

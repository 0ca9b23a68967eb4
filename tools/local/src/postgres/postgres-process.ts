import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { ManagedProcess } from '../supervisor/managed-process.ts'

const COMMAND = fileURLToPath(new URL('postgres-command.ts', import.meta.url))

/**
 * PostgreSQL as a managed process.
 * @param onUp is called with the URL, before the process counts as ready
 */
export function postgresProcess(dataDirectory: string, port: number, onUp: (url: string) => void): ManagedProcess {
  return {
    name: 'PostgreSQL',
    isService: true,
    readsStdout: true,
    args: () => [COMMAND, '--data-dir', join(dataDirectory, 'postgres'), '--port', String(port)],
    ready: async (child) => onUp(await printedUrl(child)),
  }
}

/** The URL in the line that `postgres-command.ts` prints. Rejects if the command ends without a URL. */
export async function printedUrl(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('PostgreSQL has no stdout.')
  const lines = createInterface({ input: child.stdout })
  const line: unknown = await Promise.race([
    once(lines, 'line').then(([first]) => first),
    once(child, 'exit').then(() => Promise.reject(new Error('PostgreSQL has ended.'))),
  ])
  const { url }: { url: string } = JSON.parse(String(line))
  return url
}

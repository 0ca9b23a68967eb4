import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { Part } from '../supervisor/part.ts'

const COMMAND = fileURLToPath(new URL('postgres-command.ts', import.meta.url))

/**
 * PostgreSQL as a part.
 * @param port where it must listen; undefined takes the port of one that still runs, else a free one
 * @param isUp called with its URL, before the part counts as ready
 */
export function postgresPart(dataDirectory: string, port: number | undefined, isUp: (url: string) => void): Part {
  let chosen = port
  return {
    name: 'PostgreSQL',
    isService: true,
    tells: true,
    args: () => [
      COMMAND,
      '--data-dir',
      join(dataDirectory, 'postgres'),
      ...(chosen === undefined ? [] : ['--port', String(chosen)]),
    ],
    async ready(child: ChildProcess) {
      const url = await toldUrl(child)
      // Started again, it must be where everybody looks for it.
      chosen = Number(new URL(url).port)
      isUp(url)
    },
  }
}

/** The URL in the line that the command prints. Rejects when it ends without one. */
async function toldUrl(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('PostgreSQL has no stdout.')
  const lines = createInterface({ input: child.stdout })
  const line: unknown = await Promise.race([
    once(lines, 'line').then(([first]) => first),
    once(child, 'exit').then(() => Promise.reject(new Error('PostgreSQL has ended.'))),
  ])
  const told: unknown = JSON.parse(String(line))
  if (typeof told === 'object' && told !== null && 'url' in told) return String(told.url)
  throw new Error(`PostgreSQL told no URL: ${line}`)
}

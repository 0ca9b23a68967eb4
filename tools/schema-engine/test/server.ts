import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of a PostgreSQL server, without a database. */
    server: string
  }
}

/** One PostgreSQL for all tests. */
export default async function server({ provide }: TestProject) {
  const command = new URL('../../local/src/postgres/postgres-command.ts', import.meta.url).pathname
  const directory = mkdtempSync(join(tmpdir(), 'schema-engine-'))
  const child = spawn(process.execPath, [command, '--data-dir', directory, '--temporary'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const [line]: string[] = await once(createInterface({ input: child.stdout }), 'line').then((lines) =>
    lines.map(String),
  )
  const { url }: { url: string } = JSON.parse(line ?? '{}')
  provide('server', new URL('.', url).href)
  return async () => {
    const ended = once(child, 'exit')
    child.stdin.end()
    await ended
  }
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const COMMAND = fileURLToPath(new URL('../../../../tools/local/src/postgres/postgres-command.ts', import.meta.url))

/**
 * A PostgreSQL of our own, over as soon as this process is.
 * @param directory holds its data; started again on the same one, it has the same data and the same port
 */
export async function startPostgres(directory: string, ...options: string[]) {
  const child = spawn(process.execPath, [COMMAND, '--data-dir', directory, ...options], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const line: unknown = await Promise.race([once(child.stdout, 'data'), ended]).then(([first]) => String(first))
  const { url }: { url: string } = JSON.parse(String(line))
  return {
    url,
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

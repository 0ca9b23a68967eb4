import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * A free port, from below the range that systems hand out for outgoing connections: a part that takes its time to start,
 * or is started again, still finds it free.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(20_000, 32_000)
  const server = createServer().listen({ port, host: '127.0.0.1', exclusive: true })
  const isFree = await once(server, 'listening').then(
    () => true,
    () => false,
  )
  if (!isFree) return freePort()
  server.close()
  await once(server, 'close')
  return port
}

/** Waits, at most a minute and a half, until something answers: the processors may be busy with much else. */
export async function answering(url: string, until = Date.now() + 90_000): Promise<void> {
  const answers = await fetch(url).then(
    () => true,
    () => false,
  )
  if (answers) return
  if (Date.now() > until) throw new Error(`Nothing answers at ${url}`)
  await new Promise((resolve) => setTimeout(resolve, 100))
  await answering(url, until)
}

import { createServer, connect } from 'node:net'
import { randomInt } from 'node:crypto'

const canListen = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => server.close(() => resolve(true)))
  })

/** Whether something on this machine answers; also where it listens on all addresses or on IPv6 alone. */
export const accepts = (port: number, host: string) =>
  new Promise<boolean>((resolve) => {
    const socket = connect({ port, host })
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })

export async function isFree(port: number) {
  const inUse = await Promise.all([accepts(port, '127.0.0.1'), accepts(port, '::1')])
  return !inUse.includes(true) && (await canListen(port))
}

/**
 * A free port, from below the range that systems hand out for outgoing connections, so that it is still free when a
 * part is started on it a second time.
 * @param except ports that are meant for something else
 */
export async function freePort(except: ReadonlySet<number> = new Set()): Promise<number> {
  const port = randomInt(20_000, 32_000)
  return !except.has(port) && (await isFree(port)) ? port : freePort(except)
}

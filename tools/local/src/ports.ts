import { createServer, connect } from 'node:net'
import { randomInt } from 'node:crypto'

const canListen = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => server.close(() => resolve(true)))
  })

/** Whether a port accepts connections. Also finds a server that listens on all addresses, or on IPv6 only. */
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
 * A free port, below the range that systems use for outgoing connections. So it is still free when a process is
 * restarted on it.
 * @param except ports that are reserved for something else
 */
export async function freePort(except: ReadonlySet<number> = new Set()): Promise<number> {
  const port = randomInt(20_000, 32_000)
  return !except.has(port) && (await isFree(port)) ? port : freePort(except)
}

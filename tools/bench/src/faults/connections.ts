import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { until } from '@energy/local/supervisor/until'
import { load, memoryMiB, type Figures } from '../load.ts'
import type { Server } from '../parts.ts'

/** How readers fare beside others who hold connections, and without them, in the same run. */
export interface Beside {
  /** Connections that were held. */
  held: number
  alone: Figures
  beside: Figures
  /** What one of them costs, in KiB. */
  kibibytes: number
  /** How many the server has closed by the end. */
  closed: number
}

const SECONDS = 5

const open = async ({ url }: Server) => {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => socket.destroy())
  await once(socket, 'connect')
  return socket
}

async function beside(api: Server, many: number, begin: (socket: Socket) => Promise<unknown>) {
  const ask = { url: `${api.url}/services`, connections: 8 }
  await load(api.pid, ask, 1)
  const alone = await load(api.pid, ask, SECONDS)
  const before = memoryMiB(api.pid)
  const sockets: Socket[] = []
  // Not all in one moment: the queue of a port that listens is shorter.
  while (sockets.length < many)
    sockets.push(...(await Promise.all(Array.from({ length: Math.min(100, many - sockets.length) }, () => open(api)))))
  await Promise.all(sockets.map(begin))
  const kibibytes = ((memoryMiB(api.pid) - before) * 1_024) / many
  const figures = await load(api.pid, ask, SECONDS)
  return { sockets, found: { held: many, alone, beside: figures, kibibytes } }
}

const closedOf = (sockets: readonly Socket[]) => sockets.filter(({ closed }) => closed).length

/** Connections that ask once and then stay, and say nothing. */
export async function idleConnections(api: Server, many: number): Promise<Beside> {
  const { sockets, found } = await beside(api, many, async (socket) => {
    socket.write('GET /ready HTTP/1.1\r\nhost: localhost\r\n\r\n')
    await once(socket, 'data')
    socket.resume()
  })
  const closed = closedOf(sockets)
  for (const socket of sockets) socket.destroy()
  return { ...found, closed }
}

/** Clients that send a byte of their headers now and then; the server has to close them all. */
export async function slowClients(api: Server, many: number): Promise<Beside> {
  const over = new AbortController()
  const { sockets, found } = await beside(api, many, async (socket) => {
    socket.resume().write('GET /services HTTP/1.1\r\nhost: localhost\r\nx-slow: ')
    void (async () => {
      while (!socket.closed && !over.signal.aborted) {
        if (socket.writable) socket.write('s')
        await pause(500)
      }
    })()
  })
  await until(async () => closedOf(sockets) === many, 60, 'The end of slow clients').catch(() => undefined)
  over.abort()
  const closed = closedOf(sockets)
  for (const socket of sockets) socket.destroy()
  return { ...found, closed }
}

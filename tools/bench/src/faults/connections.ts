import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { until } from '@energy/local/supervisor/until'
import { load, memoryMiB, type LoadMetrics } from '../load.ts'
import type { Server } from '../processes.ts'

/** Metrics of readers without and with other open connections, in the same run. */
export interface ConnectionsResult {
  /** Number of other connections. */
  count: number
  baseline: LoadMetrics
  withConnections: LoadMetrics
  /** Memory that the server uses for each of them. */
  kibibytesEach: number
  /** Number of them that the server has closed by the end. */
  closed: number
}

const SECONDS = 5

const openSocket = async ({ url }: Server) => {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => socket.destroy())
  await once(socket, 'connect')
  return socket
}

async function loadWithConnections(api: Server, count: number, begin: (socket: Socket) => Promise<unknown>) {
  const request = { url: `${api.url}/services`, connections: 8 }
  await load(api.pid, request, 1)
  const baseline = await load(api.pid, request, SECONDS)
  const before = memoryMiB(api.pid)
  const sockets: Socket[] = []
  // In batches: the listen backlog of the port is shorter than `count`.
  while (sockets.length < count)
    sockets.push(
      ...(await Promise.all(Array.from({ length: Math.min(100, count - sockets.length) }, () => openSocket(api)))),
    )
  await Promise.all(sockets.map(begin))
  const kibibytesEach = ((memoryMiB(api.pid) - before) * 1_024) / count
  const metrics = await load(api.pid, request, SECONDS)
  return { sockets, result: { count, baseline, withConnections: metrics, kibibytesEach } }
}

const countClosed = (sockets: readonly Socket[]) => sockets.filter(({ closed }) => closed).length

/** Connections that send one request and then stay open without traffic. */
export async function idleConnections(api: Server, count: number): Promise<ConnectionsResult> {
  const { sockets, result } = await loadWithConnections(api, count, async (socket) => {
    socket.write('GET /ready HTTP/1.1\r\nhost: localhost\r\n\r\n')
    await once(socket, 'data')
    socket.resume()
  })
  const closed = countClosed(sockets)
  for (const socket of sockets) socket.destroy()
  return { ...result, closed }
}

/** Clients that send one byte of their headers every half second; the server must close them all. */
export async function slowClients(api: Server, count: number): Promise<ConnectionsResult> {
  const stopping = new AbortController()
  const { sockets, result } = await loadWithConnections(api, count, async (socket) => {
    socket.resume().write('GET /services HTTP/1.1\r\nhost: localhost\r\nx-slow: ')
    void (async () => {
      while (!socket.closed && !stopping.signal.aborted) {
        if (socket.writable) socket.write('s')
        await pause(500)
      }
    })()
  })
  await until(async () => countClosed(sockets) === count, 60, 'The end of slow clients').catch(() => undefined)
  stopping.abort()
  const closed = countClosed(sockets)
  for (const socket of sockets) socket.destroy()
  return { ...result, closed }
}

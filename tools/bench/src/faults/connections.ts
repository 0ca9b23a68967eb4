import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { until } from '@energy/local/supervisor/until'
import autocannon from 'autocannon'
import { load, memoryMiB } from '../load.ts'
import type { Server } from '../processes.ts'

/** Metrics of readers without and with other open connections, in the same run. */
export type ConnectionsResult = Awaited<ReturnType<typeof idleConnections>>

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
  // A number of requests and not a time: on a busy machine no response may come within a second.
  await autocannon({ ...request, amount: 2_000 })
  const baseline = await load(api.pid, request, SECONDS)
  const before = memoryMiB(api.pid)
  const sockets: Socket[] = []
  // In batches: the listen backlog of the port is shorter than `count`.
  while (sockets.length < count)
    sockets.push(
      ...(await Promise.all(Array.from({ length: Math.min(100, count - sockets.length) }, () => openSocket(api)))),
    )
  await Promise.all(sockets.map(begin))
  /** Memory that the server uses for each connection. */
  const kibibytesEach = ((memoryMiB(api.pid) - before) * 1_024) / count
  const withConnections = await load(api.pid, request, SECONDS)
  return { sockets, result: { count, baseline, withConnections, kibibytesEach } }
}

const countClosed = (sockets: readonly Socket[]) => sockets.filter(({ closed }) => closed).length

/** Counts the connections that the server has closed, and closes the others. */
function closeAll(sockets: readonly Socket[]) {
  const closed = countClosed(sockets)
  for (const socket of sockets) socket.destroy()
  return closed
}

/** Connections that send one request and then stay open without traffic. */
export async function idleConnections(api: Server, count: number) {
  const { sockets, result } = await loadWithConnections(api, count, async (socket) => {
    socket.write('GET /ready HTTP/1.1\r\nhost: localhost\r\n\r\n')
    await once(socket, 'data')
    socket.resume()
  })
  return { ...result, closed: closeAll(sockets) }
}

/** Clients that send one byte of their headers every half second; the server must close them all. */
export async function slowClients(api: Server, count: number): Promise<ConnectionsResult> {
  const { sockets, result } = await loadWithConnections(api, count, async (socket) => {
    socket.resume().write('GET /services HTTP/1.1\r\nhost: localhost\r\nx-slow: ')
    const writing = setInterval(() => socket.writable && socket.write('s'), 500)
    socket.once('close', () => clearInterval(writing))
  })
  await until(async () => countClosed(sockets) === count, 60, 'The end of slow clients').catch(() => undefined)
  return { ...result, closed: closeAll(sockets) }
}

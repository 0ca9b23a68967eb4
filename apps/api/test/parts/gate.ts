import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { inject } from 'vitest'
import { freshDatabase } from './database.ts'

/**
 * A way to a server that can be shut and opened again; `to` and `host` are host:port.
 * @param met is told of both ends of each connection
 */
export async function aGate(to: string, met?: (from: Socket, onward: Socket) => void) {
  const { hostname, port } = new URL(`http://${to}`)
  const through = new Set<Socket>()
  const gate = createServer((from) => {
    const onward = connect(Number(port), hostname)
    for (const [one, other] of [
      [from, onward],
      [onward, from],
    ] as const) {
      through.add(one)
      one.on('error', () => other.destroy())
      one.on('close', () => through.delete(one))
      one.pipe(other)
    }
    met?.(from, onward)
  })
  const open = async (at = 0) => {
    gate.listen(at, '127.0.0.1')
    await once(gate, 'listening')
    const address = gate.address()
    return typeof address === 'object' && address ? address.port : 0
  }
  const own = await open()
  return {
    host: `127.0.0.1:${own}`,
    open: () => open(own),
    async shut() {
      if (!gate.listening) return
      for (const socket of through) socket.destroy()
      gate.close()
      await once(gate, 'close')
    },
  }
}

/** A database of its own behind a gate; `direct` goes past it. */
export async function aGatedDatabase(met?: Parameters<typeof aGate>[1]) {
  const database = await freshDatabase(inject('template'))
  const url = new URL(database.url)
  const gate = await aGate(url.host, met)
  url.host = gate.host
  const drop = async () => {
    await gate.shut()
    await database.drop()
  }
  return { ...gate, drop, url: url.href, direct: database.url }
}

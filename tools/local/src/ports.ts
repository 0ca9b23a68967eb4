import { randomInt } from 'node:crypto'
import { connect } from 'node:net'
import getPort from 'get-port'

/** Whether a port accepts connections. */
export const accepts = (port: number, host: string) =>
  new Promise<boolean>((resolve) => {
    const socket = connect({ port, host })
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })

/** Reserves a port in this process. False if it is taken on any address of the machine, or is reserved already. */
export const reservePort = async (port: number) => (await getPort({ port, reserve: true })) === port

// The tests of the API, which run at the same time, choose smaller ones.
function* candidates() {
  for (;;) yield randomInt(28_000, 32_000)
}

/**
 * Reserves a free port, below the range that systems use for outgoing connections. So it is still free when a process
 * is restarted on it.
 */
export const freePort = () => getPort({ port: candidates(), reserve: true })

import autocannon from 'autocannon'
import { readFileSync } from 'node:fs'

const CONNECTIONS = 32
const SECONDS = 3
const ROUNDS = 5
/** Linux counts process time in hundredths of a second. */
const MICROSECONDS_A_TICK = 10_000

export interface Figures {
  /** CPU time of the server process, µs a request. */
  cpu: number
  requestsPerSecond: number
  /** Latency in ms. */
  p50: number
  p99: number
}

function cpuMicroseconds(pid: number) {
  const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1] ?? ''
  const fields = afterName.split(' ')
  return (Number(fields[11]) + Number(fields[12])) * MICROSECONDS_A_TICK
}

async function round(pid: number, url: string): Promise<Figures> {
  const before = cpuMicroseconds(pid)
  const result = await autocannon({ url, connections: CONNECTIONS, duration: SECONDS })
  if (result.non2xx || result.errors) throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`)
  return {
    cpu: (cpuMicroseconds(pid) - before) / result.requests.total,
    requestsPerSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
  }
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN

/**
 * Loads each server by turns, so that a busy moment of the machine meets all of them.
 * @returns the median of five rounds of each, in the order given
 */
export async function byTurns(servers: { name: string; pid: number; url: string }[]): Promise<Figures[]> {
  const rounds: Figures[][] = servers.map(() => [])
  for (let turn = 1; turn <= ROUNDS; turn++)
    for (const [index, { name, pid, url }] of servers.entries()) {
      process.stdout.write(`  round ${turn} of ${ROUNDS}: ${name}\n`)
      rounds[index]?.push(await round(pid, url))
    }
  return rounds.map((of) => ({
    cpu: median(of.map(({ cpu }) => cpu)),
    requestsPerSecond: median(of.map(({ requestsPerSecond }) => requestsPerSecond)),
    p50: median(of.map(({ p50 }) => p50)),
    p99: median(of.map(({ p99 }) => p99)),
  }))
}

import autocannon from 'autocannon'
import { readFileSync } from 'node:fs'

/** Linux counts CPU time in hundredths of a second. */
const MICROSECONDS_A_TICK = 10_000

/** The request that is sent repeatedly. */
export interface LoadRequest {
  url: string
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
  /** Number of concurrent connections; 32 by default. */
  connections?: number
}

/** The metrics of a load. */
export interface LoadMetrics {
  /** CPU time of the server process for each request, in µs. */
  cpu: number
  requestsPerSecond: number
  /** Latency in ms. */
  p50: number
  p99: number
}

/** CPU time of a process since its start, in µs. */
export function cpuMicroseconds(pid: number) {
  const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1] ?? ''
  const fields = afterName.split(' ')
  return (Number(fields[11]) + Number(fields[12])) * MICROSECONDS_A_TICK
}

/** Resident memory of a process in MiB. */
export function memoryMiB(pid: number) {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}

/** The longest load, in seconds, for a server that does not respond in less. */
const LONGEST = 30

/**
 * Sends a request to one server process repeatedly, for twice the time where nothing is answered in it.
 * @throws if a response has another status than expected: 2xx, or 3xx for a conditional request
 */
export async function load(pid: number, request: LoadRequest, seconds: number): Promise<LoadMetrics> {
  const { url, method = 'GET', headers = {}, body, connections = 32 } = request
  const before = cpuMicroseconds(pid)
  const result = await autocannon({ url, method, headers, connections, duration: seconds, ...(body && { body }) })
  const expected = headers['if-none-match'] ? result['3xx'] : result['2xx']
  const total = result['2xx'] + result['3xx'] + result['4xx'] + result['5xx']
  if (!total && !result.errors && seconds < LONGEST) return load(pid, request, 2 * seconds)
  if (expected !== total || result.errors || !total)
    throw new Error(
      `${method} ${url}: ${total - expected} of ${total} responses had an unexpected status, ${result.errors} requests failed`,
    )
  return {
    cpu: (cpuMicroseconds(pid) - before) / total,
    requestsPerSecond: total / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
  }
}

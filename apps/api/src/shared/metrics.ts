import { once } from 'node:events'
import { createServer } from 'node:http'
import { Type } from '@sinclair/typebox'

/** The setting of the port of `/metrics`, for API and worker. */
export const metricsPort = () =>
  Type.Optional(
    // Not `Type.Integer`: its conversion would read 9464.5 as 9464.
    Type.Number({
      multipleOf: 1,
      minimum: 1,
      maximum: 65_535,
      title: 'Where Prometheus finds /metrics; without it nothing is measured',
      description: 'a port from 1 to 65535',
    }),
  )

/** A registry with the metrics of the process, and a server of it. The library is loaded here, where it is needed. */
export async function openMetrics() {
  const { Gauge, Histogram, Registry, collectDefaultMetrics } = await import('prom-client')
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return response.writeHead(404).end()
    return registry.metrics().then((text) => response.setHeader('content-type', registry.contentType).end(text))
  })
  return {
    Gauge,
    Histogram,
    registry,
    async listen(port: number, host: string) {
      server.listen(port, host)
      await once(server, 'listening')
    },
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

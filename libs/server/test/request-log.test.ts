import Fastify, { LogController } from 'fastify'
import { expect, test } from 'vitest'
import { logRequests } from '../src/request-log.ts'

test('a request has one log entry: method, pattern of the path, status and time in ms', async () => {
  const lines: string[] = []
  const stream = { write: (line: string) => void lines.push(line) }
  const app = Fastify({ logger: { stream }, logController: new LogController({ disableRequestLogging: true }) })
  logRequests(app)
  const laterHook: number[] = []
  app.addHook('onResponse', async (_, { statusCode }) => void laterHook.push(statusCode))
  app.put('/people/:name', async (_, reply) => {
    for (const until = performance.now() + 20; performance.now() < until;);
    return reply.code(202).send('')
  })
  const start = performance.now()
  await app.inject({ method: 'PUT', url: '/people/ada' })
  const whole = performance.now() - start
  await app.inject('/nothing')
  const [line, other, ...more] = lines.map((text): Record<string, unknown> => JSON.parse(text))
  expect(line).toMatchObject({ level: 30, method: 'PUT', route: '/people/:name', status: 202 })
  expect(line?.['ms']).toBeGreaterThanOrEqual(20)
  expect(line?.['ms']).toBeLessThanOrEqual(whole + 0.1)
  expect(String(line?.['ms'])).toMatch(/^\d+(\.\d)?$/)
  expect(other).toMatchObject({ method: 'GET', route: 'none', status: 404 })
  expect(more).toEqual([])
  // Later onResponse hooks still run.
  expect(laterHook).toEqual([202, 404])
})

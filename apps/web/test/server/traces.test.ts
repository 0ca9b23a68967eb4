import { aTraceReceiver } from '@energy/server/test/trace-receiver'
import { closeTraces, startTraces } from '@energy/server/traces/traces'
import { expect, test, vi } from 'vitest'
import { anApi } from '../fixtures/api.ts'
import { aPage, aSite } from '../fixtures/site.ts'

const message = { form: 'contact', firstName: 'Persephone', email: 'persephone@example.com' }

test('without traces, a form is sent to the API without a trace', async () => {
  const api = await anApi()
  const { post } = await aSite(api.url)
  await post('/contact', message, { traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01` })
  expect(api.received[0]?.headers).not.toHaveProperty('traceparent')
})

test('a form that the site takes continues in the API, and a page that is rendered too, without personal data', async () => {
  const receiver = await aTraceReceiver()
  for (const [name, value] of Object.entries(receiver.settings)) vi.stubEnv(name, value)
  await startTraces('energy-site', receiver.settings)
  const api = await anApi()
  const { post, send } = await aSite(api.url, async () => {
    await fetch(`${api.url}/services`, { method: 'POST', body: '{}' })
    return aPage('a page')
  })
  await post('/contact?email=persephone@example.com', message)
  await send('/guides/persephone?email=persephone@example.com')
  await closeTraces()

  for (const [name, received] of [
    ['POST /*', api.received[0]],
    ['GET /*', api.received[1]],
  ] as const) {
    const request = await receiver.span(name)
    const call = receiver.spans().find(({ parentSpanId }) => parentSpanId === request.spanId)
    expect(received?.headers['traceparent']).toBe(`00-${request.traceId}-${call?.spanId}-01`)
    expect([request.service, call?.kind]).toEqual(['energy-site', 3])
  }
  expect(receiver.received()).not.toContain('persephone')
})

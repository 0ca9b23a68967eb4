import { webhook } from '@energy/contracts/webhooks/webhooks'
import { expect, test } from 'vitest'
import { world } from '../fixtures/world.ts'

const here = world({ WEBHOOKS_ALLOW_PRIVATE: 'true' })

test('a new secret whose answer was lost is made once, so that the former one signs on', async () => {
  const { call } = await here().anAdmin()
  const body = { url: 'https://127.0.0.1', events: ['inquiry.received' as const] }
  const { insertedId: id } = await call(webhook.create, { body })
  const rotate = (key: string) => call(webhook.rotate, { params: { id }, headers: { 'idempotency-key': key } })
  const stored = () => here().db.webhook.findUniqueOrThrow({ where: { id } })
  const { secret: before } = await stored()
  const key = crypto.randomUUID()
  const { secret } = await rotate(key)
  const once = await stored()
  expect(once.formerSecret).toEqual(before)
  expect((await rotate(key)).secret).toBe(secret)
  expect(await stored()).toEqual(once)
  expect(await here().db.audit.count({ where: { record: id, what: { endsWith: '/secret' } } })).toBe(1)
  expect((await rotate(crypto.randomUUID())).secret).not.toBe(secret)
  expect((await stored()).formerSecret).toEqual(once.secret)
})

import { offer } from '@energy/contracts/sales/offers'
import { expect, onTestFinished, test } from 'vitest'
import { anOffer } from '../fixtures/records/sales.ts'
import { waitForLock } from '../fixtures/wait-for-lock.ts'
import { adminOf, world } from '../fixtures/world.ts'

const here = world()
const staff = adminOf(here)

test('a list by name has the order of the names that it shows: of the business, or of the person without one', async () => {
  const email = 'shown-names@example.com'
  for (const [name, businessName] of [
    ['Ada', 'Windmill Ltd'],
    ['Zoe', 'Amber & Sons'],
    ['Mona', ''],
  ] as const)
    await anOffer(staff().call, { email, name, businessName })
  const querystring = { email, sort: 'name' } as const
  const list = await staff().call(offer.list, { querystring })
  expect(list.map(({ name }) => name)).toEqual(['Zoe', 'Mona', 'Ada'])
})

test('an offer that is deleted while an export reads its page takes no other offer with it', async () => {
  const { app, db, databaseUrl } = here()
  const email = 'export@example.com'
  // More than an export reads at once.
  await db.offer.createMany({
    data: Array.from({ length: 502 }, (_, at) => ({ number: `E-${at}`, email, currency: 'USD' })),
  })
  // What is sent on the connection that is left goes in its order.
  const others = await Promise.all(Array.from({ length: app.pool.options.max - 1 }, () => app.pool.connect()))
  onTestFinished(() => {
    for (const connection of others) connection.release()
  })
  const work = await db.$transaction(async (tx) => {
    await tx.$executeRaw`LOCK TABLE offers IN ACCESS EXCLUSIVE MODE`
    const querystring = { email, sort: 'number', direction: 'asc', format: 'csv' } as const
    const exported = staff().call(offer.export, { querystring })
    await waitForLock(databaseUrl)
    const deleted = app.pool.query(`DELETE FROM offers WHERE number = 'E-0'`)
    await expect.poll(() => app.pool.waitingCount).toBe(1)
    return { exported, deleted }
  })
  expect((await work.deleted).rowCount).toBe(1)
  const file = await work.exported
  const rows = file instanceof Blob ? (await file.text()).trim().split('\r\n').slice(1) : []
  expect(rows).toHaveLength(501)
})

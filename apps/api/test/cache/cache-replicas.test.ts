import { service } from '@energy/contracts/content'
import { expect, test, vi } from 'vitest'
import { aReplica, aDatabaseClient } from '../fixtures/servers/replica.ts'
import { untilSubscribed, world } from '../fixtures/world.ts'

const here = world()

const titleAt = async (url: string, id: string) =>
  /"headerTitle":"([^"]*)"/.exec(await (await fetch(`${url}/services/${id}`)).text())?.[1]

/** A change is read within a second (docs/benchmarks.md); a machine that is busy with other tests takes longer. */
const SOON = { timeout: 90_000, interval: 5 }

/** Polls until a title is read. Returns the different ones of the next twenty reads. */
async function titlesFrom(url: string, id: string, title: string) {
  await vi.waitUntil(async () => (await titleAt(url, id)) === title, SOON)
  const titles = new Set<string | undefined>()
  for (let again = 0; again < 20; again++) titles.add(await titleAt(url, id))
  return [...titles]
}

async function aService() {
  const { call } = await here().anAdmin()
  const { insertedId: id } = await call(service.create, { body: { headerTitle: 'First' } })
  return { id, save: (headerTitle: string) => call(service.update, { params: { id }, body: { headerTitle } }) }
}

test('a write on one replica is read on the other', async () => {
  const other = await aReplica(here().databaseUrl)
  const { id, save } = await aService()
  for (let number = 1; number <= 30; number++) {
    await titleAt(other.url, id)
    await save(`Title ${number}`)
    expect(await titlesFrom(other.url, id, `Title ${number}`)).toEqual([`Title ${number}`])
  }
  await other.close()
})

test('a write with psql is read, with a new ETag', async () => {
  const { url, databaseUrl } = here()
  const { id } = await aService()
  const { run, end } = await aDatabaseClient(databaseUrl)
  const etag = async () => (await fetch(`${url}/services/${id}`)).headers.get('etag')
  expect([await titleAt(url, id), await etag()]).toEqual(['First', '"1"'])
  await run('UPDATE items SET "headerTitle" = $1 WHERE id = $2', ['By hand', id])
  expect(await titlesFrom(url, id, 'By hand')).toEqual(['By hand'])
  expect(await etag()).toBe('"2"')

  const statusOf = async (path: string) => (await fetch(url + path)).status
  await run(`UPDATE items SET kind = 'products', blocks = NULL WHERE id = $1`, [id])
  await expect.poll(() => statusOf(`/services/${id}`), SOON).toBe(404)
  expect(await statusOf(`/products/${id}`)).toBe(200)
  await run('TRUNCATE items CASCADE')
  await expect.poll(() => statusOf(`/products/${id}`), SOON).toBe(404)
  await end()
})

test('without a subscription to changes nothing stale is read, and the server subscribes again by itself', async () => {
  const { url, databaseUrl, app } = here()
  const { id } = await aService()
  const { run, cutSubscription, end } = await aDatabaseClient(databaseUrl)
  for (let number = 1; number <= 5; number++) {
    await untilSubscribed(app)
    await titleAt(url, id)
    await cutSubscription()
    await run('UPDATE items SET "headerTitle" = $1 WHERE id = $2', [`Unnoticed ${number}`, id])
    expect(await titlesFrom(url, id, `Unnoticed ${number}`)).toEqual([`Unnoticed ${number}`])
  }
  await end()
})

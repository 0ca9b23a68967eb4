import { expect, onTestFinished, test } from 'vitest'
import { aProxiedDatabase } from '../fixtures/servers/proxy.ts'
import { aReplica, aDatabaseClient } from '../fixtures/servers/replica.ts'
import { untilSubscribed } from '../fixtures/world.ts'

test('without its database the server answers from the cache, with Age, else with 503, and recovers by itself', async () => {
  const database = await aProxiedDatabase()
  onTestFinished(database.drop)
  const client = await aDatabaseClient(database.direct)
  const insert = `INSERT INTO items (kind, "headerTitle", details) VALUES ('services', $1, '') RETURNING id`
  const [read, unread] = await Promise.all(
    ['Read', 'Unread'].map(async (title) => String((await client.run(insert, [title])).rows[0]?.id)),
  )

  const { app, url, close } = await aReplica(database.url)
  const get = async (path: string, headers = {}) => {
    const answer = await fetch(url + path, { headers })
    const { etag, age, 'retry-after': retry } = Object.fromEntries(answer.headers)
    return { status: answer.status, etag, age, retry, text: await answer.text() }
  }
  const paths = ['/services', `/services/${read}`, '/services?limit=1']
  const cached = await Promise.all(paths.map((path) => get(path)))
  expect(cached.map(({ status, age }) => [status, age])).toEqual(paths.map(() => [200, undefined]))

  await database.disconnect()
  await expect.poll(() => app.changes.isSubscribed).toBe(false)
  for (let time = 1; time <= 3; time++) {
    const last = await Promise.all(paths.map((path) => get(path)))
    expect(last).toEqual(cached.map((answer) => ({ ...answer, age: expect.stringMatching(/^\d+$/) })))
    for (const path of [`/services/${unread}`, '/menu', '/services?limit=2'])
      expect(await get(path)).toMatchObject({ status: 503, retry: '5', age: undefined })
  }
  expect(await get('/services', { 'if-none-match': cached[0]?.etag })).toMatchObject({ status: 304, text: '' })
  await expect.poll(async () => Number((await get('/services')).age)).toBeGreaterThanOrEqual(1)

  await client.run('UPDATE items SET "headerTitle" = $1 WHERE id = $2', ['Written', read])
  await client.end()
  await database.reconnect()
  await expect
    .poll(async () => get(`/services/${read}`))
    .toMatchObject({ status: 200, age: undefined, text: expect.stringContaining('Written') })
  await untilSubscribed(app)
  expect(await get(`/services/${unread}`)).toMatchObject({ status: 200, age: undefined })
  await close()
})

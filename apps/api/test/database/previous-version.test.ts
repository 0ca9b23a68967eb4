import { service } from '@energy/contracts/content'
import { aDatabaseClient } from '../fixtures/servers/replica.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { statusOf, world } from '../fixtures/world.ts'

// The statements are those of the previous version of the API. The next migration drops the view, and this file.
const here = world()
let sql: Awaited<ReturnType<typeof aDatabaseClient>>
beforeAll(async () => {
  sql = await aDatabaseClient(here().databaseUrl)
})
afterAll(() => sql.end())

const BODY = { headerTitle: 'Heat pumps', cta: 'Ask', details: '' }
const INSERT = `
  WITH record AS (
    INSERT INTO content (kind, "headerTitle", cta, details, sections)
    VALUES ('services', 'Heat pumps', 'Ask', '', '[]'::jsonb) RETURNING id
  ), more AS (
    INSERT INTO content_versions ("itemId", number, body, "authorId", "publishedAt")
    SELECT id, 1, $1::jsonb, NULL::uuid, now() FROM record
  ) SELECT id::text FROM record`
const UPDATE = `
  UPDATE "public"."content" SET "cta" = $2, "version" = "version" + 1, "updatedAt" = now()
  WHERE id = $1 AND kind = CAST('services' AS "Kind") AND "deletedAt" IS NULL`
const KEEP_UNVERSIONED = `
  INSERT INTO content_versions ("itemId", number, body, "publishedAt", "createdAt")
  SELECT id, 1, content_body(content), "updatedAt", "updatedAt" FROM content
  WHERE id = $1 AND NOT EXISTS (SELECT 1 FROM content_versions WHERE "itemId" = content.id) ON CONFLICT DO NOTHING`
const ADD_VERSION = `
  INSERT INTO content_versions ("itemId", number, body, "authorId", "publishedAt")
  SELECT id, (SELECT max(number) + 1 FROM content_versions WHERE "itemId" = content.id), content_body(content), NULL,
    now()
  FROM content WHERE id = $1`
const MOVE_TO_TRASH = `UPDATE content SET "deletedAt" = now(), version = version + 1 WHERE id = $1 AND "deletedAt" IS NULL`
const RESTORE = `UPDATE content SET "deletedAt" = NULL, version = version + 1 WHERE id = $1`
const ERASE = `DELETE FROM content WHERE id = $1`

const rowsOf = async (statement: string, id: string, ...values: unknown[]) =>
  (await sql.run(statement, [id, ...values])).rowCount
const insert = async (): Promise<string> => (await sql.run(INSERT, [JSON.stringify(BODY)])).rows[0].id

test('what the previous version creates, changes, deletes and restores is live, and has versions', async () => {
  const { call } = await here().anAdmin()
  const id = await insert()
  const params = { id }
  const shown = () => here().call(service.read, { params })
  await expect.poll(() => statusOf(shown())).toBe(200)
  expect(await shown()).toMatchObject(BODY)

  expect(await rowsOf(UPDATE, id, 'Call')).toBe(1)
  expect(await rowsOf(ADD_VERSION, id)).toBe(1)
  await expect.poll(shown).toMatchObject({ ...BODY, cta: 'Call' })
  expect(await call(service.draft, { params })).toMatchObject({
    state: 'live',
    hasChanges: false,
    number: 2,
    cta: 'Call',
  })
  expect(await call(service.version, { params: { id, number: 2 } })).toMatchObject({ body: { ...BODY, cta: 'Call' } })

  expect(await rowsOf(MOVE_TO_TRASH, id)).toBe(1)
  await expect.poll(() => statusOf(shown())).toBe(404)
  expect(await rowsOf(RESTORE, id)).toBe(1)
  await expect.poll(() => statusOf(shown())).toBe(200)
  expect(await rowsOf(ERASE, id)).toBe(1)
  await expect.poll(() => statusOf(shown())).toBe(404)
})

test('the previous version keeps what an item without versions says', async () => {
  const { rows } = await sql.run(
    `INSERT INTO content (kind, "headerTitle", details) VALUES ('services', 'By hand', '') RETURNING id::text`,
  )
  const [{ id }] = rows
  expect(await rowsOf(KEEP_UNVERSIONED, id)).toBe(1)
  expect((await sql.run(`SELECT body FROM content_versions WHERE "itemId" = $1`, [id])).rows).toMatchObject([
    { body: { headerTitle: 'By hand', details: '' } },
  ])
})

test('an author who read the draft before a change by the previous version gets 412', async () => {
  const { call } = await here().anAdmin()
  const { insertedId: id } = await call(service.create, { body: BODY })
  const headers = { 'if-match': (await call.send(service.draft, { params: { id } })).headers.get('etag') ?? '' }
  await rowsOf(UPDATE, id, 'Call')
  expect(await statusOf(call(service.save, { params: { id }, headers, body: { cta: 'Late' } }))).toBe(412)
})

test('the previous version neither finds nor changes a draft, nor what was unpublished', async () => {
  const { call } = await here().anAdmin()
  const { insertedId: draft } = await call(service.start, { body: { headerTitle: 'Secret plan' } })
  const { insertedId: unpublished } = await call(service.create, { body: { headerTitle: 'Secret too' } })
  await call(service.unpublish, { params: { id: unpublished } })
  for (const id of [draft, unpublished]) {
    for (const statement of [MOVE_TO_TRASH, RESTORE, ERASE, ADD_VERSION, 'SELECT FROM content WHERE id = $1'])
      expect([statement, await rowsOf(statement, id)]).toEqual([statement, 0])
    expect(await rowsOf(UPDATE, id, 'Told')).toBe(0)
    expect(await call(service.draft, { params: { id } })).toMatchObject({ cta: '' })
  }
})

test('the previous version finds what a live item shows, not what its draft says', async () => {
  const { call } = await here().anAdmin()
  const { insertedId: id } = await call(service.create, { body: BODY })
  await call(service.save, { params: { id }, body: { cta: 'Secret' } })
  const { rows } = await sql.run('SELECT cta, words FROM content WHERE id = $1', [id])
  expect(rows).toMatchObject([{ cta: 'Ask' }])
  expect(JSON.stringify(rows)).not.toMatch(/secret/i)
})

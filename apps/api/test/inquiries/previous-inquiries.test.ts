import { inquiry } from '@energy/contracts/inquiries/inquiry'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anEmail } from '../fixtures/identity.ts'
import { aDatabaseClient } from '../fixtures/servers/replica.ts'
import { statusOf, world } from '../fixtures/world.ts'

// The statements are those of the previous version of the API. The next version drops the views, and this file.
const here = world()
let sql: Awaited<ReturnType<typeof aDatabaseClient>>
beforeAll(async () => {
  sql = await aDatabaseClient(here().databaseUrl)
})
afterAll(() => sql.end())

const lists = {
  specialists: {
    insert: `INSERT INTO specialists ("userId", username, email, comment) VALUES (NULL, 'Ada', $1, 'A boiler')`,
    entry: `INSERT INTO work_entries ("specialistId", what, text)`,
    entries: `SELECT what, "contactId" FROM work_entries WHERE "specialistId" = $1 ORDER BY id`,
  },
  contacts: {
    insert: `INSERT INTO contacts ("userId", "firstName", email, comment, phone) VALUES (NULL, 'Ada', $1, 'A boiler', '1')`,
    entry: `INSERT INTO work_entries ("contactId", what, text)`,
    entries: `SELECT what, "specialistId" FROM work_entries WHERE "contactId" = $1 ORDER BY id`,
  },
}
test.each(['specialists', 'contacts'] as const)(
  'the previous version stores, reads, changes and deletes %s, and their timelines',
  async (list) => {
    const { insert, entry, entries } = lists[list]
    const { call } = await here().anAdmin()
    const email = anEmail()
    const [{ id }] = (await sql.run(`${insert} RETURNING id`, [email])).rows
    const params = { id }
    expect(await call(inquiry.read, { params })).toMatchObject({
      email,
      comment: 'A boiler',
      state: 'new',
      timeline: [],
    })

    expect((await sql.run(`SELECT state FROM ${list} WHERE id = $1 FOR UPDATE`, [id])).rows).toEqual([{ state: 'new' }])
    await sql.run(`UPDATE ${list} SET state = 'contacted', version = version + 1 WHERE id = $1`, [id])
    await sql.run(`${entry} VALUES ($1, 'note', 'Called at nine.')`, [id])
    expect(await call(inquiry.read, { params })).toMatchObject({
      state: 'contacted',
      timeline: [{ what: 'note', text: 'Called at nine.' }],
    })

    await call(inquiry.setState, { params, body: { state: 'closed' } })
    expect((await sql.run(entries, [id])).rows).toMatchObject([{ what: 'note' }, { what: 'state' }])
    const other = list === 'contacts' ? 'specialists' : 'contacts'
    expect((await sql.run(`SELECT FROM ${other} WHERE id = $1`, [id])).rowCount).toBe(0)

    expect((await sql.run(`DELETE FROM ${list} WHERE id = $1`, [id])).rowCount).toBe(1)
    expect(await statusOf(call(inquiry.read, { params }))).toBe(404)
    expect((await sql.run(entries, [id])).rows).toEqual([])
  },
)

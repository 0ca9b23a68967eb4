import { unknownPlaceholders } from '@energy/contracts/inquiries/placeholders'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { describe, expect, it, onTestFinished } from 'vitest'
import { fillSample } from '../src/sample/fill.ts'
import { aMigratedDatabase } from './fixtures/database.ts'
import { aSampleDatabase, noEmulator } from './fixtures/sample.ts'

const EVERYTHING = `SELECT md5(string_agg(t::text, '' ORDER BY t::text)) FROM
  (SELECT to_jsonb(items) FROM items UNION ALL SELECT to_jsonb(users) FROM users
   UNION ALL SELECT to_jsonb(inquiries) FROM inquiries
   UNION ALL SELECT to_jsonb(timeline_entries) FROM timeline_entries) AS t`

describe('the sample data', () => {
  const { column, fill, wasEmpty } = aSampleDatabase()

  it('fills an empty database with services, products, guides, people and requests, in the order of lists', async () => {
    expect(wasEmpty()).toBe(true)
    expect(await column(`SELECT count(*)::int FROM items WHERE texts = '{}' GROUP BY kind ORDER BY kind`)).toEqual([
      7, 6, 6,
    ])
    expect(await column(`SELECT "headerTitle" FROM items WHERE kind = 'services' ORDER BY id LIMIT 4`)).toEqual([
      'Business electricity',
      'Asset controls',
      'Energy storage',
      'Hydrogen',
    ])
    expect(await column(`SELECT "headerTitle" FROM items WHERE kind = 'products' ORDER BY id LIMIT 3`)).toEqual([
      'Heat pumps',
      'Solar',
      'Gas engine',
    ])
    expect(await column(`SELECT "headerTitle" FROM items WHERE kind = 'blogs' ORDER BY id DESC LIMIT 1`)).toEqual([
      'How to read your half-hourly data',
    ])
    expect(await column('SELECT count(*)::int FROM inquiries')).toEqual([48])
    expect(await column('SELECT count(*)::int FROM pictures')).toEqual([0])
    expect(await column(`SELECT bool_and("createdAt" <= now()) FROM inquiries`)).toEqual([true])
  })

  it('has requests on most of the last fourteen days, from the pages of products, and answers within a day', async () => {
    const recent = `FROM inquiries WHERE "createdAt" > now() - interval '14 days'`
    expect(await column(`SELECT count(DISTINCT "createdAt"::date) >= 8 ${recent}`)).toEqual([true])
    expect(await column(`SELECT count(DISTINCT "itemId") >= 5 ${recent}`)).toEqual([true])
    expect(
      await column(`SELECT count(*) >= 15 FROM timeline_entries AS answer JOIN inquiries ON inquiries.id = "inquiryId"
        WHERE what = 'reply' AND answer."createdAt" > inquiries."createdAt"
          AND answer."createdAt" > now() - interval '14 days'`),
    ).toEqual([true])
  })

  it('has reply templates that the API would take', async () => {
    expect(await column('SELECT name FROM reply_templates ORDER BY name')).toHaveLength(4)
    for (const text of await column('SELECT text FROM reply_templates'))
      expect(unknownPlaceholders(String(text))).toEqual([])
  })

  it('has offers in every state, orders, and invoices that add up, with numbers that follow each other', async () => {
    expect(await column('SELECT DISTINCT state::text FROM offers ORDER BY 1')).toEqual([
      'accepted',
      'declined',
      'draft',
      'expired',
      'seen',
      'sent',
      'withdrawn',
    ])
    expect(await column('SELECT DISTINCT state::text FROM orders ORDER BY 1')).toEqual([
      'accepted',
      'cancelled',
      'done',
      'installed',
      'scheduled',
    ])
    const overpaid = `SELECT count(*)::int FROM invoices WHERE "cancelsId" IS NULL
      AND total < (SELECT coalesce(sum(amount), 0) FROM payments WHERE "invoiceId" = invoices.id)`
    expect(await column(overpaid)).toEqual([0])
    const done = `SELECT bool_and(total = (SELECT sum(total) FROM invoices WHERE "orderId" = orders.id)) FROM orders`
    expect(await column(`${done} WHERE state = 'done'`)).toEqual([true])
    // Those of the last year and of this one.
    const gaps = `SELECT count(*)::int FROM counters WHERE last <> (SELECT count(*) FROM (
      SELECT number FROM offers UNION ALL SELECT number FROM orders UNION ALL SELECT number FROM invoices) AS all_numbers
      WHERE number LIKE counters.name || '-' || counters.year || '-%')`
    expect(await column(gaps)).toEqual([0])
    expect(await column(`SELECT count(*)::int FROM offers WHERE "createdAt" > now()`)).toEqual([0])
  })

  it('links a request to its sender, unless it was sent signed out', async () => {
    const bound = `SELECT count("userId")::int FROM inquiries WHERE email = `
    expect(await column(`${bound} 'g.pell@westbrook.example'`)).toEqual([1])
    expect(await column(`${bound} 'dan@copperline.example'`)).toEqual([0])
  })

  it('has requests in every state, with a timeline entry for each change', async () => {
    expect(await column(`SELECT count(*)::int FROM inquiries GROUP BY state ORDER BY state`)).toEqual([12, 7, 29])
    const complete = `SELECT bool_and(version = 1 + (SELECT count(*) FROM timeline_entries WHERE "inquiryId" = s.id))`
    expect(await column(`${complete} FROM inquiries s`)).toEqual([true])
    expect(await column(`SELECT DISTINCT delivery FROM timeline_entries WHERE what = 'reply'`)).toEqual(['sent'])
  })

  it('has an inbox in which two are overdue, with numbers in the order of time', async () => {
    expect(await column(`SELECT name FROM inquiries WHERE state = 'new' AND "dueAt" < now() ORDER BY name`)).toEqual([
      'Beatrice Hall',
      'Ines Carvalho',
    ])
    expect(await column(`SELECT bool_and("dueAt" > "waitingSince") FROM inquiries`)).toEqual([true])
    const inOrder = `SELECT array_agg(number ORDER BY "createdAt") = array_agg(number ORDER BY number)`
    expect(
      await column(`${inOrder} AND array_agg(number ORDER BY id) = array_agg(number ORDER BY number) FROM inquiries`),
    ).toEqual([true])
    expect(await column(`SELECT min(number) || '-' || max(number) FROM inquiries`)).toEqual(['1-48'])
    expect(await column(`SELECT bool_and("createdAt" <= now()) FROM timeline_entries`)).toEqual([true])
  })

  it('lets somebody who has booked a call wait from its hour on, and everybody else since they wrote', async () => {
    const booked = `FROM inquiries JOIN bookings ON "inquiryId" = inquiries.id WHERE`
    expect(await column(`SELECT name ${booked} "startsAt" > now() ORDER BY "startsAt"`)).toEqual([
      'Ravi Shah',
      'Leah Brandt',
      'Peter Osei',
    ])
    expect(await column(`SELECT bool_and("waitingSince" = "startsAt" AND "dueAt" = "endsAt") ${booked} true`)).toEqual([
      true,
    ])
    const others = `FROM inquiries WHERE id NOT IN (SELECT "inquiryId" FROM bookings)`
    expect(await column(`SELECT bool_and("waitingSince" <= now()) ${others}`)).toEqual([true])
  })

  it('has a conversation with the customer, who waits again since they wrote back', async () => {
    const ofCustomer = `FROM inquiries JOIN timeline_entries AS entry ON "inquiryId" = inquiries.id
      WHERE inquiries.email = 'customer@example.com' AND state = 'new'`
    expect(await column(`SELECT what ${ofCustomer} ORDER BY entry.id`)).toEqual([
      'assignee',
      'call',
      'call',
      'reply',
      'note',
      'followUp',
      'message',
    ])
    expect(await column(`SELECT "waitingSince" = entry."createdAt" ${ofCustomer} AND what = 'message'`)).toEqual([true])
    expect(await column(`SELECT text::timestamptz = "followUpAt" ${ofCustomer} AND what = 'followUp'`)).toEqual([true])
  })

  it('changes nothing when the database is filled a second time', async () => {
    const before = await column(EVERYTHING)
    expect(await fill()).toBe(false)
    expect(await column(EVERYTHING)).toEqual(before)
  })

  it('does not change a database with a single person', async () => {
    const other = await aMigratedDatabase()
    await other.column(`INSERT INTO users (email) VALUES ('somebody@example.com')`)
    expect(await fillSample(other.url, noEmulator)).toBe(false)
    expect(await other.column(`SELECT count(*)::int FROM items WHERE texts = '{}'`)).toEqual([0])
    expect(await other.column('SELECT email FROM users')).toEqual(['somebody@example.com'])
  })

  it('fails, and ends nothing else, when the database is shut down before its next query', async () => {
    const other = await aMigratedDatabase()
    const filling = `FROM pg_stat_activity WHERE state = 'idle in transaction'`
    const emulator = createServer(async (_request, response) => {
      await other.column(`SELECT pg_terminate_backend(pid) ${filling}`)
      await expect.poll(() => other.column(`SELECT pid ${filling}`), { timeout: 60_000 }).toEqual([])
      response.end(JSON.stringify({ users: [{ localId: '1' }] }))
    }).listen(0, '127.0.0.1')
    onTestFinished(() => void emulator.close())
    await once(emulator, 'listening')
    const address = emulator.address()
    const port = typeof address === 'object' ? address?.port : undefined
    await expect(fillSample(other.url, { ...noEmulator, emulator: `127.0.0.1:${port}` })).rejects.toThrow(/connection/)
  })
})

import { describe, expect, it } from 'vitest'
import { fillSample } from '../src/sample/fill.ts'
import { aMigratedDatabase } from './fixtures/database.ts'

const noEmulator = { project: 'a-real-project', env: {} }
const EVERYTHING = `SELECT md5(string_agg(t::text, '' ORDER BY t::text)) FROM
  (SELECT to_jsonb(items) FROM items UNION ALL SELECT to_jsonb(users) FROM users
   UNION ALL SELECT to_jsonb(specialists) FROM specialists
   UNION ALL SELECT to_jsonb(work_entries) FROM work_entries) AS t`

describe('the sample data', () => {
  it('fills an empty database with services, products, guides, people and requests, in the order of lists', async () => {
    const { url, column } = await aMigratedDatabase()
    expect(await fillSample(url, noEmulator)).toBe(true)
    expect(await column(`SELECT count(*)::int FROM items GROUP BY kind ORDER BY kind`)).toEqual([7, 6, 6])
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
    expect(await column('SELECT count(*)::int FROM specialists')).toEqual([12])
    expect(await column('SELECT count(*)::int FROM pictures')).toEqual([0])
    expect(await column(`SELECT bool_and("createdAt" <= now()) FROM specialists`)).toEqual([true])
  })

  it('links a request to its sender, unless it was sent signed out', async () => {
    const { url, column } = await aMigratedDatabase()
    await fillSample(url, noEmulator)
    const bound = `SELECT count("userId")::int FROM specialists WHERE email = `
    expect(await column(`${bound} 'g.pell@westbrook.example'`)).toEqual([1])
    expect(await column(`${bound} 'dan@copperline.example'`)).toEqual([0])
  })

  it('has requests in every state, with a timeline entry for each change', async () => {
    const { url, column } = await aMigratedDatabase()
    await fillSample(url, noEmulator)
    expect(await column(`SELECT count(*)::int FROM specialists GROUP BY state ORDER BY state`)).toEqual([2, 5, 5])
    const complete = `SELECT bool_and(version = 1 + (SELECT count(*) FROM work_entries WHERE "specialistId" = s.id))`
    expect(await column(`${complete} FROM specialists s`)).toEqual([true])
    expect(await column(`SELECT delivery FROM work_entries WHERE what = 'reply'`)).toEqual(['sent', 'sent'])
  })

  it('changes nothing when the database is filled a second time', async () => {
    const { url, column } = await aMigratedDatabase()
    await fillSample(url, noEmulator)
    const before = await column(EVERYTHING)
    expect(await fillSample(url, noEmulator)).toBe(false)
    expect(await column(EVERYTHING)).toEqual(before)
  })

  it('does not change a database with a single person', async () => {
    const { url, column } = await aMigratedDatabase()
    await column(`INSERT INTO users (email) VALUES ('somebody@example.com')`)
    expect(await fillSample(url, noEmulator)).toBe(false)
    expect(await column('SELECT count(*)::int FROM items')).toEqual([0])
    expect(await column('SELECT email FROM users')).toEqual(['somebody@example.com'])
  })
})

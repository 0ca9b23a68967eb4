import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileOfAttachment } from '@energy/api/attachments/file'
import { expect, it } from 'vitest'
import { LIBRARY } from '../src/sample/pictures/library.ts'
import { aDirectory, afterSuite } from './fixtures/program.ts'
import { aSampleDatabase } from './fixtures/sample.ts'

const UNUSED = `NOT EXISTS (SELECT FROM items WHERE "pictureHashes" @> ARRAY[pictures.hash])`

const directory = join(aDirectory(afterSuite()), 'media')
const { column, fill, wasEmpty } = aSampleDatabase(directory)

it('the sample has a library of pictures as if staff had uploaded them, and twelve items show some', async () => {
  expect(wasEmpty()).toBe(true)
  expect(await column('SELECT name FROM pictures ORDER BY id')).toEqual(LIBRARY.map(({ name }) => `${name}.jpg`))
  expect(await column(`SELECT DISTINCT widths::text || ' ' || state || ' ' || credit FROM pictures`)).toEqual([
    '{320} processing Millrace Energy',
  ])
  const hashes = await column('SELECT hash FROM pictures ORDER BY hash')
  for (const hash of hashes)
    expect(readdirSync(join(directory, String(hash))).toSorted()).toEqual(['320.avif', '320.webp', 'original'])
  expect(await column(`SELECT data->>'hash' FROM pgboss.job WHERE name = 'pictures' ORDER BY 1`)).toEqual(hashes)

  expect(await column(`SELECT count(*)::int FROM pictures WHERE ${UNUSED}`)).toEqual([3])
  expect(await column(`SELECT count(*)::int FROM pictures WHERE alt = '' AND NOT decorative`)).toEqual([2])
  expect(await column(`SELECT count(*)::int FROM items WHERE "pictureHashes" <> '{}'`)).toEqual([12])
  const unknown = `SELECT hash FROM items, unnest("pictureHashes") AS hash EXCEPT SELECT hash FROM pictures`
  expect(await column(unknown)).toEqual([])

  expect(await fill()).toBe(false)
  expect(await column('SELECT count(*)::int FROM pictures')).toEqual([LIBRARY.length])
})

it('the bill of the sample has a file, which is stored as the API stores it', async () => {
  const [id, ...more] = await column(
    'SELECT attachments.id FROM attachments JOIN inquiries ON inquiries.id = "inquiryId" WHERE form = $$bills$$',
  )
  expect(more).toEqual([])
  const file = readFileSync(join(directory, fileOfAttachment(String(id))), 'utf8')
  expect(file).toMatch(/^Day,Reading in kWh\r\n(20\d\d-\d\d-\d\d,\d+\r\n){5}$/)
  expect(await column('SELECT bytes FROM attachments')).toEqual([file.length])
})

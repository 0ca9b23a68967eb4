// @vitest-environment jsdom
import type { ImportOutcome } from '@energy/contracts/people/people-import'
import { File } from 'node:buffer'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { expect, test } from 'vitest'
import { ImportDialog } from '../../src/features/people/import/import-dialog.tsx'
import { anApi, aProblem } from '../fixtures/api.ts'
import { pressButton } from '../fixtures/controls.ts'
import { aPanel } from '../fixtures/panel.tsx'

const aRow = (row: number, given: Partial<ImportOutcome> = {}): ImportOutcome => ({
  row,
  email: `p${row}@example.com`,
  name: '',
  outcome: 'new',
  detail: '',
  ...given,
})

function Importer() {
  const [isOpen, setOpen] = useState(true)
  return isOpen && <ImportDialog onClose={() => setOpen(false)} />
}

/** Chooses a file with this content. */
function choose(input: HTMLElement, content: string | Uint8Array) {
  Object.defineProperty(input, 'files', { value: [new File([content], 'people.csv')] })
  flushSync(() => void input.dispatchEvent(new Event('change', { bubbles: true })))
}

/** The import of a file for which the API has these rows, after its preview. */
async function anImport(rows: readonly ImportOutcome[]) {
  const { find, text } = aPanel(<Importer />, { 'POST /api/users/import': { rows, ignored: [] } })
  choose(find('input[type=file]'), 'E-mail')
  await expect.poll(text).toContain('New:')
  return text
}

test.each([
  ['is too large', 'a'.repeat(200_001), 'This file has 201 kB, and at most 200 are taken at once. Split it.'],
  ['is no UTF-8', new Uint8Array([0x4a, 0xfc]), 'This is no text in UTF-8. Save it as “CSV UTF-8”.'],
])('a file that %s is not sent', async (_, content, why) => {
  const { find, text, sent } = aPanel(<Importer />, {})
  choose(find('input[type=file]'), content)
  await expect.poll(text).toContain(why)
  expect(sent).toEqual([])
})

test('after an import the rows that were not imported are still shown, and no others', async () => {
  const text = await anImport([aRow(2), aRow(3, { outcome: 'error', detail: 'E-mail is not an e-mail address.' })])
  pressButton('Import 1 person')
  await expect.poll(text).toContain('1 person imported.')
  expect(text()).toContain('p3@example.comNot imported: E-mail is not an e-mail address.')
  expect(text()).not.toContain('p2@example.com')
})

test('people whose import got no answer are imported, as is said once it is sent again', async () => {
  const text = await anImport([aRow(2), aRow(3, { outcome: 'changed' }), aRow(4, { outcome: 'unchanged' })])
  anApi(() => {
    throw new TypeError('The connection is lost')
  })
  pressButton('Import 2 people')
  await expect.poll(text).toContain('The server could not be reached.')
  anApi(() => Response.json({ rows: [2, 3, 4].map((row) => aRow(row, { outcome: 'unchanged' })), ignored: [] }))
  pressButton('Import 2 people')
  await expect.poll(text).toContain('2 people imported.')
})

test.each([
  ['has done', () => Response.json({ rows: [aRow(2)], ignored: [] }), '1 person imported.'],
  ['has failed', () => aProblem(503, 'It is away.'), 'We could not import the people. It is away.'],
])('what an import %s is said also where its dialog is closed meanwhile', async (_, answer, said) => {
  const text = await anImport([aRow(2)])
  const answered = Promise.withResolvers<Response>()
  anApi(() => answered.promise)
  pressButton('Import 1 person')
  await expect.poll(text).toContain('Close')
  pressButton('Close')
  expect(text()).toBe('')
  answered.resolve(answer())
  await expect.poll(text).toContain(said)
})

test.each([
  [201, '1 more row.'],
  [202, '2 more rows.'],
])('of %s rows the preview says that there are %s, and shows those that are not imported', async (count, more) => {
  const rows = Array.from({ length: count }, (_, at) => aRow(at + 2))
  const text = await anImport([...rows.slice(1), aRow(900, { outcome: 'error', detail: 'It has no e-mail.' })])
  expect(text()).toContain(more)
  expect(text()).toContain('Not imported: It has no e-mail.')
})

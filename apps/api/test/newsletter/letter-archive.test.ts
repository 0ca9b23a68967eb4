import { letterArchive } from '@energy/contracts/letters/archive'
import { letter } from '@energy/contracts/letters/letters'
import { expect, test } from 'vitest'
import { aLetter, confirmedSubscribers, letterWorld } from '../fixtures/records/letters.ts'
import { problemOf } from '../fixtures/world.ts'

const here = letterWorld()

test('the site shows the letters that are sent and of which staff want it, and no other', async () => {
  const admin = await here().anAdmin()
  const { call, db } = here()
  await confirmedSubscribers(here(), 1)
  const [sent, draft, unwanted] = [await aLetter(admin), await aLetter(admin), await aLetter(admin)]
  for (const of of [sent, draft]) await admin.call(letter.archive, { ...of, body: { isArchived: true } })
  for (const of of [sent, unwanted]) await admin.call(letter.send, { ...of, body: {} })
  expect(await call(letterArchive.list)).toMatchObject([{ _id: sent.params.id, title: 'Winter' }])
  expect(await call(letterArchive.read, sent)).toMatchObject({
    title: 'Winter',
    text: [{ type: 'paragraph', runs: [{ text: 'It is ' }, { text: 'cold', bold: true }, { text: '.' }] }],
    guides: [],
  })
  for (const of of [draft, unwanted])
    expect(await problemOf(call(letterArchive.read, of))).toMatchObject({ status: 404 })
  await admin.call(letter.archive, { ...sent, body: { isArchived: false } })
  expect(await call(letterArchive.list)).toEqual([])
  expect(await problemOf(call(letterArchive.read, sent))).toMatchObject({ status: 404 })
  expect(await db.letterMail.count()).toBe(2)
})

test('the letters on the site are in the order in which they were sent, page by page', async () => {
  const admin = await here().anAdmin()
  await confirmedSubscribers(here(), 1)
  const letters = [await aLetter(admin), await aLetter(admin), await aLetter(admin)]
  const [first = '', second = '', third = ''] = letters.map(({ params }) => params.id)
  for (const of of letters) await admin.call(letter.archive, { ...of, body: { isArchived: true } })
  for (const id of [second, third, first]) await admin.call(letter.send, { params: { id }, body: {} })
  const page = async (querystring: { limit?: number; cursor?: string }) =>
    (await here().call(letterArchive.list, { querystring })).map(({ _id }) => _id)
  expect(await page({})).toEqual([first, third, second])
  expect(await page({ limit: 1, cursor: first })).toEqual([third])
  expect(await page({ cursor: third })).toEqual([second])
})

// @vitest-environment jsdom
import type { Letter } from '@energy/contracts/letters/letters'
import { beforeEach, expect, test } from 'vitest'
import { useLetterForm } from '../../src/features/newsletter/letters/use-letter-form.ts'
import { draftOf, dropDraft, saveDraft } from '../../src/shared/form/drafts.ts'
import { anApi, aProblem } from '../fixtures/api.ts'
import { aLetterRow } from '../fixtures/letters.ts'
import { renderHook } from '../fixtures/render-hook.tsx'

beforeEach(() => localStorage.clear())

const KEY = 'ada letter 7'
const saved = { title: 'Winter', text: 'It is cold.', guides: [] }
const aLetter: Letter = { ...aLetterRow({ _id: '7' }), ...saved }

/**
 * The form of a letter, and an API that has its second version.
 * @param answering when it answers a save
 * @param opened the ETag of the version that the form began with, whose text is the same
 */
function aForm(answering = Promise.resolve(), opened = '"2"') {
  const sent = anApi(async (name) => {
    if (name === 'GET /api/letters/7') return Response.json(aLetter, { headers: { etag: '"2"' } })
    if (name !== 'PUT /api/letters/7') return aProblem(503, 'The database is away.')
    await answering
    // Without a condition it saves over any version.
    return [null, '"2"'].includes(sent.at(-1)?.headers.get('if-match') ?? null)
      ? Response.json({}, { headers: { etag: '"3"' } })
      : aProblem(412, 'Somebody was first.')
  })
  const latest = { item: aLetter, etag: opened }
  const hook = renderHook(() => useLetterForm({ latest, onEdit: () => undefined }))
  return {
    saves: () => sent.filter(({ name }) => name.startsWith('PUT')),
    form: hook.latest,
    close: hook.close,
    client: hook.client,
  }
}

/** Something that was typed at another visit, into this version; undefined where it is not known. */
function typedBefore(etag?: string) {
  const typed = { ...saved, title: 'Deep winter' }
  saveDraft(KEY, { typed, etag, savedAt: '2026-11-20T09:00:00.000Z' })
}

test('what was typed at another visit is saved when it is restored, if nobody has saved since', async () => {
  typedBefore('"2"')
  const { form, saves } = aForm()
  form().restore()
  await form().saveAll()
  expect(saves()).toMatchObject([{ body: { title: 'Deep winter' } }])
  await expect.poll(() => form().offered).toBe(undefined)
})

test.each([
  ['an older version', '"1"'],
  ['a version that is not known', undefined],
])('what was typed into %s is in conflict with the newer one when it is restored', async (_, etag) => {
  typedBefore(etag)
  const { form } = aForm()
  form().restore()
  await expect(form().saveAll()).rejects.toThrow('Somebody was first.')
  await expect.poll(() => form().conflict?.etag).toBe('"2"')
  expect(form().form.getValues('title')).toBe('Deep winter')
})

test('what is typed while the letter was scheduled and called off is saved, as nobody else has typed anything', async () => {
  const { form, saves } = aForm(undefined, '"0"')
  form().form.setValue('title', 'Deep winter')
  await form().saveAll()
  expect(saves().map(({ headers }) => headers.get('if-match'))).toEqual(['"0"', '"2"'])
  await expect.poll(() => form().stored.etag).toBe('"3"')
  expect(form().conflict).toBe(undefined)
})

test('what is typed is stored in the browser with its version, until it is saved or taken back', async () => {
  const answer = Promise.withResolvers<void>()
  const { form, saves } = aForm(answer.promise)
  const type = (title: string) => form().form.setValue('title', title)
  type('Deep winter')
  expect(draftOf(KEY)).toMatchObject({ typed: { title: 'Deep winter' }, etag: '"2"' })
  type('Winter')
  expect(draftOf(KEY)).toBe(undefined)
  type('Deep winter')
  const saving = form().saveAll()
  await expect.poll(() => saves().length).toBe(1)
  type('Deepest winter')
  answer.resolve()
  await saving
  await expect.poll(() => draftOf(KEY)).toMatchObject({ typed: { title: 'Deepest winter' }, etag: '"3"' })
})

test('once a letter is saved, what is read of it elsewhere is not fresh any more', async () => {
  const { form, client } = aForm()
  client.setQueryData(['letters', 'list'], [])
  form().form.setValue('title', 'Deep winter')
  await form().saveAll()
  expect(client.getQueryState(['letters', 'list'])?.isInvalidated).toBe(true)
})

test('what is not saved is offered at the next visit, also where another window of the letter has saved since', () => {
  const { form, close } = aForm()
  form().form.setValue('title', 'Deep winter')
  expect(draftOf(KEY)).toMatchObject({ typed: { title: 'Deep winter' } })
  // As the other window does, which has the same storage.
  dropDraft(KEY)
  close()
  expect(draftOf(KEY)).toMatchObject({ typed: { title: 'Deep winter' }, etag: '"2"' })
})

test('what goes with a letter that is deleted is not offered any more', () => {
  const { form, close } = aForm()
  form().form.setValue('title', 'Deep winter')
  form().discard()
  close()
  expect(draftOf(KEY)).toBe(undefined)
})

test('a save whose answer was lost is no conflict with oneself, also where more was typed and sent in vain since', async () => {
  let stored = aLetter
  const sent = anApi((name) => {
    if (name !== 'PUT /api/letters/7') return Response.json(stored, { headers: { etag: '"3"' } })
    const body = sent.at(-1)?.body
    const saves = sent.filter((call) => call.name === name).length
    if (saves === 1) stored = { ...stored, ...(typeof body === 'object' && body) }
    if (saves <= 2) throw new TypeError('The connection is lost')
    return saves === 3 ? aProblem(412, 'Somebody was first.') : Response.json({}, { headers: { etag: '"4"' } })
  })
  const latest = { item: aLetter, etag: '"2"' }
  const { latest: form } = renderHook(() => useLetterForm({ latest, onEdit: () => undefined }))
  const saveInVain = (title: string) => {
    form().form.setValue('title', title)
    return expect(form().saveAll()).rejects.toThrow('The server could not be reached.')
  }
  await saveInVain('Deep winter')
  await saveInVain('Deeper winter')
  form().form.setValue('title', 'Deepest winter')
  await form().saveAll()
  expect(sent.at(-1)).toMatchObject({ name: 'PUT /api/letters/7', body: { title: 'Deepest winter' } })
  await expect.poll(() => form().stored.etag).toBe('"4"')
  expect(form().conflict).toBe(undefined)
})

// @vitest-environment jsdom
import { useCall } from '@energy/client/use-call'
import { picture } from '@energy/contracts/pictures/pictures'
import { useQuery } from '@tanstack/react-query'
import { beforeEach, expect, test } from 'vitest'
import { usePictureEdit } from '../../src/features/media/details/use-picture-edit.ts'
import { versionedQuery } from '../../src/shared/records/versioned.ts'
import { anApi, aProblem } from '../fixtures/api.ts'
import { aPicture } from '../fixtures/picture.ts'
import { renderHook } from '../fixtures/render-hook.tsx'

beforeEach(() => localStorage.clear())

const first = aPicture()

/** The form of a picture, once the API has answered with it. */
async function openForm() {
  const { latest } = renderHook(() => {
    const { data } = useQuery(versionedQuery(useCall(), picture.read, '7'))
    return { data, edit: usePictureEdit(data ?? { item: first, etag: '' }) }
  })
  await expect.poll(() => latest().data?.etag).toBe('"0"')
  return () => latest().edit
}

/** The form of a picture, and an API that stores what is sent as soon as `answer` is called. */
async function aForm() {
  const { promise, resolve: answer } = Promise.withResolvers<void>()
  let stored = first
  const sent = anApi(async (name) => {
    if (name === 'PUT /api/pictures/7') {
      await promise
      const body = sent.at(-1)?.body
      stored = { ...stored, ...(typeof body === 'object' && body), version: stored.version + 1 }
      return Response.json({ acknowledged: true, matchedCount: 1, modifiedCount: 1 })
    }
    return Response.json(stored, { headers: { etag: `"${stored.version}"` } })
  })
  const saves = () => sent.filter(({ name }) => name.startsWith('PUT'))
  return { edit: await openForm(), saves, answer }
}

test('a description is saved, and is no draft any more', async () => {
  const { edit, saves, answer } = await aForm()
  edit().change({ alt: 'A roof ' })
  await expect.poll(() => edit().isEdited).toBe(true)
  answer()
  await edit().save()
  await expect.poll(() => [edit().outcome, edit().isEdited, edit().values.alt]).toEqual(['saved', false, 'A roof'])
  expect(saves()).toMatchObject([{ body: { alt: 'A roof' } }])
  expect(localStorage).toHaveLength(0)
})

test('what is typed while a description is saved stays, and is saved as a change of it', async () => {
  const { edit, saves, answer } = await aForm()
  edit().change({ alt: 'A roof' })
  await expect.poll(() => edit().isEdited).toBe(true)
  const saved = edit().save()
  edit().change({ alt: 'A roof in spring' })
  answer()
  await saved
  await expect.poll(() => [edit().busy, edit().isEdited, edit().values.alt]).toEqual([false, true, 'A roof in spring'])
  await edit().save()
  await expect.poll(() => edit().outcome).toBe('saved')
  expect(saves().map(({ headers, body }) => [headers.get('if-match'), body])).toMatchObject([
    ['"0"', { alt: 'A roof' }],
    ['"1"', { alt: 'A roof in spring' }],
  ])
})

test('a save whose answer was lost is no conflict with oneself when it is sent again', async () => {
  let stored = first
  const sent = anApi((name) => {
    if (name !== 'PUT /api/pictures/7') return Response.json(stored, { headers: { etag: `"${stored.version}"` } })
    if (sent.at(-1)?.headers.get('if-match') !== `"${stored.version}"`) return aProblem(412, 'Somebody was first.')
    stored = { ...stored, alt: 'A roof', version: 1 }
    throw new TypeError('The connection is lost')
  })
  const edit = await openForm()
  edit().change({ alt: 'A roof' })
  await expect.poll(() => edit().isEdited).toBe(true)
  await edit().save()
  await expect.poll(() => edit().outcome).toMatchObject({ error: expect.stringContaining('could not be reached') })
  await edit().save()
  await expect.poll(() => edit().outcome).toBe('saved')
  expect(localStorage).toHaveLength(0)
})

// @vitest-environment jsdom
import { render } from '@energy/ui/test/render'
import { beforeEach, expect, test } from 'vitest'
import { PictureDetails } from '../../src/features/media/details/picture-details.tsx'
import { UploadList } from '../../src/features/media/upload/upload-list.tsx'
import { UploadsProvider, useUploads } from '../../src/shared/media/uploads.tsx'
import { anApi, aProblem } from '../fixtures/api.ts'
import { pressButton, typeInto } from '../fixtures/controls.ts'
import { aPicture } from '../fixtures/picture.ts'
import { aSession, Screen } from '../fixtures/screen.tsx'
import { aFile } from '../fixtures/uploads.ts'

beforeEach(() => localStorage.clear())

const texts = () => document.querySelectorAll<HTMLElement>('[aria-label="Alternative text: roof.jpg"]')
const asked = () => texts().length
const ignore = () => undefined
const deletion = { remove: () => Promise.resolve(), busy: false, deletedId: '', failureOf: () => '' }

function Uploads() {
  const { queue } = useUploads()
  return (
    <>
      <button type="button" onClick={() => queue.add([aFile()])}>
        Add
      </button>
      <UploadList />
    </>
  )
}

const Library = () => (
  <>
    <Uploads />
    <PictureDetails id="7" deletion={deletion} onClose={ignore} onReplaced={ignore} />
  </>
)

test('a picture that was described since its upload is not asked for a text that cannot be saved', async () => {
  let stored = aPicture()
  anApi((name) => {
    if (name === 'POST /api/uploads') return Response.json({ _id: '1', name: '', bytes: 100, missing: [] })
    if (name === 'PUT /api/pictures/7') {
      stored = { ...stored, alt: 'A roof', version: 1 }
      return aProblem(412, 'Somebody was first.')
    }
    return Response.json(stored, { headers: { etag: `"${stored.version}"` } })
  })
  const { find } = render(
    <Screen>
      <UploadsProvider>
        <Uploads />
      </UploadsProvider>
    </Screen>,
  )
  pressButton('Add')
  await expect.poll(asked).toBe(1)
  typeInto(find('[aria-label="Alternative text: roof.jpg"]'), 'Another roof')
  pressButton('Save')
  await expect.poll(asked).toBe(0)
  await expect.poll(() => document.body.textContent).toContain('roof.jpg was described in between: “A roof”.')
})

test('a picture that has got its text in its details needs none in the list of uploads any more', async () => {
  let stored = aPicture()
  const sent = anApi((name) => {
    if (name === 'POST /api/uploads') return Response.json({ _id: '1', name: '', bytes: 100, missing: [] })
    if (name === 'PUT /api/pictures/7') {
      stored = { ...stored, alt: 'A roof', version: 1 }
      return Response.json({ acknowledged: true, matchedCount: 1, modifiedCount: 1 })
    }
    return Response.json(stored, { headers: { etag: `"${stored.version}"` } })
  })
  const { find } = render(
    <Screen>
      <UploadsProvider>
        <Library />
      </UploadsProvider>
    </Screen>,
  )
  pressButton('Add')
  await expect.poll(asked).toBe(1)
  await expect.poll(() => document.querySelector('textarea')).not.toBeNull()
  typeInto(find('textarea'), 'A roof')
  find('textarea').closest('form')?.requestSubmit()
  await expect.poll(() => sent.filter(({ name }) => name.startsWith('PUT')).length).toBe(1)
  await expect.poll(asked).toBe(0)
})

test('files that are not cleared, as the text that was typed for them is not saved, are said to stay', async () => {
  anApi((name) =>
    name === 'POST /api/uploads'
      ? Response.json({ _id: '1', name: '', bytes: 100, missing: [] })
      : Response.json(aPicture()),
  )
  const { find } = render(screen('ada'))
  for (const count of [1, 2, 3]) {
    pressButton('Add')
    await expect.poll(asked).toBe(count)
  }
  const [first, second] = texts()
  if (!first || !second) throw new Error('No text is asked for')
  typeInto(first, 'A roof')
  typeInto(second, 'Another roof')
  pressButton('Clear uploaded')
  await expect.poll(() => document.body.textContent).toContain('2 files stay: their texts are not saved.')
  expect(asked()).toBe(2)
  typeInto(find('[aria-label="Alternative text: roof.jpg"]'), '')
  pressButton('Clear uploaded')
  await expect.poll(() => document.body.textContent).toContain('roof.jpg stays: its text is not saved.')
  expect(asked()).toBe(1)
})

/** The library as this user sees it; nobody for `""`. */
const screen = (uid: string) => (
  <Screen session={aSession(uid)}>
    <UploadsProvider>
      <Uploads />
    </UploadsProvider>
  </Screen>
)

test('the files of one person are not there for the next one who signs in in the same tab', async () => {
  const sent = anApi((name) =>
    name === 'POST /api/uploads' ? Response.json({ _id: '1', name: '', bytes: 100, missing: [0] }) : Response.json({}),
  )
  const { show } = render(screen('ada'))
  pressButton('Add')
  await expect.poll(() => sent.length).toBeGreaterThan(0)
  show(screen(''))
  show(screen('ada'))
  expect(document.body.textContent).toContain('roof.jpg')
  show(screen(''))
  show(screen('grace'))
  await expect.poll(() => document.body.textContent).not.toContain('roof.jpg')
})

const clear = () => [...document.querySelectorAll('button')].find((button) => button.textContent === 'Clear uploaded')

test('once the files that are done are cleared from the list, what is around it has the focus', async () => {
  anApi((name) => {
    if (name === 'POST /api/uploads') return Response.json({ _id: '1', name: '', bytes: 100, missing: [] })
    return Response.json(aPicture({ alt: 'A roof' }))
  })
  const { find } = render(
    <Screen>
      <UploadsProvider>
        <main tabIndex={-1}>
          <Uploads />
        </main>
      </UploadsProvider>
    </Screen>,
  )
  pressButton('Add')
  await expect.poll(clear).toBeDefined()
  clear()?.focus()
  pressButton('Clear uploaded')
  await expect.poll(clear).toBeUndefined()
  expect(document.activeElement).toBe(find('main'))
})

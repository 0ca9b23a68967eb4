// @vitest-environment jsdom
import { render } from '@energy/ui/test/render'
import { beforeEach, expect, test } from 'vitest'
import { PictureDetails } from '../src/features/media/details/picture-details.tsx'
import { UploadList } from '../src/features/media/upload/upload-list.tsx'
import { UploadsProvider, useUploads } from '../src/shared/media/uploads.tsx'
import { anApi } from './fixtures/api.ts'
import { pressButton, typeInto } from './fixtures/controls.ts'
import { aPicture } from './fixtures/picture.ts'
import { Screen } from './fixtures/screen.tsx'
import { aFile } from './fixtures/uploads.ts'

beforeEach(() => localStorage.clear())

const asked = () => document.querySelectorAll('[aria-label="Alternative text: roof.jpg"]').length
const ignore = () => undefined
const deletion = { remove: () => Promise.resolve(), busy: false, deletedId: '', failureOf: () => '' }

function Library() {
  const { queue } = useUploads()
  return (
    <>
      <button type="button" onClick={() => queue.add([aFile()])}>
        Add
      </button>
      <UploadList />
      <PictureDetails id="7" deletion={deletion} onClose={ignore} onReplaced={ignore} />
    </>
  )
}

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

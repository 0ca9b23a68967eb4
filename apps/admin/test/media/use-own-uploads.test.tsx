// @vitest-environment jsdom
import type { Picture } from '@energy/contracts/pictures/pictures'
import { render } from '@energy/ui/test/render'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { UploadsProvider } from '../../src/shared/media/uploads.tsx'
import { useOwnUploads } from '../../src/shared/media/use-own-uploads.ts'
import { anApi } from '../fixtures/api.ts'
import { pressButton } from '../fixtures/controls.ts'
import { aPicture } from '../fixtures/picture.ts'
import { Screen } from '../fixtures/screen.tsx'
import { aFile } from '../fixtures/uploads.ts'

function Place() {
  const [link, setLink] = useState('')
  const uploads = useOwnUploads(
    () => link,
    (picture) => setLink(picture.link),
  )
  return (
    <>
      <button type="button" onClick={() => uploads.add([aFile()])}>
        Upload
      </button>
      <button type="button" onClick={() => setLink('chosen')}>
        Choose
      </button>
      <p>
        {link}, {uploads.rows.length} on the way
      </p>
    </>
  )
}

/** A place of a picture. Each file that is uploaded there becomes the next of these pictures when it is called for. */
function openPlace() {
  const made: PromiseWithResolvers<Picture>[] = []
  anApi((name) => {
    if (name === 'POST /api/uploads') return Response.json({ _id: '1', name: '', bytes: 100, missing: [] })
    if (name !== 'POST /api/pictures') return Response.json([])
    const next = Promise.withResolvers<Picture>()
    made.push(next)
    return next.promise.then((picture) => Response.json(picture))
  })
  const { find } = render(
    <Screen>
      <UploadsProvider>
        <Place />
      </UploadsProvider>
    </Screen>,
  )
  return { made, words: () => find('p').textContent }
}

test('a picture that is chosen while a file is on its way stays, and the file goes into the library', async () => {
  const { made, words } = openPlace()
  pressButton('Upload')
  await expect.poll(() => made.length).toBe(1)
  pressButton('Choose')
  made[0]?.resolve(aPicture({ link: 'uploaded' }))
  await expect.poll(words).toBe('chosen, 0 on the way')
})

test('of two files the later one stays, whichever is made first', async () => {
  const { made, words } = openPlace()
  pressButton('Upload')
  await expect.poll(() => made.length).toBe(1)
  pressButton('Upload')
  await expect.poll(() => made.length).toBe(2)
  made[0]?.resolve(aPicture({ _id: '1', link: 'first' }))
  await expect.poll(words).toBe('first, 1 on the way')
  made[1]?.resolve(aPicture({ _id: '2', link: 'second' }))
  await expect.poll(words).toBe('second, 0 on the way')
})

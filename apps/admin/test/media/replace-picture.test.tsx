// @vitest-environment jsdom
import { query } from '@energy/client/query'
import { useCall } from '@energy/client/use-call'
import { service } from '@energy/contracts/content'
import { render } from '@energy/ui/test/render'
import { useQuery } from '@tanstack/react-query'
import { beforeEach, expect, test } from 'vitest'
import { PictureDetails } from '../../src/features/media/details/picture-details.tsx'
import { ReplaceFile } from '../../src/features/media/details/replace-file.tsx'
import { draftOf } from '../../src/shared/form/drafts.ts'
import { UploadsProvider } from '../../src/shared/media/uploads.tsx'
import { anApi } from '../fixtures/api.ts'
import { typeInto } from '../fixtures/controls.ts'
import { aPicture } from '../fixtures/picture.ts'
import { Screen } from '../fixtures/screen.tsx'
import { aFile } from '../fixtures/uploads.ts'

beforeEach(() => localStorage.clear())

const ignore = () => undefined
const deletion = { remove: () => Promise.resolve(), busy: false, deletedId: '', failureOf: () => '' }

/** Chooses a file, as a person does. */
function choose(input: HTMLElement, file: File) {
  Object.defineProperty(input, 'files', { value: [file] })
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

test('what is typed about a picture is about the one whose file takes its place', async () => {
  const replaced: string[] = []
  anApi((name) => {
    if (name === 'POST /api/uploads') return Response.json({ _id: '1', name: '', bytes: 100, missing: [] })
    if (name === 'PUT /api/pictures/7/file') return Response.json(aPicture({ _id: '8', version: 3, focalX: 20 }))
    return Response.json(aPicture(), { headers: { etag: '"0"' } })
  })
  const { find } = render(
    <Screen>
      <UploadsProvider>
        <PictureDetails id="7" deletion={deletion} onClose={ignore} onReplaced={(id) => replaced.push(id)} />
      </UploadsProvider>
    </Screen>,
  )
  await expect.poll(() => document.querySelector('textarea')).not.toBeNull()
  typeInto(find('textarea'), 'A roof in spring')
  choose(find('input[type=file]'), aFile())
  await expect.poll(() => replaced).toEqual(['8'])
  expect(draftOf('ada picture/7')).toBe(undefined)
  expect(draftOf('ada picture/8')).toMatchObject({ values: { alt: 'A roof in spring', focalX: 20 }, etag: '"3"' })
})

function Items() {
  const { data = [] } = useQuery(query(useCall(), service.drafts))
  return <p>{data.map(({ ctaImage }) => ctaImage)}</p>
}

test('the items of a list are read again once another file takes the place of a picture', async () => {
  let link = '/media/old/1280.webp'
  anApi((name) => {
    if (name === 'GET /api/services/drafts') return Response.json([{ ctaImage: link }])
    if (name === 'POST /api/uploads') return Response.json({ _id: '1', name: '', bytes: 100, missing: [] })
    if (name !== 'PUT /api/pictures/7/file') return Response.json([])
    link = '/media/new/1280.webp'
    return Response.json(aPicture({ _id: '8', link }))
  })
  const { find } = render(
    <Screen>
      <UploadsProvider>
        <ReplaceFile picture={aPicture()} />
        <Items />
      </UploadsProvider>
    </Screen>,
  )
  await expect.poll(() => find('p').textContent).toBe('/media/old/1280.webp')
  choose(find('input[type=file]'), aFile())
  await expect.poll(() => find('p').textContent).toBe('/media/new/1280.webp')
})

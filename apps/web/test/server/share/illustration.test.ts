import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { ShownPicture } from '@energy/contracts/pictures/shown'
import { expect, onTestFinished, test } from 'vitest'
import { illustrationOf } from '../../../src/server/share/illustration.ts'
import { items } from '../../fixtures/fresh-items.ts'
import { listening } from '../../fixtures/listening.ts'
import { aPicture } from '../../fixtures/picture.ts'

/** A picture of which all renditions are made. */
const aLarge = (letter: string, shown: Partial<ShownPicture> = {}) =>
  aPicture(letter, { width: 2000, height: 1500, widths: [320, 640, 960, 1280, 1920], focalX: 20, focalY: 70, ...shown })
const [FIRST, SECOND] = [aLarge('a').hash, aLarge('b').hash]

/** A folder of the site's own files, each of which contains its path, beside another folder. */
async function ownFiles() {
  const folder = await mkdtemp(join(tmpdir(), 'illustration-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const inPublic = ['svg', 'png', 'jpg', 'jpeg', 'webp', 'avif', 'html', 'svg.html'].map((end) => `plates/pump.${end}`)
  const files = ['plates/default.svg', ...inPublic].map((file) => `public/${file}`)
  for (const file of [...files, 'outside.svg', 'public-too/outside.svg']) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), file)
  }
  return join(folder, 'public')
}

/** What is drawn for an item that shows this, by an API that answers each picture with its path. */
async function drawn(ctaImage: string, pictures: ShownPicture[] = [], status = 200) {
  const apiUrl = await listening(({ url }, response) => response.writeHead(status).end(url))
  const item = { ...items.services, ctaImage, pictures }
  const [late, directory] = [new AbortController().signal, await ownFiles()]
  const { bytes, ...others } = await illustrationOf(item, { apiUrl, directory, late })
  return { source: bytes.toString(), ...others }
}
const DEFAULT = { source: 'public/plates/default.svg', focalX: 50, focalY: 50 }

test.each(['svg', 'png', 'jpg', 'jpeg', 'webp', 'avif', 'svg?v=2', 'svg#top'])(
  'a file of the site is shown: pump.%s',
  async (end) => {
    const source = `public/plates/pump.${end.replace(/\W.*/, '')}`
    expect(await drawn(`/plates/pump.${end}`)).toEqual({ ...DEFAULT, source })
  },
)

test.each([
  ['no picture', '/plates/pump.html'],
  ['no picture by its end', '/plates/pump.svg.html'],
  ['missing', '/plates/none.svg'],
  ['outside of the folder', '/../outside.svg'],
  ['in a folder whose name begins in the same way', '/../public-too/outside.svg'],
  ['named without a slash', 'plates/pump.svg'],
  ['of another server', 'https://elsewhere.example/plates/pump.svg'],
])('a file that is %s is not: the default plate is', async (_, ctaImage) => {
  expect(await drawn(ctaImage)).toEqual(DEFAULT)
})

test('a picture of the library is shown in the widest rendition that is needed, around its focal point', async () => {
  expect(await drawn(`/media/${SECOND}/1280.webp`, [aLarge('a'), aLarge('b')])).toEqual({
    source: `/media/${SECOND}/1280.webp`,
    focalX: 20,
    focalY: 70,
    isTemporary: false,
  })
})

test.each([
  [[320, 640], 2000, { source: `/media/${FIRST}/640.webp`, isTemporary: true }],
  [[320, 640], 700, { source: `/media/${FIRST}/640.webp`, isTemporary: false }],
  [[320, 640], 960, { source: `/media/${FIRST}/640.webp`, isTemporary: true }],
])('with the renditions %j of a picture that is %i px wide it is %o', async (widths, width, shown) => {
  expect(await drawn(`/media/${FIRST}/1280.webp`, [aLarge('a', { widths, width })])).toMatchObject(shown)
})

test.each([
  ['that has no rendition', [aLarge('a', { widths: [] })]],
  ['that is deleted', [aLarge('b')]],
  ['of an item without pictures', []],
])('in place of a picture %s the default plate is shown', async (_, pictures) => {
  expect(await drawn(`/media/${FIRST}/1280.webp`, pictures)).toEqual(DEFAULT)
})

test('a picture that the API cannot answer with is a failure, so that no other one is stored in its place', async () => {
  await expect(drawn(`/media/${FIRST}/1280.webp`, [aLarge('a')], 503)).rejects.toThrow(
    'The API answered 503 for a picture',
  )
})

import { service } from '@energy/contracts/content'
import { mediaLink } from '@energy/contracts/pictures/media'
import { picture } from '@energy/contracts/pictures/pictures'
import { expect, test } from 'vitest'
import { aCompleteUpload, aPicture } from '../fixtures/records/pictures.ts'
import { aWorkerOn } from '../fixtures/worker.ts'
import { problemOf, world } from '../fixtures/world.ts'

const here = world()

const upload = async (file: Buffer, name?: string) => {
  const { call } = await here().anAdmin()
  return { call, made: await call(picture.create, { body: { upload: await aCompleteUpload(call, file, name) } }) }
}

test('a file becomes a picture of the library, and its smallest rendition is there at once', async () => {
  const { made } = await upload(await aPicture({ width: 2_000, height: 1_500 }), 'solar-north-roof.jpg')
  expect(made).toMatchObject({
    name: 'solar-north-roof.jpg',
    format: 'jpeg',
    width: 2_000,
    height: 1_500,
    widths: [320],
    state: 'processing',
    color: expect.stringMatching(/^#[0-9a-f]{6}$/),
    uses: 0,
  })
  const answer = await fetch(here().url + mediaLink(made.hash, 320, 'avif'))
  expect(answer.headers.get('content-type')).toBe('image/avif')
  expect(answer.headers.get('cache-control')).toContain('immutable')
  expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(100)
})

test('the worker makes the other renditions, none wider than the picture', async () => {
  const { made, call } = await upload(await aPicture({ width: 1_000, height: 500 }))
  const worker = aWorkerOn(here().databaseUrl)
  await expect.poll(async () => (await call(picture.read, { params: { id: made._id } })).state).toBe('ready')
  expect((await call(picture.read, { params: { id: made._id } })).widths).toEqual([320, 640, 960])
  await worker.end()
  // The link of the fields of content leads to the widest one.
  const answer = await fetch(here().url + made.link)
  expect(new URL(answer.url).pathname).toBe(mediaLink(made.hash, 960))
})

test('the same bytes are one picture', async () => {
  const file = await aPicture()
  const [first, second] = [await upload(file), await upload(file, 'copy.jpg')]
  expect(second.made._id).toBe(first.made._id)
})

test('an item answers what is known of its pictures, and a picture where it is shown', async () => {
  const { made, call } = await upload(await aPicture())
  const { insertedId: id } = await call(service.create, {
    body: { headerTitle: 'Solar', sections: [{ title: 'Roof', ctaImage: made.link, ctaImageAlt: 'Panels' }] },
  })
  const { pictures, sections } = await call(service.read, { params: { id } })
  expect(pictures).toEqual([expect.objectContaining({ hash: made.hash, width: 800, height: 600, focalX: 50 })])
  expect(sections[0]?.ctaImageAlt).toBe('Panels')
  const { uses, usedIn } = await call(picture.read, { params: { id: made._id } })
  expect({ uses, usedIn }).toEqual({
    uses: 1,
    usedIn: [{ kind: 'services', _id: id, headerTitle: 'Solar', place: 'Section 1' }],
  })
  expect(await problemOf(call(picture.remove, { params: { id: made._id } }))).toMatchObject({
    status: 409,
    detail: '“Solar” shows this picture (Section 1). It can be deleted once no item uses it.',
  })
})

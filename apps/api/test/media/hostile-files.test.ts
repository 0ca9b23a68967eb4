import { mediaLink } from '@energy/contracts/pictures/media'
import { FORMATS, picture } from '@energy/contracts/pictures/pictures'
import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { SCRIPT, harmlessFiles, refusedFiles } from '../fixtures/records/hostile-files.ts'
import { aCompleteUpload, aPicture } from '../fixtures/records/pictures.ts'
import { adminOf, problemOf, world } from '../fixtures/world.ts'

const here = world()
const staff = adminOf(here)

const make = async (file: Buffer, name?: string) =>
  staff().call(picture.create, { body: { upload: await aCompleteUpload(staff().call, file, name) } })
const jobs = () => here().db.$queryRaw<object[]>`SELECT 1 FROM pgboss.job WHERE name = 'pictures'`

/** The smallest rendition of a new picture. */
async function renditionsOf(file: Buffer) {
  const { hash, widths } = await make(file)
  return Promise.all(
    FORMATS.map(async (format) => {
      const answer = await fetch(here().url + mediaLink(hash, widths[0], format))
      return { format, type: answer.headers.get('content-type'), bytes: Buffer.from(await answer.arrayBuffer()) }
    }),
  )
}
const asWebp = async (file: Buffer) => (await renditionsOf(file)).find(({ format }) => format === 'webp')?.bytes

const refused = Object.entries(await refusedFiles()).flatMap(([message, files]) =>
  Object.entries(files).map(([name, file]) => ({ name, file, message })),
)
const harmless = Object.entries(await harmlessFiles()).map(([name, file]) => ({ name, file }))

test('there are more than forty of them', () => {
  expect(refused.length + harmless.length).toBeGreaterThan(40)
})

test.each(refused)('refused, with nothing left of it: $name', async ({ file, message }) => {
  const { db, app } = here()
  const count = async () => ({ pictures: await db.picture.count(), jobs: (await jobs()).length })
  const before = await count()
  const upload = await aCompleteUpload(staff().call, file, 'roof.jpg')
  const start = performance.now()
  const problem = await problemOf(staff().call(picture.create, { body: { upload } }))
  expect(problem).toMatchObject({ status: 422, detail: expect.stringContaining(message) })
  expect(performance.now() - start).toBeLessThan(60_000)
  expect(await count()).toEqual(before)
  expect(await db.uploadChunk.count()).toBe(0)
  const hash = createHash('sha256').update(file).digest('hex')
  expect(await (await app.storage()).exists(`${hash}/original`)).toBe(false)
})

test.each(harmless)('made harmless: $name', async ({ file }) => {
  for (const { format, type, bytes } of await renditionsOf(file)) {
    expect(type).toBe(`image/${format}`)
    const known = await sharp(bytes).metadata()
    expect(known.pages ?? 1).toBe(1)
    expect([known.exif, known.xmp, known.iptc, known.icc, known.comments]).toEqual(Array(5).fill(undefined))
    expect([known.space, known.depth]).toEqual(['srgb', 'uchar'])
    for (const hostile of [SCRIPT, '<?php', 'PK\x03\x04', 'onerror']) expect(bytes.includes(hostile)).toBe(false)
  }
})

test('a picture that was taken with the camera turned stands upright', async () => {
  // Red above and blue below, after it was turned.
  const turned = await sharp(Buffer.from([255, 0, 0, 0, 0, 255]), { raw: { width: 1, height: 2, channels: 3 } })
    .resize(400, 600, { fit: 'fill', kernel: 'nearest' })
    .png()
    .toBuffer()
  const file = await sharp(turned).rotate(-90).withMetadata({ orientation: 6 }).png().toBuffer()
  expect(await sharp(file).metadata()).toMatchObject({ width: 600, height: 400, orientation: 6 })
  expect(await make(file)).toMatchObject({ width: 400, height: 600 })
  const { data, info } = await sharp(await asWebp(file))
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([320, 480])
  const [top, bottom] = [data.subarray(0, 3), data.subarray(-3)]
  expect(top[0]).toBeGreaterThan(200)
  expect(bottom[2]).toBeGreaterThan(200)
})

test('a picture of a wide gamut has its colours in sRGB, without a profile', async () => {
  const color = { r: 60, g: 140, b: 90 }
  const inSrgb = sharp({ create: { width: 400, height: 9, channels: 3, background: color } })
  const file = await inSrgb.withIccProfile('p3').png().toBuffer()
  // Display P3 has other numbers for the same colour.
  const [red = 0] = await sharp(file, { ignoreIcc: true }).raw().toBuffer()
  expect(Math.abs(red - color.r)).toBeGreaterThan(5)
  const pixels = await sharp(await asWebp(file))
    .raw()
    .toBuffer()
  for (const [at, value] of Object.values(color).entries())
    expect(Math.abs((pixels[at] ?? NaN) - value)).toBeLessThanOrEqual(3)
})

test.each([
  ['../../../etc/passwd', '../../../etc/passwd'],
  [`"><script>alert(1)</script>.jpg`, `"><script>alert(1)</script>.jpg`],
  ['roof\u202egpj.exe', 'roof\u202egpj.exe'],
  ['C:\\roof.jpg', 'C:\\roof.jpg'],
  ['n'.repeat(200), 'n'.repeat(200)],
])('a name is a text, and never a path: %s', async (given, stored) => {
  const { name, hash } = await make(await aPicture({ width: 9, height: 9 }), given)
  expect(name).toBe(stored)
  const answer = await fetch(here().url + mediaLink(hash, 9))
  expect(answer.headers.get('content-disposition')).toMatch(/^inline; filename="[0-9a-f]{8}-9\.webp"$/)
})

test.each(['a\r\nb', 'a\0b', '', ' ', 'n'.repeat(201)])(
  'a name has no control characters and an end: %j',
  async (name) => {
    expect(await problemOf(aCompleteUpload(staff().call, Buffer.from('a'), name))).toMatchObject({ status: 400 })
  },
)

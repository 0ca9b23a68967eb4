import { createCall } from '@energy/client/call'
import { picture, type Picture, type PictureChange } from '@energy/contracts/pictures/pictures'
import { CHUNK_BYTES, upload } from '@energy/contracts/pictures/uploads'
import { expect, type APIRequestContext } from '@playwright/test'
import sharp from 'sharp'
import { idTokenOf } from '../dashboard.ts'
import { ADMIN, SITE } from '../product.ts'

interface Photograph {
  width?: number
  height?: number
}

const any = (bound: number) => Math.floor(Math.random() * bound)

/** A JPEG of a hill and a sun in random colours, with the noise of a camera. No two are the same. */
export async function aPhotograph({ width = 1600, height = 1200 }: Photograph = {}) {
  const hue = any(360)
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 100 100" preserveAspectRatio="none">
    <linearGradient id="sky" x2="0" y2="1"><stop stop-color="hsl(${hue} 70% 45%)"/><stop offset="1" stop-color="hsl(${hue + 60} 80% 80%)"/></linearGradient>
    <path fill="url(#sky)" d="M0 0h100v100H0z"/>
    <circle cx="${25 + any(50)}" cy="${20 + any(20)}" r="9" fill="hsl(${hue + 150} 90% 65%)"/>
    <path fill="hsl(${hue + 200} 45% 35%)" d="M0 ${60 + any(10)}Q30 ${40 + any(15)} 55 65T100 55V100H0z"/>
    <path fill="hsl(${hue + 230} 50% 22%)" d="M0 85Q45 70 100 ${75 + any(12)}V100H0z"/>
  </svg>`
  const noise = { type: 'gaussian', mean: 128, sigma: 12 } as const
  const grain = await sharp({ create: { width, height, channels: 3, background: '#808080', noise } })
    .png()
    .toBuffer()
  return sharp(Buffer.from(drawing))
    .composite([{ input: grain, blend: 'soft-light' }])
    .flatten()
    .jpeg({ quality: 90 })
    .toBuffer()
}

/** Puts a picture into the library as the sample's admin, and waits for its renditions. */
export async function inLibrary(request: APIRequestContext, file: Buffer, known: PictureChange = {}): Promise<Picture> {
  const token = await idTokenOf(request, ADMIN)
  const call = createCall(`${SITE}/api`, () => Promise.resolve(token))
  const { _id: sent, missing } = await call(upload.create, { body: { name: 'roof.jpg', bytes: file.length } })
  for (const chunk of missing) {
    const body = new Uint8Array(file.subarray(chunk * CHUNK_BYTES, (chunk + 1) * CHUNK_BYTES)).buffer
    await call(upload.send, { params: { id: sent, chunk }, body })
  }
  const { _id: id } = await call(picture.create, { body: { upload: sent } })
  const read = () => call.withHeaders(picture.read, { params: { id } })
  await expect.poll(async () => (await read()).data.state, { timeout: 30_000 }).toBe('ready')
  const { headers } = await read()
  if (Object.keys(known).length > 0)
    await call(picture.update, { params: { id }, headers: { 'if-match': headers.get('etag') ?? '' }, body: known })
  return (await read()).data
}

import { service } from '@energy/contracts/content'
import { mediaLink } from '@energy/contracts/pictures/media'
import { picture } from '@energy/contracts/pictures/pictures'
import { beforeEach, expect, test } from 'vitest'
import { aCompleteUpload, aPicture, aPictureRow } from '../fixtures/records/pictures.ts'
import { adminOf, problemOf, statusOf, world } from '../fixtures/world.ts'

const here = world()
const admin = adminOf(here, { username: 'Grace' })
beforeEach(async () => {
  await here().db.content.deleteMany()
  await here().db.picture.deleteMany()
  await here().db.audit.deleteMany()
})

type Row = Partial<Parameters<ReturnType<typeof here>['db']['picture']['create']>[0]['data']>
const aRow = async (row: Row = {}) => here().db.picture.create({ data: { ...aPictureRow(), ...row } })
const anItem = async (link: string, sections: object[] = []) =>
  (await admin().call(service.create, { body: { headerTitle: 'Solar', ctaImage: link, sections } })).insertedId
const upload = async () => ({ upload: await aCompleteUpload(admin().call, await aPicture({ width: 40, height: 30 })) })
const list = async (query: string) => {
  const querystring = Object.fromEntries(new URLSearchParams(query))
  const { data, headers } = await admin().call.withHeaders(picture.list, { querystring })
  return { names: data.map(({ name }) => name), link: headers.get('link'), total: headers.get('x-total-count') }
}
const audited = async () =>
  (await here().db.audit.findMany({ orderBy: { id: 'asc' } })).map(({ what, record }) => [what, record])

test('the list has the newest first, without the trash and without the own pictures of people', async () => {
  for (const name of ['first', 'second', 'third']) await aRow({ name })
  await aRow({ name: 'trash', deletedAt: new Date() })
  await aRow({ name: 'own', library: false })
  expect(await list('')).toEqual({ names: ['third', 'second', 'first'], link: null, total: '3' })
})

test('Link leads from page to page, and keeps the filter and the search', async () => {
  for (const name of ['roof 1', 'roof 2', 'roof 3', 'cellar'])
    await aRow({ name, alt: name === 'roof 2' ? 'A roof' : '' })
  const first = await list('limit=1&filter=without-alt&q=roof')
  expect(first).toMatchObject({ names: ['roof 3'], total: '2' })
  const next = /^<\?(.+)>; rel="next"$/.exec(first.link ?? '')?.[1] ?? ''
  expect(await list(next)).toMatchObject({ names: ['roof 1'], link: null })
})

test('q searches the name, the alternative text and the credit', async () => {
  await aRow({ name: 'a.jpg', alt: 'Panels on a roof', credit: 'Ada Byron' })
  await aRow({ name: 'roof_2.jpg' })
  expect((await list('q=ROOF')).names).toEqual(['roof_2.jpg', 'a.jpg'])
  expect((await list('q=byron')).names).toEqual(['a.jpg'])
  expect((await list('q=roof_2')).names).toEqual(['roof_2.jpg'])
  expect((await list('q=%25')).names).toEqual([])
})

test('the filters find unused pictures, and those without an alternative text that are not decorative', async () => {
  const used = await aRow({ name: 'used', alt: 'A roof' })
  await aRow({ name: 'decorative', decorative: true })
  const inTrash = await aRow({ name: 'bare' })
  await anItem(mediaLink(used.hash))
  // An item in the trash does not show it.
  const id = await anItem(mediaLink(inTrash.hash))
  await admin().call(service.remove, { params: { id } })
  expect((await list('filter=unused')).names).toEqual(['bare', 'decorative'])
  expect((await list('filter=without-alt')).names).toEqual(['bare'])
  expect(await admin().call(picture.counts)).toEqual({ all: 3, unused: 2, withoutAlt: 1 })
  expect(await problemOf(list('filter=large'))).toMatchObject({ status: 400, errors: [{ path: '/filter' }] })
})

test('uses are counted by items, and named by place', async () => {
  const { hash, id } = await aRow()
  const link = mediaLink(hash)
  await anItem(link, [{ title: 'Roof', ctaImage: link }, { title: 'Cellar' }, { title: 'Yard', ctaImage: link }])
  const read = await admin().call(picture.read, { params: { id } })
  expect(read.uses).toBe(1)
  expect(read.usedIn.map(({ place }) => place)).toEqual(['CTA image', 'Section 1', 'Section 3'])
  expect((await admin().call(picture.list))[0]?.uses).toBe(1)
})

test('a change needs the version that is there', async () => {
  const { id } = await aRow()
  const { headers } = await admin().call.withHeaders(picture.read, { params: { id } })
  const change = (alt: string, version: string) =>
    admin().call(picture.update, { params: { id }, headers: { 'if-match': version }, body: { alt } })
  const tag = headers.get('etag') ?? ''
  expect(await change('A roof', tag)).toMatchObject({ modifiedCount: 1 })
  expect(await problemOf(change('A cellar', tag))).toMatchObject({ status: 412 })
  expect(await change('A roof', '"2"')).toMatchObject({ modifiedCount: 0 })
  expect(await admin().call(picture.update, { params: { id }, body: {} })).toMatchObject({ modifiedCount: 0 })
  expect(await admin().call(picture.read, { params: { id } })).toMatchObject({ alt: 'A roof', version: 2 })
})

test('a picture that is replaced goes to the trash, and every item shows the other one, with what was said', async () => {
  const { hash: old, id } = await aRow({ alt: 'A roof', credit: 'Ada', focalX: 10 })
  const link = mediaLink(old, 640, 'avif')
  const item = await anItem(mediaLink(old), [{ title: 'Roof', ctaImage: link }])
  const read = () => admin().call.withHeaders(service.read, { params: { id: item } })
  const before = await read()
  const made = await admin().call(picture.replace, { params: { id }, body: await upload() })
  // The focal point was one of the former picture.
  expect(made).toMatchObject({ alt: 'A roof', credit: 'Ada', focalX: 50, uses: 1 })
  const { data, headers } = await read()
  expect([data.ctaImage, data.sections[0]?.ctaImage]).toEqual([made.link, mediaLink(made.hash, 640, 'avif')])
  expect(data.pictures).toMatchObject([{ hash: made.hash, alt: 'A roof' }])
  expect([before.headers.get('etag')?.slice(0, 2), headers.get('etag')?.slice(0, 2)]).toEqual(['"1', '"2'])
  expect((await list('')).names).toHaveLength(1)
  expect(await here().db.picture.findUnique({ where: { id } })).toMatchObject({ deletedAt: expect.any(Date) })
  expect(await audited()).toEqual([
    ['POST /services', item],
    ['PUT /pictures/:id/file', made._id],
  ])
})

test('the call that replaces a picture can be repeated, as its answer may be lost', async () => {
  const { hash, id } = await aRow()
  const item = await anItem(mediaLink(hash))
  const body = await upload()
  const first = await admin().call(picture.replace, { params: { id }, body })
  expect(await admin().call(picture.replace, { params: { id }, body })).toEqual(first)
  expect(await admin().call(service.read, { params: { id: item } })).toMatchObject({ ctaImage: first.link })
  expect(await statusOf(admin().call(picture.replace, { params: { id }, body: await upload() }))).toBe(404)
})

test('of two who replace a picture at once one does, and the other reads that it is gone', async () => {
  const { hash, id } = await aRow()
  const item = await anItem(mediaLink(hash))
  const bodies = [await upload(), await upload()]
  const done = await Promise.allSettled(bodies.map((body) => admin().call(picture.replace, { params: { id }, body })))
  const made = done.flatMap((one) => (one.status === 'fulfilled' ? [one.value.link] : []))
  expect(made).toEqual([(await admin().call(service.read, { params: { id: item } })).ctaImage])
})

test('an item that was taken off the site comes back with the picture that has replaced its own, also by schedule', async () => {
  const { hash, id } = await aRow()
  const params = { id: await anItem(mediaLink(hash)) }
  await admin().call(service.unpublish, { params })
  const at = new Date(Date.now() + 60_000).toISOString()
  await admin().call(service.schedule, { params: { ...params, action: 'publish' }, body: { at } })
  await admin().call(service.save, { params, body: { cta: 'Call' } })
  const { link } = await admin().call(picture.replace, { params: { id }, body: await upload() })
  expect(await admin().call(service.draft, { params })).toMatchObject({ ctaImage: link, cta: 'Call' })
  const scheduled = { params: { ...params, number: 1 } }
  expect(await admin().call(service.version, scheduled)).toMatchObject({ body: { ctaImage: link, cta: '' } })
  await admin().call(service.cancel, { params: { ...params, action: 'publish' } })
  await admin().call(service.publish, { params })
  await admin().call(service.unpublish, { params })
  const { link: next } = await admin().call(picture.replace, {
    params: { id: (await here().db.picture.findFirstOrThrow({ where: { deletedAt: null } })).id },
    body: await upload(),
  })
  await admin().call(service.publish, { params })
  expect(await admin().call(service.read, { params })).toMatchObject({ ctaImage: next })
})

test('a picture that is replaced by one of the library takes none of its descriptions away, nor by itself', async () => {
  const file = await aPicture({ width: 40, height: 30 })
  const send = async () => ({ upload: await aCompleteUpload(admin().call, file) })
  const known = await admin().call(picture.create, { body: await send() })
  await admin().call(picture.update, { params: { id: known._id }, body: { alt: 'A cellar' } })
  const { id } = await aRow({ alt: 'A roof' })
  expect(await admin().call(picture.replace, { params: { id }, body: await send() })).toMatchObject({ alt: 'A cellar' })
  expect(await admin().call(picture.replace, { params: { id: known._id }, body: await send() })).toMatchObject({
    _id: known._id,
    alt: 'A cellar',
  })
  expect((await list('')).names).toEqual(['roof.jpg'])
})

test('a picture that an item shows cannot be deleted; one in the trash is restored, also by its bytes', async () => {
  const file = await aPicture({ width: 40, height: 30 })
  const send = async () => ({ upload: await aCompleteUpload(admin().call, file) })
  const { _id: id, link } = await admin().call(picture.create, { body: await send() })
  const item = await anItem(link)
  expect(await problemOf(admin().call(picture.remove, { params: { id } }))).toMatchObject({ status: 409 })
  await admin().call(service.remove, { params: { id: item } })
  const old = { 'if-match': '"9"' }
  expect(await statusOf(admin().call(picture.remove, { params: { id }, headers: old }))).toBe(412)
  expect(await admin().call(picture.remove, { params: { id } })).toMatchObject({ deletedCount: 1 })
  expect(await statusOf(admin().call(picture.read, { params: { id } }))).toBe(404)
  expect(await admin().call(picture.restore, { params: { id } })).toMatchObject({ restoredCount: 1 })
  expect(await statusOf(admin().call(picture.restore, { params: { id } }))).toBe(404)
  await admin().call(picture.remove, { params: { id } })
  expect(await admin().call(picture.create, { body: await send() })).toMatchObject({ _id: id })
  expect((await list('')).names).toEqual(['roof.jpg'])
  expect((await audited()).filter(([what]) => what?.includes('/pictures'))).toEqual([
    ['POST /pictures', id],
    ['DELETE /pictures/:id', id],
    ['POST /pictures/:id/restore', id],
    ['DELETE /pictures/:id', id],
    ['POST /pictures', id],
  ])
})

test('the editor reads what pages need to know of a picture by its hash', async () => {
  const { db, anAdmin } = here()
  const { call } = await anAdmin()
  const { hash, width, alt } = await db.picture.create({ data: { ...aPictureRow(), widths: [320], alt: 'A roof' } })
  expect(await call(picture.shown, { params: { hash } })).toMatchObject({ hash, width, alt, widths: [320], focalX: 50 })
  expect(await statusOf(call(picture.shown, { params: { hash: 'none' } }))).toBe(404)
})

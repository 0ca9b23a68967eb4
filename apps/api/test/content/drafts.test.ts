import { blog, kinds, product, service } from '@energy/contracts/content'
import { mediaLink } from '@energy/contracts/pictures/media'
import { menu, overview } from '@energy/contracts/site'
import { keysOf } from '@energy/contracts/record-of'
import { texts } from '@energy/contracts/texts'
import { beforeEach, expect, test } from 'vitest'
import { replacePicture } from '../../src/features/media/uses.ts'
import { aStoredPicture } from '../fixtures/records/pictures.ts'
import { problemOf, statusOf, world } from '../fixtures/world.ts'

const here = world()
beforeEach(async () => {
  await here().db.content.deleteMany()
})

/** A service that is live, with an admin who may write it. */
async function aLiveService(headerTitle = 'Solar') {
  const admin = await here().anAdmin()
  const { insertedId: id } = await admin.call(service.create, { body: { headerTitle, cta: 'Ask' } })
  return { ...admin, id, params: { id } }
}

test.each(keysOf(kinds))('a draft of the %s is in no answer that is public', async (tag) => {
  const kind = kinds[tag]
  const { anAdmin, call: anonymous } = here()
  const { call } = await anAdmin()
  const { insertedId: id } = await call(kind.start, { body: { headerTitle: 'Secret plan' } })
  expect(await anonymous(kind.list)).toEqual([])
  expect(await anonymous(kind.cards)).toEqual([])
  expect(await anonymous(kind.list, { querystring: { q: 'Secret' } })).toEqual([])
  expect(JSON.stringify(await anonymous(menu))).not.toContain('Secret')
  expect(await call(overview)).toMatchObject({ [tag]: 0 })
  expect(await statusOf(anonymous(kind.read, { params: { id } }))).toBe(404)
  expect(await statusOf(call(kind.update, { params: { id }, body: { headerTitle: 'Told' } }))).toBe(404)
  expect(await call(kind.drafts)).toMatchObject([
    { _id: id, headerTitle: 'Secret plan', state: 'draft', hasChanges: false, schedules: [] },
  ])
})

test('a draft needs no title until it is published', async () => {
  const { call } = await here().anAdmin()
  const { insertedId: id } = await call(blog.start, { body: { titlePrefix: 'A thought' } })
  expect(await call(blog.draft, { params: { id } })).toMatchObject({ headerTitle: '', titlePrefix: 'A thought' })
  expect(await call(blog.drafts)).toMatchObject([{ headerTitle: 'Untitled' }])
  expect(await problemOf(call(blog.publish, { params: { id } }))).toMatchObject({
    status: 400,
    errors: [{ path: '/headerTitle' }],
  })
  await call(blog.save, { params: { id }, body: { headerTitle: 'January' } })
  await call(blog.publish, { params: { id } })
  expect(await here().call(blog.read, { params: { id } })).toMatchObject({
    headerTitle: 'January',
    titlePrefix: 'A thought',
  })
})

test('what is saved as a draft of a live item is shown once it is published', async () => {
  const { call, params } = await aLiveService()
  const shown = () => here().call(service.read, { params })
  const before = await shown()
  await call(service.save, { params, body: { headerTitle: 'Solar arrays', sections: [{ title: 'Roof' }] } })
  expect(await shown()).toEqual(before)
  expect(await call(service.draft, { params })).toMatchObject({
    headerTitle: 'Solar arrays',
    cta: 'Ask',
    sections: [{ title: 'Roof' }],
    state: 'live',
    hasChanges: true,
    number: 2,
  })
  await call(service.publish, { params })
  expect(await shown()).toMatchObject({ headerTitle: 'Solar arrays', cta: 'Ask', sections: [{ title: 'Roof' }] })
  expect(await call(service.draft, { params })).toMatchObject({ state: 'live', hasChanges: false, number: 2 })
})

test('an author goes on with the same version; another author, or an hour later, begins the next one', async () => {
  const { call, id, params } = await aLiveService()
  const other = await here().anAdmin()
  const save = async (by: typeof call, cta: string) => (await by(service.save, { params, body: { cta } })).number
  expect([await save(call, 'One'), await save(call, 'Two'), await save(other.call, 'Three')]).toEqual([2, 2, 3])
  await here().db.contentVersion.updateMany({
    where: { itemId: id },
    data: { startedAt: new Date(Date.now() - 61 * 60_000) },
  })
  expect(await save(other.call, 'Four')).toBe(4)
})

test('a draft that says what is live is none', async () => {
  const { call, params } = await aLiveService()
  await call(service.save, { params, body: { cta: 'Call' } })
  await call(service.save, { params, body: { cta: 'Ask' } })
  expect(await call(service.draft, { params })).toMatchObject({ hasChanges: false, cta: 'Ask' })
  expect(await statusOf(call(service.publish, { params }))).toBe(409)
})

test('a discarded draft stays in the history', async () => {
  const { call, params } = await aLiveService()
  await call(service.save, { params, body: { cta: 'Call' } })
  await call(service.discard, { params })
  expect(await call(service.draft, { params })).toMatchObject({ hasChanges: false, cta: 'Ask' })
  expect((await call(service.version, { params: { ...params, number: 2 } })).body).toMatchObject({ cta: 'Call' })
})

test('an unpublished item leaves the site, and comes back as its draft says', async () => {
  const { call, params } = await aLiveService()
  await call(service.unpublish, { params })
  expect(await statusOf(here().call(service.read, { params }))).toBe(404)
  expect(await here().call(service.list)).toEqual([])
  await call(service.save, { params, body: { cta: 'Call' } })
  expect(await call(service.drafts)).toMatchObject([{ state: 'unpublished', cta: 'Call' }])
  expect(await statusOf(call(service.discard, { params }))).toBe(409)
  await call(service.publish, { params })
  expect(await here().call(service.read, { params })).toMatchObject({ headerTitle: 'Solar', cta: 'Call' })
})

test.each(['discarded', 'reverted'])('a %s draft is not what an unpublished item says from then on', async (how) => {
  const { call, params } = await aLiveService()
  await call(service.save, { params, body: { cta: 'Call' } })
  if (how === 'discarded') await call(service.discard, { params })
  else await call(service.save, { params, body: { cta: 'Ask' } })
  await call(service.unpublish, { params })
  expect(await call(service.draft, { params })).toMatchObject({ state: 'unpublished', cta: 'Ask' })
  await call(service.publish, { params })
  expect(await here().call(service.read, { params })).toMatchObject({ headerTitle: 'Solar', cta: 'Ask' })
})

/** Lets everything show another picture in the place of this one. */
async function replace(old: string, other: string) {
  const { db } = here()
  const stored = async (hash: string) => db.picture.findUniqueOrThrow({ where: { hash } })
  const [before, after] = [await stored(old), await stored(other)]
  await db.$transaction((tx) => replacePicture(tx, before, after))
}

test('an item that is unpublished after another picture took the place of its own keeps that one', async () => {
  const { call, params } = await aLiveService()
  const [old, other] = [await aStoredPicture(here()), await aStoredPicture(here())]
  await call(service.update, { params, body: { ctaImage: mediaLink(old) } })
  await replace(old, other)
  await call(service.unpublish, { params })
  expect(await call(service.draft, { params })).toMatchObject({ cta: 'Ask', ctaImage: mediaLink(other) })
})

test('who has a draft open while another picture takes the place of the one that it shows gets 412', async () => {
  const { call, params } = await aLiveService()
  const [old, other] = [await aStoredPicture(here()), await aStoredPicture(here())]
  const { headers } = await call.send(service.save, { params, body: { ctaImage: mediaLink(old) } })
  await replace(old, other)
  const late = { params, headers: { 'if-match': headers.get('etag') ?? '' }, body: { ctaImage: mediaLink(old) } }
  expect(await statusOf(call(service.save, late))).toBe(412)
  expect(await call(service.draft, { params })).toMatchObject({ ctaImage: mediaLink(other) })
})

test('of two who save on the same revision the second gets 412, whatever the first one did', async () => {
  const { call, params } = await aLiveService()
  const etag = async () => (await call.send(service.draft, { params })).headers.get('etag') ?? ''
  const changes = [
    () => call(service.save, { params, body: { cta: crypto.randomUUID() } }),
    () => call(service.publish, { params }),
    () => call(service.update, { params, body: { cta: crypto.randomUUID() } }),
    () => call(service.unpublish, { params }),
  ]
  for (const change of changes) {
    const before = await etag()
    await change()
    const late = { params, headers: { 'if-match': before } }
    expect(await statusOf(call(service.save, { ...late, body: { cta: 'Late' } }))).toBe(412)
    expect(await statusOf(call(service.publish, late))).toBe(412)
  }
})

test('a draft whose start is sent twice with one key is there once, of content and of texts', async () => {
  const { call } = await here().anAdmin()
  const content = { headers: { 'idempotency-key': crypto.randomUUID() }, body: { headerTitle: 'Sent twice' } }
  const first = await call.send(product.start, content)
  expect(await call.send(product.start, content).then(({ data }) => data)).toEqual(first.data)
  expect(await here().db.content.count({ where: { headerTitle: 'Sent twice' } })).toBe(1)
  expect(await here().db.audit.count({ where: { record: first.data.insertedId } })).toBe(1)

  const question = { kind: 'questions' as const, texts: { question: 'Twice?' } }
  const text = { headers: { 'idempotency-key': crypto.randomUUID() }, body: question }
  const { insertedId } = await call(texts.start, text)
  expect((await call(texts.start, text)).insertedId).toBe(insertedId)
  expect(await here().db.content.count({ where: { headerTitle: 'Twice?' } })).toBe(1)
})

test('a new draft is saved on with the ETag that its start answered', async () => {
  const { call } = await here().anAdmin()
  const { data, headers } = await call.send(blog.start, { body: { titlePrefix: 'A thought' } })
  const params = { id: data.insertedId }
  const etag = headers.get('etag') ?? ''
  expect((await call.send(blog.draft, { params })).headers.get('etag')).toBe(etag)
  const first = { params, headers: { 'if-match': etag } }
  const saved = await call.send(blog.save, { ...first, body: { headerTitle: 'January' } })
  expect(await statusOf(call(blog.save, { ...first, body: { headerTitle: 'Late' } }))).toBe(412)
  const next = { params, headers: { 'if-match': saved.headers.get('etag') ?? '' } }
  expect(await statusOf(call(blog.publish, next))).toBe(200)
})

test('drafts change neither the version of what is live nor the time of its change', async () => {
  const { call, id, params } = await aLiveService()
  const columns = { version: true, updatedAt: true }
  const row = () => here().db.content.findUniqueOrThrow({ where: { id }, select: columns })
  const before = await row()
  await call(service.save, { params, body: { cta: 'Call' } })
  await call(service.schedule, {
    params: { id, action: 'publish' },
    body: { at: new Date(Date.now() + 60_000).toISOString() },
  })
  await call(service.discard, { params })
  expect(await row()).toEqual(before)
})

test('before a publication it is said what is better mended', async () => {
  const { call } = await here().anAdmin()
  const { insertedId: id } = await call(service.start, { body: { ctaImage: '/plates/storage.svg' } })
  const findings = async () =>
    (await call(service.check, { params: { id } })).map(({ check, field, blocks }) => [check, field, blocks])
  expect(await findings()).toEqual([
    ['missing', 'headerTitle', true],
    ['description', 'titleDescription', false],
    ['alternative-text', 'ctaImage', false],
  ])
  await call(service.save, {
    params: { id },
    body: {
      headerTitle: 'S'.repeat(61),
      titleDescription: 'Light into power.',
      ctaImageAlt: 'A tank',
      details: 'See [the sums](https://127.0.0.1/sums) and [us](/contact).',
      sections: [{ ctaImage: 'https://127.0.0.1/roof.jpg', ctaImageAlt: 'A roof' }],
    },
  })
  expect(await findings()).toEqual([
    ['title-length', 'headerTitle', false],
    ['link', 'sections.0.ctaImage', false],
    ['link', 'details', false],
  ])
  await call(service.save, { params: { id }, body: { details: '', headerTitle: 'Solar', sections: [] } })
  expect(await findings()).toEqual([])
})

import { blog, kinds, service } from '@energy/contracts/content'
import { menu, overview } from '@energy/contracts/site'
import { keysOf } from '@energy/contracts/record-of'
import { beforeEach, expect, test } from 'vitest'
import { aLiveService } from '../fixtures/records/drafts.ts'
import { problemOf, statusOf, world } from '../fixtures/world.ts'

const here = world()
beforeEach(async () => {
  await here().db.content.deleteMany()
})

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
  const { call, params } = await aLiveService(here())
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

test('a draft that says what is live is none', async () => {
  const { call, params } = await aLiveService(here())
  await call(service.save, { params, body: { cta: 'Call' } })
  await call(service.save, { params, body: { cta: 'Ask' } })
  expect(await call(service.draft, { params })).toMatchObject({ hasChanges: false, cta: 'Ask' })
  expect(await statusOf(call(service.publish, { params }))).toBe(409)
})

test('a discarded draft stays in the history', async () => {
  const { call, params } = await aLiveService(here())
  await call(service.save, { params, body: { cta: 'Call' } })
  await call(service.discard, { params })
  expect(await call(service.draft, { params })).toMatchObject({ hasChanges: false, cta: 'Ask' })
  expect((await call(service.version, { params: { ...params, number: 2 } })).body).toMatchObject({ cta: 'Call' })
})

test('an unpublished item leaves the site, and comes back as its draft says', async () => {
  const { call, params } = await aLiveService(here())
  await call(service.unpublish, { params })
  expect(await statusOf(here().call(service.read, { params }))).toBe(404)
  expect(await here().call(service.list)).toEqual([])
  await call(service.save, { params, body: { cta: 'Call' } })
  expect(await call(service.drafts)).toMatchObject([{ state: 'unpublished', cta: 'Call' }])
  expect(await statusOf(call(service.discard, { params }))).toBe(409)
  await call(service.publish, { params })
  expect(await here().call(service.read, { params })).toMatchObject({ headerTitle: 'Solar', cta: 'Call' })
})

test('a draft of somebody else that is given up is not what was published last', async () => {
  const { call, params } = await aLiveService(here())
  const published = await call(service.draft, { params })
  const { call: other } = await here().anAdmin({ username: 'Ben' })
  await other(service.save, { params, body: { cta: 'Call' } })
  const reverted = await other(service.save, { params, body: { cta: 'Ask' } })
  expect(reverted).toMatchObject({ number: 1, savedAt: published.savedAt, hasChanges: false })
  expect(await call(service.draft, { params })).toEqual(published)
  await other(service.save, { params, body: { cta: 'Call' } })
  await other(service.discard, { params })
  expect(await call(service.draft, { params })).toEqual(published)
})

test.each(['discarded', 'reverted'])('a %s draft is not what an unpublished item says from then on', async (how) => {
  const { call, params } = await aLiveService(here())
  await call(service.save, { params, body: { cta: 'Call' } })
  if (how === 'discarded') await call(service.discard, { params })
  else await call(service.save, { params, body: { cta: 'Ask' } })
  await call(service.unpublish, { params })
  expect(await call(service.draft, { params })).toMatchObject({ state: 'unpublished', cta: 'Ask' })
  await call(service.publish, { params })
  expect(await here().call(service.read, { params })).toMatchObject({ headerTitle: 'Solar', cta: 'Ask' })
})

test('drafts change neither the version of what is live nor the time of its change', async () => {
  const { call, id, params } = await aLiveService(here())
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
      details: 'See [the sums](https://127.0.0.1/sums), [the same](https://127.0.0.1/sums) and [us](/contact).',
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

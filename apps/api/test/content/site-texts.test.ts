import { service } from '@energy/contracts/content'
import { mediaLink } from '@energy/contracts/pictures/media'
import { picture } from '@energy/contracts/pictures/pictures'
import { preview } from '@energy/contracts/previews/previews'
import { keysOf } from '@energy/contracts/record-of'
import { site, sitePages } from '@energy/contracts/site/site-pages'
import { textKinds, textRecord, texts } from '@energy/contracts/texts'
import { inputSchemaOf } from '@energy/contracts/texts/body'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { replacePicture } from '../../src/features/media/uses.ts'
import { aStoredPicture } from '../fixtures/records/pictures.ts'
import { send } from '../fixtures/sending.ts'
import { invalidValues, normalized, validValues, withAt } from '../fixtures/records/values.ts'
import { problemOf, statusOf, world } from '../fixtures/world.ts'

const here = world()
const pageOf = (page: keyof typeof sitePages) => here().call(site, { querystring: { page } })
const reviewers = async () => (await pageOf('about')).texts.reviews?.map(({ name }) => name)

/** An admin, and the first text of a kind as staff read it. */
async function aText(kind: keyof typeof textKinds) {
  const { call, token } = await here().anAdmin()
  const [first] = await call(texts.drafts, { querystring: { kind } })
  if (!first) throw new Error(`There is no ${kind}`)
  return { call, token, params: { id: first._id } }
}

test.each(keysOf(sitePages))('the page %s has its texts on a fresh start', async (page) => {
  const { company, texts: shown } = await pageOf(page)
  expect(company).toMatchObject({ name: 'Millrace Energy', email: 'hello@example.com' })
  expect(keysOf(shown).toSorted()).toEqual([...sitePages[page]].toSorted())
})

test.each(keysOf(textKinds).filter((kind) => textRecord(kind).single))(
  'there is one %s, and it stays',
  async (kind) => {
    const { call, params } = await aText(kind)
    expect(await call(texts.drafts, { querystring: { kind } })).toHaveLength(1)
    expect(await statusOf(call(texts.unpublish, { params }))).toBe(409)
    expect(await statusOf(call(texts.remove, { params }))).toBe(409)
  },
)

test('a changed phone number is a draft until it is published; then every page has it, filled in where a text names it', async () => {
  const { call, params } = await aText('company')
  await call(texts.save, { params, body: { texts: { phone: '+44 20 7946 0999', email: 'ask@example.com' } } })
  expect((await pageOf('home')).company.phone).toBe('+44 20 7946 0112')
  await call(texts.publish, { params })
  await expect.poll(async () => (await pageOf('home')).company.phone).toBe('+44 20 7946 0999')
  const { texts: shown } = await pageOf('privacy')
  expect(JSON.stringify(shown.privacy)).toContain('"href":"mailto:ask@example.com"')
  expect((await call(texts.versions, { params })).map(({ number, changed }) => [number, changed.toSorted()])).toEqual([
    [2, ['email', 'phone']],
    [1, []],
  ])
})

test('a collection is added to, ordered by hand, taken off the site, deleted and restored', async () => {
  const { call } = await here().anAdmin()
  const kind = 'reviews'
  const body = { kind, texts: { name: 'Ada Byron', text: 'Cold rooms are history.' } } as const
  const { insertedId: id } = await call(texts.start, { body })
  const params = { id }
  const before = await reviewers()
  expect(before).not.toContain('Ada Byron')
  await call(texts.publish, { params })
  await expect.poll(reviewers).toEqual([...(before ?? []), 'Ada Byron'])
  const [first] = await call(texts.drafts, { querystring: { kind } })
  await call(texts.place, { params, body: { before: first?._id ?? '' } })
  await expect.poll(reviewers).toEqual(['Ada Byron', ...(before ?? [])])
  await call(texts.unpublish, { params })
  await expect.poll(reviewers).toEqual(before)
  await call(texts.remove, { params })
  expect(await statusOf(call(texts.draft, { params }))).toBe(404)
  await call(texts.restore, { params })
  expect(await call(texts.draft, { params })).toMatchObject({ kind, state: 'unpublished', texts: body.texts })
})

test('the pages after the first one of the texts of a kind have that kind alone', async () => {
  const { token } = await here().anAdmin()
  const found: unknown[] = []
  let next: string | undefined = '?kind=reviews&limit=1'
  while (next !== undefined) {
    const answer: Response = await fetch(here().url + texts.drafts.url + next, {
      headers: { authorization: `Bearer ${token}` },
    })
    const page: { kind: string }[] = JSON.parse(await answer.text())
    found.push(...page.map(({ kind }) => kind))
    next = /<(.+)>/.exec(answer.headers.get('link') ?? '')?.[1]
  }
  expect(found.length).toBeGreaterThan(1)
  expect(new Set(found)).toEqual(new Set(['reviews']))
})

test('a text is checked by the record of its kind', async () => {
  const { call, params } = await aText('company')
  const save = (sent: Record<string, string>) => problemOf(call(texts.save, { params, body: { texts: sent } }))
  expect((await save({ email: 'nobody' })).errors).toMatchObject([{ path: '/texts/email' }])
  expect((await save({ currency: 'usd' })).errors).toMatchObject([{ path: '/texts/currency' }])
  expect((await save({ heroLead: 'Of home' })).status).toBe(400)
  await call(texts.save, { params, body: { texts: { name: '  Weir & Sons  ', email: '', social: [] } } })
  expect((await call(texts.draft, { params })).texts).toMatchObject({ name: 'Weir & Sons', email: '' })
  const problem = await problemOf(call(texts.publish, { params }))
  expect([problem.status, problem.errors]).toMatchObject([400, [{ path: '/texts/email' }]])
  expect(await call(texts.check, { params })).toMatchObject([{ check: 'missing', field: 'email', blocks: true }])
  await call(texts.discard, { params })
})

test.each(keysOf(textKinds))(
  'a draft of %s stores every value that its record allows, and rejects any other',
  async (kind) => {
    const { call, token, params } = await aText(kind)
    const schema = inputSchemaOf(textRecord(kind))
    const path = texts.save.url.replace(':id', params.id)
    const save = async (sent: unknown) =>
      (await send(here(), texts.save, { path, token, body: { texts: sent } })).status
    await fc.assert(
      fc.asyncProperty(validValues(schema), async (value) => {
        expect(await save(value)).toBe(200)
        expect((await call(texts.draft, { params })).texts).toMatchObject(Object(normalized(schema, value)))
      }),
      { numRuns: 10 },
    )
    await fc.assert(
      fc.asyncProperty(invalidValues(schema), async ({ path: at, replacement }) => {
        expect(await save(withAt({}, at, replacement))).toBe(400)
      }),
      { numRuns: 10 },
    )
  },
)

test('a list of a text has no more entries than its page has room for', async () => {
  const { call, params } = await aText('home')
  const figures = Array.from({ length: 4 }, (_, at) => ({ figure: `${at}`, label: 'heat pumps' }))
  const problem = await problemOf(call(texts.save, { params, body: { texts: { figures } } }))
  expect(problem.errors).toMatchObject([{ path: '/texts/figures' }])
})

test('a text from before a field says nothing in it, and keeps its place in what is stored', async () => {
  const { db } = here()
  const { call, params } = await aText('quote')
  await call(texts.discard, { params })
  await db.content.update({ where: params, data: { texts: { text: 'Short', other: 'Gone' } } })
  await expect
    .poll(async () => (await pageOf('about')).texts.quote)
    .toEqual({ text: 'Short', name: '', job: '', picture: '' })
  expect((await call(texts.draft, { params })).texts).toEqual({ text: 'Short', name: '', job: '', picture: '' })
})

test('the calls on texts find no content, and those on content no texts', async () => {
  const { call, params } = await aText('terms')
  const { insertedId } = await call(service.create, { body: { headerTitle: 'Solar' } })
  expect(await statusOf(call(texts.draft, { params: { id: insertedId } }))).toBe(404)
  expect(await statusOf(call(service.draft, { params }))).toBe(404)
  expect(await statusOf(call(service.versions, { params }))).toBe(404)
})

test('a link shows the draft of a text in its page', async () => {
  const { call, params } = await aText('about')
  await call(texts.save, { params, body: { texts: { storyTitle: 'Where we come from', story: 'By **water**.' } } })
  const { token } = await call(texts.share, { params })
  expect(await here().call(preview.read, { params: { token } })).toMatchObject({
    kind: 'about',
    page: 'about',
    at: 0,
    site: {
      texts: {
        about: {
          storyTitle: 'Where we come from',
          story: [{ type: 'paragraph', runs: [{ text: 'By ' }, { text: 'water', bold: true }, { text: '.' }] }],
        },
      },
    },
  })
  expect((await pageOf('about')).texts.about?.storyTitle).toBe('How it began')
})

test('a link to the draft of a text shows the picture that is chosen in it', async () => {
  const { call, params } = await aText('team')
  const hash = await aStoredPicture(here(), { alt: 'Ada Byron at her desk' })
  await call(texts.save, { params, body: { texts: { picture: mediaLink(hash) } } })
  const { token } = await call(texts.share, { params })
  expect(await here().call(preview.read, { params: { token } })).toMatchObject({
    kind: 'team',
    site: { pictures: [{ hash, alt: 'Ada Byron at her desk' }] },
  })
})

test('each single text is in one list, with its state and who saved it last', async () => {
  const { call } = await here().anAdmin({ username: 'Amara Lindqvist' })
  const all = await call(texts.singles)
  expect(all.map(({ kind }) => kind).toSorted()).toEqual(
    keysOf(textKinds)
      .filter((kind) => textRecord(kind).single)
      .toSorted(),
  )
  const id = all.find(({ kind }) => kind === 'steps')?._id ?? ''
  await call(texts.save, { params: { id }, body: { texts: { title: 'From first call to first kWh' } } })
  const change = { _id: id, state: 'live', hasChanges: true, savedBy: 'Amara Lindqvist' }
  expect(await call(texts.singles)).toContainEqual(expect.objectContaining(change))
})

test('a single text whose draft was given up shows when and by whom what the site shows was saved', async () => {
  const { call, params } = await aText('quote')
  const single = async () => (await call(texts.singles)).find(({ kind }) => kind === 'quote')
  const before = await single()
  await call(texts.save, { params, body: { texts: { text: 'Nobody reads this.' } } })
  expect(await single()).not.toEqual(before)
  await call(texts.discard, { params })
  expect(await single()).toEqual(before)
})

test('a picture of the library that a text shows says so, and another one can take its place', async () => {
  const { call, params } = await aText('team')
  await call(texts.discard, { params })
  const [old, other] = [await aStoredPicture(here()), await aStoredPicture(here())]
  await call(texts.save, { params, body: { texts: { picture: mediaLink(old) } } })
  await call(texts.publish, { params })
  const { id } = await here().db.picture.findUniqueOrThrow({ where: { hash: old } })
  expect((await call(picture.read, { params: { id } })).usedIn).toMatchObject([{ kind: 'team', place: 'Picture' }])
  await expect.poll(async () => (await pageOf('contact')).pictures).toMatchObject([{ hash: old }])
  await here().db.$transaction(async (tx) => {
    const [before, after] = [
      await tx.picture.findUniqueOrThrow({ where: { hash: old } }),
      await tx.picture.findUniqueOrThrow({ where: { hash: other } }),
    ]
    await replacePicture(tx, before, after)
  })
  await expect.poll(async () => (await pageOf('contact')).texts.team?.[0]?.picture).toBe(mediaLink(other))
})

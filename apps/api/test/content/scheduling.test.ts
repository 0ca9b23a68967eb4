import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { claim } from '../../src/features/content/drafts/publication.ts'
import { scheduleAction } from '../../src/features/content/drafts/schedules.ts'
import { aDraft, live } from '../fixtures/records/drafts.ts'
import { database } from '../fixtures/prisma.ts'

const here = database()
const NOW = Date.now()
const inMinutes = (minutes: number) => new Date(NOW + minutes * 60_000)
afterEach(() => void vi.useRealTimers())
beforeEach(async () => {
  await here().content.deleteMany()
})

const LATER = inMinutes(10).toISOString()
const schedule = (id: string, action: 'publish' | 'unpublish', at = LATER, number?: number) =>
  here().$transaction(async (tx) => {
    const item = await claim(tx, { id, kinds: ['services', 'company', 'questions'] })
    return scheduleAction(tx, item, action, { at, ...(number !== undefined && { number }), authorId: undefined })
  })
const saved = () => here().schedule.findMany({ select: { action: true, number: true, at: true, failedAt: true } })

describe('a schedule', () => {
  test('publishes the draft as it is now, and another time replaces the first one', async () => {
    const id = await aDraft(here(), 'Solar')
    expect(await schedule(id, 'publish')).toEqual({ number: 1, savedAt: expect.any(Date) })
    await here().schedule.updateMany({ data: { failedAt: new Date() } })
    const other = inMinutes(20)
    await schedule(id, 'publish', other.toISOString())
    expect(await saved()).toEqual([{ action: 'publish', number: 1, at: other, failedAt: null }])
  })

  test('keeps its version where only the time changes, and is refused once that is not scheduled', async () => {
    const id = await aDraft(here(), 'Solar')
    await schedule(id, 'publish')
    await here().contentVersion.create({ data: { itemId: id, number: 2, body: { headerTitle: 'Wind' } } })
    await here().content.update({ where: { id }, data: { draftNumber: 2 } })
    expect(await schedule(id, 'publish', LATER, 1)).toMatchObject({ number: 1 })
    const gone = { status: 409, message: 'This is not scheduled any more.' }
    // The last is no number of the database.
    for (const number of [2, 2 ** 31]) await expect(schedule(id, 'publish', LATER, number)).rejects.toMatchObject(gone)
    await here().schedule.updateMany({ data: { action: 'unpublish', number: null } })
    await expect(schedule(id, 'publish', LATER, 1)).rejects.toMatchObject(gone)
    const other = await aDraft(here(), 'Other')
    await schedule(other, 'publish')
    await expect(schedule(id, 'publish', LATER, 1)).rejects.toMatchObject(gone)
  })

  test('is refused for the past', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: NOW })
    const past = { status: 400, errors: [{ path: '/at', message: 'Choose a time in the future.' }] }
    const id = await aDraft(here(), 'Solar')
    await expect(schedule(id, 'publish', new Date(NOW).toISOString())).rejects.toMatchObject(past)
    await expect(schedule(id, 'publish', new Date(NOW + 1).toISOString())).resolves.toMatchObject({ number: 1 })
  })

  test.each(['2027-12-31T23:59:60Z', '9999-12-31T23:59:59-23:59'])('is refused for %s', async (at) => {
    const none = { status: 400, errors: [{ path: '/at', message: 'at must be a time of the years 1 to 9999.' }] }
    await expect(schedule(await aDraft(here(), 'Solar'), 'publish', at)).rejects.toMatchObject(none)
    expect(await saved()).toEqual([])
  })

  test('is refused for a draft without a title, and where there is no draft', async () => {
    const missing = { status: 400, errors: [{ path: '/headerTitle', message: 'Title is missing.' }] }
    await expect(schedule(await aDraft(here(), ''), 'publish')).rejects.toMatchObject(missing)
    const none = { status: 409, message: 'There is nothing to publish: the site shows this already.' }
    await expect(schedule(await aDraft(here(), 'Solar', live), 'publish')).rejects.toMatchObject(none)
    expect(await saved()).toEqual([])
  })

  test('takes an item off the site that is live, or will be by then', async () => {
    const id = await aDraft(here(), 'Solar', live)
    expect(await schedule(id, 'unpublish')).toMatchObject({ number: 1 })
    expect(await saved()).toEqual([{ action: 'unpublish', number: null, at: new Date(LATER), failedAt: null }])
    const draft = await aDraft(here(), 'Wind')
    const never = { status: 409, message: 'The site does not show this, and will not at that time.' }
    await expect(schedule(draft, 'unpublish')).rejects.toMatchObject(never)
    await schedule(draft, 'publish')
    await expect(schedule(draft, 'unpublish')).rejects.toMatchObject(never)
    await expect(schedule(draft, 'unpublish', inMinutes(11).toISOString())).resolves.toBeTruthy()
    await expect(
      schedule(await aDraft(here(), 'Other'), 'unpublish', inMinutes(11).toISOString()),
    ).rejects.toMatchObject(never)
  })

  test('never takes off what the site always shows', async () => {
    const texts = { kind: 'company' as const, ...live, versions: { create: { number: 1, body: {} } } }
    const always = { status: 409, message: 'The site always shows this.' }
    await expect(schedule(await aDraft(here(), 'Company', texts), 'unpublish')).rejects.toMatchObject(always)
  })
})

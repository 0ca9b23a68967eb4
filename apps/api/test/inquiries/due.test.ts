import { beforeEach, describe, expect, test } from 'vitest'
import { doDue } from '../../src/features/content/drafts/due.ts'
import { Prisma } from '../../src/generated/client.ts'
import { aDraft, live } from '../fixtures/records/drafts.ts'
import { database } from '../fixtures/prisma.ts'

const here = database()
const NOW = Date.now()
const inMinutes = (minutes: number) => new Date(NOW + minutes * 60_000)
beforeEach(async () => {
  await here().content.deleteMany()
  await here().user.deleteMany()
  await here().audit.deleteMany()
})

const plan = (itemId: string, more: Partial<Prisma.ScheduleUncheckedCreateInput> = {}) =>
  here().schedule.create({ data: { itemId, action: 'publish', number: 1, at: inMinutes(-1), ...more } })
const stateOf = async (id: string) => (await here().content.findUniqueOrThrow({ where: { id } })).state

const SOON = { interval: 20 }
const LOCK_WAITS = Prisma.sql`FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`
const waiting = async (connections: number) =>
  await expect.poll(() => here().$executeRaw`SELECT ${LOCK_WAITS}`, SOON).toBe(connections)
/** Does something while an item is locked. */
const holding = async <T>(id: string, work: () => Promise<T>) =>
  here().$transaction(async (tx) => {
    await tx.$executeRaw`SELECT FROM items WHERE id = ${id}::uuid FOR UPDATE`
    return work()
  })

describe('what is due', () => {
  test('is done once, in the order of time; what is to come or has failed waits', async () => {
    const [second, first, coming, failed] = [
      await aDraft(here(), 'Second'),
      await aDraft(here(), 'First'),
      await aDraft(here(), 'Coming'),
      await aDraft(here(), 'Failed'),
    ]
    await plan(second)
    await plan(first, { at: inMinutes(-2) })
    await plan(coming, { at: inMinutes(5) })
    await plan(failed, { failedAt: new Date() })
    expect(await doDue(here())).toBe(2)
    expect(await doDue(here())).toBe(0)
    const entries = await here().audit.findMany({ orderBy: { id: 'asc' } })
    expect(entries).toMatchObject([
      {
        who: '',
        what: 'publish by schedule',
        record: first,
        fields: [{ name: 'state', before: 'draft', after: 'live' }],
      },
      { record: second },
    ])
    expect(await Promise.all([first, second, coming, failed].map(stateOf))).toEqual(['live', 'live', 'draft', 'draft'])
    expect((await here().schedule.findMany()).map(({ itemId }) => itemId).toSorted()).toEqual(
      [coming, failed].toSorted(),
    )
  })

  test('is in the audit of who has scheduled it', async () => {
    const { id: authorId } = await here().user.create({ data: { email: 'ada@example.com' } })
    await plan(await aDraft(here(), 'Solar'), { authorId })
    await doDue(here())
    expect(await here().audit.findFirst()).toMatchObject({ who: authorId })
  })

  test('takes an item off the site, and leaves one that the site does not show', async () => {
    const [shown, draft] = [await aDraft(here(), 'Winter tariff', live), await aDraft(here(), 'Draft')]
    for (const id of [shown, draft]) await plan(id, { action: 'unpublish', number: null })
    expect(await doDue(here())).toBe(2)
    expect([await stateOf(shown), await stateOf(draft)]).toEqual(['unpublished', 'draft'])
    expect(await here().schedule.count()).toBe(0)
    expect((await here().audit.findMany()).map(({ what }) => what)).toEqual(Array(2).fill('unpublish by schedule'))
  })

  test('takes an item from before versions off the site, with what it said as its draft', async () => {
    const { id } = await here().content.create({ data: { kind: 'services', headerTitle: 'Before', details: '' } })
    await plan(id, { action: 'unpublish', number: null })
    expect(await doDue(here())).toBe(1)
    const item = await here().content.findUniqueOrThrow({ where: { id }, include: { versions: true } })
    expect(item).toMatchObject({ state: 'unpublished', draftNumber: 1, versions: [{ number: 1 }] })
  })

  test('leaves the other schedule of an item', async () => {
    const id = await aDraft(here(), 'Solar')
    await plan(id)
    await plan(id, { action: 'unpublish', number: null, at: inMinutes(5) })
    expect(await doDue(here())).toBe(1)
    expect((await here().schedule.findMany()).map(({ action }) => action)).toEqual(['unpublish'])
  })

  test('is done to an item in the order of time, also while another worker does the first of it', async () => {
    const id = await aDraft(here(), 'Solar')
    await plan(id, { at: inMinutes(-2) })
    await plan(id, { action: 'unpublish', number: null })
    await here().$transaction(async (tx) => {
      await tx.$executeRaw`SELECT FROM schedules WHERE action = 'publish' FOR UPDATE`
      expect(await doDue(here())).toBe(0)
    })
    expect(await doDue(here())).toBe(2)
    expect(await stateOf(id)).toBe('unpublished')
  })

  test('is not done to an item in the trash', async () => {
    const id = await aDraft(here(), 'Solar', { deletedAt: new Date() })
    await plan(id)
    expect(await doDue(here())).toBe(1)
    expect([await stateOf(id), await here().schedule.count(), await here().audit.count()]).toEqual(['draft', 0, 0])
  })

  test('waits where it is the end of an item in the trash, and is done once that is restored', async () => {
    const id = await aDraft(here(), 'Winter tariff', { ...live, deletedAt: new Date() })
    await plan(id, { action: 'unpublish', number: null, at: inMinutes(-2) })
    // That it comes back after its end is not done to an item in the trash.
    await plan(id)
    expect(await doDue(here())).toBe(1)
    await here().content.update({ where: { id }, data: { deletedAt: null } })
    expect(await doDue(here())).toBe(1)
    expect([await stateOf(id), await here().schedule.count()]).toEqual(['unpublished', 0])
  })

  test('is marked where it is refused, and the others are done', async () => {
    const [untitled, gone, good] = [
      await aDraft(here(), ''),
      await aDraft(here(), 'Gone'),
      await aDraft(here(), 'Good'),
    ]
    await plan(untitled, { at: inMinutes(-3) })
    await plan(gone, { number: 7, at: inMinutes(-2) })
    await plan(good)
    expect(await doDue(here())).toBe(3)
    expect(await doDue(here())).toBe(0)
    expect(await Promise.all([untitled, gone, good].map(stateOf))).toEqual(['draft', 'draft', 'live'])
    const failed = await here().schedule.findMany({ where: { failedAt: { not: null } } })
    expect(failed.map(({ itemId }) => itemId).toSorted()).toEqual([untitled, gone].toSorted())
    expect(await here().audit.count()).toBe(1)
  })

  test('is tried again where its connection is lost', async () => {
    const id = await aDraft(here(), 'Solar')
    await plan(id)
    const [lost] = await holding(id, async () => {
      const doing = Promise.allSettled([doDue(here())])
      await expect.poll(() => here().$executeRaw`SELECT pg_terminate_backend(pid) ${LOCK_WAITS}`, SOON).toBe(1)
      return doing
    })
    expect(lost.status).toBe('rejected')
    expect(await doDue(here())).toBe(1)
    expect(await stateOf(id)).toBe('live')
  })

  test('is tried again where it met another change', async () => {
    const id = await aDraft(here(), 'Solar')
    await plan(id)
    await here().$executeRaw`CREATE FUNCTION deadlock() RETURNS trigger LANGUAGE plpgsql
      AS $$BEGIN RAISE EXCEPTION 'deadlock detected' USING ERRCODE = '40P01'; END$$`
    await here().$executeRaw`CREATE TRIGGER deadlock BEFORE UPDATE ON items EXECUTE FUNCTION deadlock()`
    const [met] = await Promise.allSettled([doDue(here())])
    await here().$executeRaw`DROP FUNCTION deadlock CASCADE`
    expect(met.status).toBe('rejected')
    expect(await doDue(here())).toBe(1)
    expect(await stateOf(id)).toBe('live')
  })

  test('is not marked where it is refused and staff have chosen another time meanwhile', async () => {
    const untitled = await aDraft(here(), '')
    await plan(untitled)
    const later = inMinutes(5)
    const finish = await holding(untitled, async () => {
      const doing = doDue(here())
      await waiting(1)
      // As the API does it. Which of the two comes first is open.
      const moving = here().schedule.updateMany({ where: { itemId: untitled }, data: { at: later, failedAt: null } })
      const both = Promise.all([doing, moving])
      await waiting(2)
      return () => both
    })
    expect(await finish()).toEqual([1, { count: 1 }])
    expect(await here().schedule.findFirst()).toMatchObject({ at: later, failedAt: null })
  })

  test('throws where the database fails before anything is found', async () => {
    await here().$executeRaw`ALTER TABLE schedules RENAME TO away`
    await expect(doDue(here())).rejects.toThrow('schedules')
    await here().$executeRaw`ALTER TABLE away RENAME TO schedules`
  })
})

import { service } from '@energy/contracts/content'
import { firstSteps, type FirstStep } from '@energy/contracts/site/first-steps'
import { texts, type TextKind } from '@energy/contracts/texts'
import { expect, test } from 'vitest'
import { aPictureRow } from '../fixtures/records/pictures.ts'
import { world } from '../fixtures/world.ts'

const here = world()

test('each first step of a new company is done once the data says so', async () => {
  const { db, anAdmin } = here()
  const { call } = await anAdmin()
  const done = async () => Object.entries(await call(firstSteps)).flatMap(([step, isDone]) => (isDone ? [step] : []))
  const publish = async (kind: TextKind, change: Record<string, string>) => {
    const [text] = await call(texts.drafts, { querystring: { kind } })
    const params = { id: text?._id ?? '' }
    await call(texts.save, { params, body: { texts: change } })
    await call(texts.publish, { params })
  }
  const steps: [FirstStep | '', () => Promise<unknown>][] = [
    ['company', () => publish('company', { name: 'Weir & Sons' })],
    ['billing', () => publish('sales', { legalName: 'Weir & Sons Ltd' })],
    ['', () => publish('privacy', { bannerLast: 'Your data' })],
    ['legal', () => publish('terms', { bannerLast: 'Our terms' })],
    ['calls', () => publish('bookings', { places: '1' })],
    ['picture', () => db.picture.create({ data: { ...aPictureRow(), library: true, state: 'ready' } })],
    ['', () => call(service.start, { body: { headerTitle: 'A draft' } })],
    ['item', () => call(service.create, { body: { headerTitle: 'Heat pumps' } })],
    ['colleague', () => anAdmin()],
  ]
  const expected: string[] = []
  expect(await done()).toEqual(expected)
  for (const [step, act] of steps) {
    await act()
    if (step) expected.push(step)
    expect((await done()).toSorted()).toEqual(expected.toSorted())
  }
})

import { expect, test } from 'vitest'
import { changingRecord, recordsSettled } from '../../src/record/record-lock.ts'

const heldLocks = async () => {
  const { held: locks = [] } = await navigator.locks.query()
  return locks.map(({ name, mode }) => `${name}: ${mode}`)
}

test('record changes run one after the other, and recordsSettled waits for all of them', async () => {
  const done: string[] = []
  const { promise, resolve } = Promise.withResolvers<void>()
  const first = changingRecord(async () => {
    expect(await heldLocks()).toEqual(['energy-sign-up: exclusive'])
    await promise
    done.push('first')
    return 1
  })
  const second = changingRecord(async () => done.push('second'))
  const waiting = recordsSettled().then(() => done.push('waited'))
  resolve()
  expect(await first).toBe(1)
  await Promise.all([second, waiting])
  expect(done).toEqual(['first', 'second', 'waited'])
})

test('calls of recordsSettled do not wait for each other', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const reading = navigator.locks.request('energy-sign-up', { mode: 'shared' }, () => promise)
  expect(await recordsSettled()).toBeUndefined()
  expect(await heldLocks()).toEqual(['energy-sign-up: shared'])
  resolve()
  await reading
})

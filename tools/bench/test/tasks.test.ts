import { expect, it } from 'vitest'
import { processorTimeOf } from '../src/lighthouse/tasks.ts'

it('takes the time by the processor of a task, and the time by the clock where the trace has no other', () => {
  expect(processorTimeOf({ dur: 60_000, tdur: 12_000 })).toBe(12)
  expect(processorTimeOf({ dur: 60_000 })).toBe(60)
})

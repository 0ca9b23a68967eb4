import { expect, it } from 'vitest'
import { cpuTimeOf } from '../src/lighthouse/tasks.ts'

it('the time of a task is its CPU time, or its wall-clock time if the trace has no CPU time', () => {
  expect(cpuTimeOf({ dur: 60_000, tdur: 12_000 })).toBe(12)
  expect(cpuTimeOf({ dur: 60_000 })).toBe(60)
})

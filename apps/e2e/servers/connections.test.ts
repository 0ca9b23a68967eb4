import { measureWithConnections } from '@energy/bench/faults/bench'
import { goalsOfConnections } from '@energy/bench/faults/goals'
import { expect, test } from '@playwright/test'

test.setTimeout(300_000)

test('idle connections stay open, and clients that never finish their headers are disconnected', async () => {
  const { idle, slow } = await measureWithConnections({ idle: 500, slow: 50 })
  expect(goalsOfConnections(idle, slow).filter(({ holds }) => !holds)).toEqual([])
})

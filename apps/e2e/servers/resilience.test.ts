import { goalsOfFull, goalsOfInvoices, goalsOfKills, goalsOfLetters } from '@energy/bench/faults/goals'
import { diskFull } from '@energy/bench/faults/disk-full'
import { invoicesUnderKills } from '@energy/bench/faults/invoices'
import { killInTurns } from '@energy/bench/faults/kills'
import { lettersUnderKills } from '@energy/bench/faults/letters'
import { goalsOfWork } from '@energy/bench/faults/work-goals'
import { workUnderKills } from '@energy/bench/faults/work'
import { SEED } from '@energy/bench/fuzz/bench'
import { fuzz } from '@energy/bench/fuzz/run'
import { startFuzzEnvironment } from '@energy/bench/fuzz/environment'
import type { Goal } from '@energy/bench/report'
import { say } from '@energy/bench/say'
import { goalsOfLoad, soak } from '@energy/bench/soak/soak'
import { expect, test } from '@playwright/test'

// Short versions of the measurements of `npm run bench`.
test.setTimeout(300_000)

const failedGoals = (goals: readonly Goal[]) => goals.filter(({ holds }) => !holds)

test('nothing that was acknowledged is lost when API, site, worker or database is killed', async () => {
  const report = await killInTurns(4, say)
  expect(failedGoals(goalsOfKills(report))).toEqual([])
  // Ensures that the servers did work between the kills.
  const { requests, mails, answered } = report
  expect(Math.min(requests.acknowledged, mails.acknowledged, answered.replies, answered.messages)).toBeGreaterThan(10)
})

test('invoices have numbers without a gap, and are the sum of their lines, when API and database are killed', async () => {
  const result = await invoicesUnderKills({ invoices: 200, kills: 2 })
  expect(failedGoals(goalsOfInvoices(result))).toEqual([])
})

test('uploads, offers, orders and publications are stored once when API, worker and database are killed', async () => {
  const result = await workUnderKills(3, say)
  expect(failedGoals(goalsOfWork(result))).toEqual([])
})

test('each subscriber gets a letter once when the worker is killed, and the mail server refuses one in ten and dies', async () => {
  const result = await lettersUnderKills({ subscribers: 500, kills: 2 })
  expect(failedGoals(goalsOfLetters(result))).toEqual([])
})

test('while the disk of the database is full, reads are answered and writes are asked to retry later', async () => {
  const full = await diskFull()
  test.skip(full === 'not run', 'This system does not allow creating a small file system.')
  expect(failedGoals(goalsOfFull(full))).toEqual([])
})

test('four thousand valid and hostile calls of every role are answered as the OpenAPI document says, and disclose no data of other users', async () => {
  const environment = await startFuzzEnvironment()
  const size = { calls: 4_000, seed: SEED, eachCaller: false }
  const { calls, violations, neverSucceeded } = await fuzz(environment, size, say)
  await environment.stop()
  expect({ violations, neverSucceeded }).toEqual({ violations: [], neverSucceeded: [] })
  expect(calls).toBe(4_000)
})

test('under half of the maximum load no request fails, and no file stays open', async () => {
  expect(failedGoals(goalsOfLoad(await soak({ limit: 3, half: 15 })))).toEqual([])
})

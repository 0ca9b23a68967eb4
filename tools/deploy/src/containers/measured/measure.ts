import { chapterOf, writeChapter } from '@energy/bench/report'
import type { Protocol } from '../steps.ts'
import { SERVICES, type Trial } from '../trial.ts'
import { GATEWAY, PREFIX, REQUESTS, checkLimits } from './addresses.ts'
import { separateHosts } from './apart.ts'
import { renew, shortenLives } from './certificate.ts'
import { fillDisk } from './disk.ts'
import { killEach } from './kills.ts'
import { rest, type Row } from './load.ts'
import { twoWorkers } from './mails.ts'
import { seeChangeEverywhere } from './replicas.ts'
import { reportOf } from './report.ts'
import { restoreIntoEmpty } from './restore.ts'
import { rollBack, rollOut } from './rollouts.ts'
import { useSession } from './sessions.ts'

/** What a failed step is reported with. */
const sentenceOf = ({ name, load, seen }: Row) =>
  `${name}: ${load.failures.length} of ${load.requests} requests failed, ${load.lost} of ${load.acknowledged} writes lost, ${load.duplicated} twice; ${seen}`

/** The first failures, with the seconds after which they were seen. */
const failuresOf = (rows: readonly Row[]) =>
  rows
    .flatMap(({ load }) => load.failures)
    .slice(0, 10)
    .map(({ at, what }) => `\n            after ${(at / 1_000).toFixed(1)} s: ${what}`)
    .join('')

/** Whether visitors saw what they must not see. */
const isBad = ({ load }: Row, mayFail: boolean) =>
  load.lost > 0 || load.duplicated > 0 || (!mayFail && load.failures.length > 0)

/** Measures what happens to visitors while the product is changed and broken. */
export async function measure({ step, steps }: Protocol, trial: Trial, chosen: readonly string[]) {
  const { stack } = trial
  const rows: Row[] = []
  const facts: string[] = []
  const untilReady = async () => {
    for (const service of SERVICES) await stack.untilRunning(service)
  }
  const enter = () => trial.openDoor({ from: PREFIX, requests: REQUESTS })
  const underLoad = async (name: string, work: () => Promise<Row | readonly Row[]>, mayFail = false) =>
    step(name, async () => {
      const measured = [await work()].flat()
      rows.push(...measured)
      const text = measured.map(sentenceOf).join('\n            ')
      const detailed = text + failuresOf(measured)
      if (measured.some((row) => isBad(row, mayFail))) throw new Error(detailed)
      return detailed
    })
  const fact = (name: string, work: () => Promise<string>) =>
    step(name, async () => {
      const seen = await work()
      facts.push(`${name}: ${seen}.`)
      return seen
    })

  const ca = await enter()
  const parts: Readonly<Record<string, () => Promise<unknown>>> = {
    change: () => fact('A change', () => seeChangeEverywhere(trial)),
    limits: () => fact('Limits', () => checkLimits(ca)),
    sessions: () => fact('Sessions', () => useSession(trial)),
    nothing: () => underLoad('nothing happens', () => rest(trial)),
    version: () => underLoad('a new version', () => rollOut(trial)),
    bad: () => underLoad('a bad version', () => rollBack(trial)),
    kills: () => underLoad('kills', () => killEach(trial), true),
    mails: () => fact('Two workers', () => twoWorkers(trial, GATEWAY)),
    disk: () => fact('A full disk of the database', () => fillDisk(trial)),
    certificate: async () => {
      await step('certificates that live for 90 seconds', () => shortenLives(stack))
      await enter()
      await underLoad('a renewed certificate', () => renew(trial, GATEWAY, ca))
    },
    restore: () => fact('A backup', () => restoreIntoEmpty(trial, untilReady)),
    apart: () => fact('Hosts of their own', () => separateHosts(trial, untilReady)),
  }
  for (const [name, part] of Object.entries(parts)) if (chosen.length === 0 || chosen.includes(name)) await part()
  const chapter = chapterOf('containers -- measure', reportOf('Containers', rows, steps, facts))
  if (chosen.length === 0) writeChapter(chapter)
  else process.stdout.write(`\n${chapter}`)
}

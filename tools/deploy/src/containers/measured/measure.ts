import { chapterOf, writeChapter } from '@energy/bench/report'
import { docker } from '../engine.ts'
import type { Protocol } from '../steps.ts'
import { SERVICES, type Trial } from '../trial.ts'
import { GATEWAY, PREFIX, checkLimits } from './addresses.ts'
import { separateHosts } from './apart.ts'
import { SHORT_LIVED, renew } from './certificate.ts'
import { fillDisk } from './disk.ts'
import { killEach } from './kills.ts'
import type { Row } from './load.ts'
import { twoWorkers } from './mails.ts'
import { seeChangeEverywhere } from './replicas.ts'
import { reportOf } from './report.ts'
import { restoreIntoEmpty } from './restore.ts'
import { rollBack, rollOut } from './rollouts.ts'

/** Requests of a visitor before the next one comes, from another address: fewer than the forms of a minute. */
const REQUESTS = 8

/** What a failed step is reported with. */
const sentenceOf = ({ name, load, seen }: Row) =>
  `${name}: ${load.failures.length} of ${load.requests} requests failed, ${load.lost} of ${load.acknowledged} writes lost, ${load.duplicated} twice; ${seen}`

/** Measures what happens to visitors while the product is changed and broken. */
export async function measure({ step, steps }: Protocol, trial: Trial) {
  const { stack } = trial
  const rows: Row[] = []
  const facts: string[] = []
  const untilReady = async () => {
    for (const service of SERVICES) await stack.untilRunning(service)
  }
  const measureStep = (name: string, work: () => Promise<Row | readonly Row[]>, mayFail: boolean) =>
    step(name, async () => {
      const measured = [await work()].flat()
      rows.push(...measured)
      const text = measured.map(sentenceOf).join('\n            ')
      const bad = measured.some(
        ({ load }) => load.lost > 0 || load.duplicated > 0 || (!mayFail && load.failures.length > 0),
      )
      if (bad) throw new Error(`${text}; first: ${measured.flatMap(({ load }) => load.failures)[0]?.what}`)
      return text
    })
  const factStep = (name: string, work: () => Promise<string>) =>
    step(name, async () => {
      const fact = await work()
      facts.push(`${name}: ${fact}.`)
      return fact
    })

  const ca = await trial.openDoor({ from: PREFIX, requests: REQUESTS })
  await factStep('A change', () => seeChangeEverywhere(trial))
  await factStep('Limits', () => checkLimits(ca))
  await measureStep('a new version', () => rollOut(trial), false)
  await measureStep('a bad version', () => rollBack(trial), false)
  await measureStep('kills', () => killEach(trial), true)
  await factStep('Two workers', () => twoWorkers(trial, GATEWAY))
  await factStep('A full disk of the database', () => fillDisk(trial))
  await step('certificates that live for 90 seconds', () => {
    // The present one lives longer, and would be kept.
    stack.exec('gateway', 'rm', '-r', '/data/caddy/certificates')
    docker(['service', 'update', '--quiet', `--env-add=GATEWAY_OPTIONS=${SHORT_LIVED}`, stack.full('gateway')])
  })
  await measureStep(
    'a renewed certificate',
    async () => {
      await trial.openDoor({ from: PREFIX, requests: REQUESTS })
      return renew(trial, GATEWAY, ca)
    },
    false,
  )
  await factStep('Hosts of their own', () => separateHosts(trial, untilReady))
  await factStep('A backup', () => restoreIntoEmpty(trial, untilReady))
  writeChapter(chapterOf('containers -- measure', reportOf(rows, facts, steps)))
}

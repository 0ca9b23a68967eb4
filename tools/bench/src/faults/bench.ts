import { median } from '../measure.ts'
import { keepReport, reportOf, tableOf, type Goal } from '../report.ts'
import { say } from '../say.ts'
import { killByTurns, type Kills } from './kills.ts'

const KILLS = { full: 50, quick: 4 }

/** What must hold, whatever is killed. */
export const goalsOf = ({ requests, mails, statuses, wrong }: Kills): Goal[] => [
  { name: 'no request that was acknowledged is lost', holds: requests.lost === 0, found: `${requests.lost} lost` },
  { name: 'none is written twice', holds: requests.doubled === 0, found: `${requests.doubled} twice` },
  { name: 'every mail that was promised arrives', holds: mails.lost === 0, found: `${mails.lost} lost` },
  {
    name: 'writers are answered with success or 503, if at all',
    holds: wrong.length === 0,
    found: wrong[0] ?? 'each time',
  },
  {
    name: 'readers are answered with 200 or 503, if at all',
    holds: [...statuses.keys()].every((status) => [0, 200, 503].includes(status)),
    found: [...statuses].map(([status, times]) => `${status || 'no answer'}: ${times.toLocaleString('en')}`).join(', '),
  },
]

/**
 * Kills each part of the product by turns under readers and writers; a full run writes docs/benchmarks.md. Ends with
 * exit code 1 where anything that was acknowledged is lost.
 * @param quick one kill of each
 */
export async function benchFaults(quick: boolean) {
  say('Starting PostgreSQL, the API, the site and the worker …')
  const found = await killByTurns(quick ? KILLS.quick : KILLS.full, say)
  const ms = (value: number) => Math.round(value).toLocaleString('en')
  const goals = goalsOf(found)
  const report = reportOf({
    bench: 'faults',
    title: 'Faults',
    how: [
      '`kill -9` by turns while requests are written and pages read; each part is started again at once. Recovery is the',
      "time from the kill to the first good answer (the worker's: to the next mail), its start included.",
    ],
    table: tableOf(
      ['', 'kills', 'recovery ms, median', 'longest'],
      [...found.recoveries].map(([name, times]) => [
        name,
        String(times.length),
        ms(median([...times])),
        ms(Math.max(...times)),
      ]),
    ),
    facts: [
      `${found.requests.acknowledged.toLocaleString('en')} requests and ${found.mails.acknowledged.toLocaleString('en')} mails were acknowledged.`,
    ],
    goals,
  })
  process.stdout.write(`\n${report}`)
  if (!quick) keepReport(report)
  if (goals.some(({ holds }) => !holds)) process.exitCode = 1
}

import { execFileSync } from 'node:child_process'
import { loadavg } from 'node:os'
import { root } from '../processes.ts'
import { tableOf, type Goal, type Report } from '../report.ts'
import { say } from '../say.ts'
import { failOver, type FailoverResult, type Loss } from './failover.ts'
import { tryPooling, type Pooled, type PoolingResult } from './pooling.ts'
import { findPrograms } from './programs.ts'
import { restoreMoment, type RecoveryResult } from './recovery.ts'

const LOSSES: readonly Loss[] = [
  { name: 'killed, synchronous', isSynchronous: true, how: 'killed', isPooled: false },
  { name: 'frozen, synchronous', isSynchronous: true, how: 'frozen', isPooled: false },
  { name: 'killed, synchronous, through PgBouncer', isSynchronous: true, how: 'killed', isPooled: true },
  { name: 'killed, asynchronous', isSynchronous: false, how: 'killed', isPooled: false },
]

const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`

const poolingRow = (name: string, { metrics, connections }: Pooled) => [
  name,
  Math.round(metrics.requestsPerSecond).toLocaleString('en'),
  String(metrics.p99),
  String(connections),
]

const goalsOfPooling = ({ through, refusals, timeout, answers }: PoolingResult): Goal[] => [
  {
    name: 'answers through PgBouncer are those without it',
    holds: answers.same === answers.all,
    actual: `${answers.same} of ${answers.all}`,
  },
  {
    name: 'a change is read from each replica within a second, past PgBouncer',
    holds: through.slowest < 1_000,
    actual: `${Math.round(through.slowest)} ms at most`,
  },
  {
    name: 'the login of the application may not change or delete the audit, and the owner may not log in',
    holds: refusals.change === '42501' && refusals.delete === '42501' && refusals.owner !== 'none',
    actual: Object.values(refusals).join(', '),
  },
  { name: 'a statement ends after ten seconds', holds: timeout === '57014', actual: timeout },
]

const goalsOfLoss = ({ isSynchronous }: Loss, name: string, result: FailoverResult): Goal[] => [
  {
    name: `${name}: ${isSynchronous ? 'no acknowledged request is lost, and none' : 'no request'} is stored twice`,
    holds: (!isSynchronous || result.lost === 0) && result.duplicated === 0,
    actual: `${result.lost} of ${result.acknowledged} lost, ${result.duplicated} twice`,
  },
  {
    name: `${name}: writers get success, 503 or no response`,
    holds: result.unexpected.length === 0,
    actual: result.unexpected[0] ?? 'each time',
  },
]

const goalOfRecovery = ({ rows, expected, afterBackup, afterMistake, status }: RecoveryResult): Goal => ({
  name: 'the restored moment has every row from before the mistake, none from after it, and the API reads it',
  holds: rows === expected && afterBackup === 1 && afterMistake === 0 && status === 200,
  actual: `${rows} of ${expected} rows, ${afterMistake} from after it, status ${status}`,
})

/**
 * Tries what docs/operations.md says about a database that outgrows one machine, with its configuration files.
 * @param quick shorter loads
 */
export async function benchDatabase(quick: boolean): Promise<Report> {
  const programs = findPrograms()
  const versions = await Promise.all(
    (['pg_ctl', 'pgbouncer', 'pgbackrest'] as const).map((program) => programs.run(program, '--version')),
  )
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' })
  say('PgBouncer …')
  const pooling = await tryPooling(programs, quick ? 4 : 10)
  const losses: { loss: Loss; result: FailoverResult }[] = []
  for (const loss of LOSSES) {
    say(`Primary ${loss.name} …`)
    losses.push({ loss, result: await failOver(programs, loss) })
  }
  say('pgBackRest …')
  const recovery = await restoreMoment(programs)
  const { without, through } = pooling
  return {
    title: 'A database on several machines',
    how: [
      `Commit ${commit.trim()}, with ${versions.map((version) => version.split('\n')[0]).join(', ')}, all on this`,
      'machine, and with the files of `tools/deploy/database`. Four replicas of the API, 16 connections to each, without the response cache. The machine',
      'runs the load and all servers: compare rows with each other alone.',
    ],
    table: [
      ...tableOf(
        ['', 'requests a second', 'p99 ms', 'connections of PostgreSQL'],
        [
          poolingRow('?limit=12, without PgBouncer', without.reads),
          poolingRow('… through it', through.reads),
          poolingRow('create a request, without PgBouncer', without.writes),
          poolingRow('… through it', through.writes),
        ],
      ),
      '',
      'Two replicas and a worker, four writers; the standby is promoted a second after the primary is lost.',
      '',
      ...tableOf(
        ['primary', 'promoted after', 'writes again after', 'mails again after', 'acknowledged', 'lost'],
        losses.map(({ loss, result }) => [
          loss.name,
          seconds(result.promoted),
          seconds(result.untilWrites),
          seconds(result.untilMails),
          result.acknowledged.toLocaleString('en'),
          String(result.lost),
        ]),
      ),
    ],
    facts: [
      'The times of a loss begin with the promotion.',
      `Load of the machine in the last five minutes: ${Math.round(loadavg()[1] ?? 0)}. With other work beside ours, the throughput of two rows differs by chance.`,
      `Recovery: a full backup with 10,000 services in ${seconds(recovery.backedUp)}; the moment before their deletion restored, and the server open, after ${seconds(recovery.restoredAfter)}.`,
    ],
    goals: [
      ...goalsOfPooling(pooling),
      ...losses.flatMap(({ loss, result }) => goalsOfLoss(loss, loss.name, result)),
      goalOfRecovery(recovery),
    ],
  }
}

import { fill } from '../rows.ts'
import { median } from '../measure.ts'
import { makeDatabase, startApi, startPostgres } from '../processes.ts'
import { tableOf, type Goal, type Report } from '../report.ts'
import { say } from '../say.ts'
import { idleConnections, slowClients, type ConnectionsResult } from './connections.ts'
import { diskFull, type DiskFullResult } from './disk-full.ts'
import { invoicesUnderKills, type InvoicesResult } from './invoices.ts'
import { killInTurns, type KillsResult } from './kills.ts'
import { lettersUnderKills, type LettersResult } from './letters.ts'

const FULL = {
  kills: 50,
  invoices: { invoices: 10_000, kills: 20 },
  letters: { subscribers: 5_000, kills: 4 },
  idle: 5_000,
  slow: 500,
}
const QUICK = {
  kills: 4,
  invoices: { invoices: 200, kills: 2 },
  letters: { subscribers: 500, kills: 2 },
  idle: 500,
  slow: 50,
}

/** The goals for a product whose processes are killed. */
export const goalsOfKills = ({ requests, mails, schedules, answered, statuses, unexpected }: KillsResult): Goal[] => [
  { name: 'no acknowledged request is lost', holds: requests.lost === 0, actual: `${requests.lost} lost` },
  { name: 'no request is stored twice', holds: requests.duplicated === 0, actual: `${requests.duplicated} twice` },
  { name: 'every mail of an acknowledged subscription arrives', holds: mails.lost === 0, actual: `${mails.lost} lost` },
  {
    name: 'each acknowledged reply, and each message back, is in the timeline once',
    holds: answered.lost === 0 && answered.duplicated === 0,
    actual: `${answered.lost} lost, ${answered.duplicated} twice`,
  },
  {
    name: 'the mail of each acknowledged reply arrives, as one message',
    holds: answered.unsent === 0 && answered.mailedTwice === 0,
    actual: `${answered.unsent} not sent, ${answered.mailedTwice} with several Message-IDs`,
  },
  {
    name: 'each draft that is scheduled is published, and once',
    holds: schedules.live === schedules.scheduled && schedules.publications === schedules.scheduled,
    actual: `${schedules.publications} publications of ${schedules.scheduled}, ${schedules.live} live`,
  },
  {
    name: 'writers get success, 503 or no response',
    holds: unexpected.length === 0,
    actual: unexpected[0] ?? 'each time',
  },
  {
    name: 'readers get 200, 503 or no response',
    holds: [...statuses.keys()].every((status) => [0, 200, 503].includes(status)),
    actual: [...statuses]
      .map(([status, times]) => `${status || 'no response'}: ${times.toLocaleString('en')}`)
      .join(', '),
  },
]

/** The goals for invoices that are issued while processes are killed. */
export const goalsOfInvoices = ({ lost, duplicated, gaps, wrongSums, unexpected }: InvoicesResult): Goal[] => [
  {
    name: 'each acknowledged invoice is stored, and each order has one',
    holds: lost === 0 && duplicated === 0,
    actual: `${lost} lost, ${duplicated} twice`,
  },
  { name: 'the numbers of invoices have no gap', holds: gaps === 0, actual: `${gaps} missing` },
  { name: 'each invoice is the sum of its lines', holds: wrongSums === 0, actual: `${wrongSums} wrong` },
  {
    name: 'who issues invoices gets success, 503 or no response',
    holds: unexpected.length === 0,
    actual: unexpected[0] ?? 'each time',
  },
]

/** The goals for a letter that is sent while the worker and the mail server die. */
export const goalsOfLetters = (result: LettersResult): Goal[] => {
  const { subscribers, expected, lost, severalMessages, marked, markedWrongly, figures } = result
  const refused = subscribers - expected
  return [
    {
      name: 'each subscriber whom the mail server accepts gets the letter, as one message',
      holds: lost === 0 && severalMessages === 0,
      actual: `${lost} lost, ${severalMessages} with several Message-IDs`,
    },
    {
      name: 'each address that is refused is marked, and no other',
      holds: marked === refused && markedWrongly === 0,
      actual: `${marked} of ${refused}, ${markedWrongly} wrongly`,
    },
    {
      name: 'the figures of the letter are right',
      holds: figures.recipients === subscribers && figures.sent === expected && figures.refused === refused,
      actual: `${figures.sent} sent and ${figures.refused} refused of ${figures.recipients}`,
    },
  ]
}

/** The goals for the API while other clients keep connections open. */
export const goalsOfConnections = (idle: ConnectionsResult, slow: ConnectionsResult): Goal[] => [
  { name: 'idle connections stay open', holds: idle.closed === 0, actual: `${idle.closed} of ${idle.count} closed` },
  {
    name: 'connections of slow clients are closed',
    holds: slow.closed === slow.count,
    actual: `${slow.closed} of ${slow.count}`,
  },
]

/** Measures the API while other clients keep connections open. */
export async function measureWithConnections({ idle, slow }: { idle: number; slow: number }) {
  const postgres = await startPostgres()
  const databaseUrl = makeDatabase(postgres.url, 'connections')
  await fill(databaseUrl, 12)
  const api = await startApi(databaseUrl, { HEADERS_TIMEOUT: '8000' })
  const results = { idle: await idleConnections(api, idle), slow: await slowClients(api, slow) }
  await api.stop()
  await postgres.stop()
  return results
}

const ms = (value: number) => Math.round(value).toLocaleString('en')
const connectionsSentence = ({ count, baseline, withConnections, kibibytesEach }: ConnectionsResult, name: string) =>
  `With ${count.toLocaleString('en')} ${name}: p99 of readers ${withConnections.p99} ms (${baseline.p99} ms without), ${ms(withConnections.requestsPerSecond)} requests a second (${ms(baseline.requestsPerSecond)}); each costs ${kibibytesEach.toFixed(1)} KiB.`

const lettersSentence = ({ subscribers, kills, seconds, repeated }: LettersResult) =>
  `A letter to ${subscribers.toLocaleString('en')} took ${Math.round(seconds)} s, with ${kills} kills of the worker and one of the mail server; ${repeated} mails were sent again as the same message.`

const diskFullSentence = (result: DiskFullResult) =>
  result === 'not run'
    ? 'Full disk: not run, because this process may not mount a file system.'
    : `Full disk: writers get ${result.writeStatus}, readers ${result.readStatus}; writers get ${result.laterWriteStatus} after space is freed.`

/**
 * Kills each process of the product in turn while clients read and write, opens many connections, and fills a disk.
 * @param quick one kill of each process, and fewer connections
 */
export async function benchFaults(quick: boolean): Promise<Report> {
  const counts = quick ? QUICK : FULL
  say('Starting PostgreSQL, the API, the site and the worker …')
  const kills = await killInTurns(counts.kills, say)
  say('issuing invoices')
  const invoices = await invoicesUnderKills(counts.invoices)
  say('sending a letter')
  const letters = await lettersUnderKills(counts.letters)
  say('opening connections')
  const { idle, slow } = await measureWithConnections(counts)
  say('filling a disk')
  const full = await diskFull()
  const { requests, mails, answered } = kills
  return {
    title: 'Faults',
    how: [
      '`kill -9` of each process in turn while clients write requests and read pages; each is started again at once. Recovery',
      'is the time from the kill to the next response with 200 (for the worker: to the next mail), including the start.',
    ],
    table: tableOf(
      ['', 'kills', 'recovery ms, median', 'longest'],
      [...kills.recoveries].map(([name, times]) => [
        name,
        String(times.length),
        ms(median(times)),
        ms(Math.max(...times)),
      ]),
    ),
    facts: [
      `${requests.acknowledged.toLocaleString('en')} requests and ${mails.acknowledged.toLocaleString('en')} mails, ${answered.replies.toLocaleString('en')} replies and ${answered.messages.toLocaleString('en')} messages back were acknowledged.`,
      `${invoices.acknowledged.toLocaleString('en')} invoices were acknowledged on 32 connections, with ${invoices.kills} kills of API and database in turn.`,
      lettersSentence(letters),
      connectionsSentence(idle, 'idle connections'),
      connectionsSentence(slow, 'clients that send a byte every half second'),
      diskFullSentence(full),
    ],
    goals: [
      ...goalsOfKills(kills),
      ...goalsOfInvoices(invoices),
      ...goalsOfLetters(letters),
      ...goalsOfConnections(idle, slow),
      ...goalsOfFull(full),
    ],
  }
}

/** The goals for the API while the disk of its database is full. */
export const goalsOfFull = (result: DiskFullResult): Goal[] =>
  result === 'not run'
    ? []
    : [
        {
          name: 'with a full disk writers get 503 and readers 200',
          holds: result.writeStatus === 503 && result.readStatus === 200,
          actual: `${result.writeStatus} and ${result.readStatus}`,
        },
        {
          name: 'writers succeed after space is freed',
          holds: result.laterWriteStatus === 201,
          actual: String(result.laterWriteStatus),
        },
      ]

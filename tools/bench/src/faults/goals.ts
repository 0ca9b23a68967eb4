import type { Goal } from '../report.ts'
import type { ConnectionsResult } from './connections.ts'
import type { DiskFullResult } from './disk-full.ts'
import type { InvoicesResult } from './invoices.ts'
import type { KillsResult } from './kills.ts'
import type { LettersResult } from './letters.ts'

/** The goal that API and site, which are restarted like the others, never end by themselves. */
export function goalOfEnds(runs: readonly { ended: number }[]): Goal {
  const ends = runs.reduce((sum, { ended }) => sum + ended, 0)
  return { name: 'API and site do not end by themselves', holds: ends === 0, actual: `${ends} ended` }
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

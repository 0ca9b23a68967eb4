import { fill } from '../rows.ts'
import { median } from '../measure.ts'
import { makeDatabase, startApi, startPostgres } from '../processes.ts'
import { tableOf, type Report } from '../report.ts'
import { say } from '../say.ts'
import { idleConnections, slowClients, type ConnectionsResult } from './connections.ts'
import { diskFull, type DiskFullResult } from './disk-full.ts'
import { goalOfEnds, goalsOfConnections, goalsOfFull, goalsOfInvoices, goalsOfKills, goalsOfLetters } from './goals.ts'
import { invoicesUnderKills } from './invoices.ts'
import { killInTurns } from './kills.ts'
import { lettersUnderKills, type LettersResult } from './letters.ts'
import { goalsOfWork } from './work-goals.ts'
import { workUnderKills, type WorkResult } from './work.ts'

const FULL = {
  kills: 50,
  work: 30,
  invoices: { invoices: 10_000, kills: 20 },
  letters: { subscribers: 5_000, kills: 4 },
  idle: 5_000,
  slow: 500,
}
const QUICK = {
  kills: 4,
  work: 3,
  invoices: { invoices: 200, kills: 2 },
  letters: { subscribers: 500, kills: 2 },
  idle: 500,
  slow: 50,
}

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

const workSentence = ({ kills, uploads, offers, publications, leftovers: { before } }: WorkResult) =>
  `${uploads.pictures} pictures in ${uploads.chunks} chunks, ${offers.sent} offers, ${offers.accepted} acceptances and ${publications.acknowledged} publications were acknowledged, with ${kills} kills of API, worker and database in turn, which left ${before.files} files and ${before.uploads} uploads without a picture.`

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
  say('uploading, offering and publishing')
  const work = await workUnderKills(counts.work, say)
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
      workSentence(work),
      lettersSentence(letters),
      connectionsSentence(idle, 'idle connections'),
      connectionsSentence(slow, 'clients that send a byte every half second'),
      diskFullSentence(full),
    ],
    goals: [
      ...goalsOfKills(kills),
      ...goalsOfWork(work),
      ...goalsOfInvoices(invoices),
      ...goalsOfLetters(letters),
      ...goalsOfConnections(idle, slow),
      ...goalsOfFull(full),
      goalOfEnds([kills, work, invoices, letters]),
    ],
  }
}

import type { Measurement } from '../measure.ts'
import { tableOf, type Report } from '../report.ts'
import type { DraftTimes } from './drafts.ts'
import { goalsOf } from './goals.ts'
import { named, ratioOf } from './ratio.ts'
import type { Results } from './results.ts'

const HOW = [
  'All on one machine, with the same twelve services, each in a database of its own on the same PostgreSQL, which does not',
  'wait for the disk. 32 connections; subjects in turn, round by round; medians. A ratio is one of requests a second, in the',
  'same round. PostgreSQL and the client that makes the load share the processors with the subject.',
  '',
  'Production builds with `NODE_ENV=production`, without telemetry and dashboard, with the ten connections to the database',
  'that are the default of `pg`; the sections are JSON. Payload: `next build --webpack` and `next start` as in its template,',
  'drafts are on, a publication makes the prerendered page stale; REST with `depth=0` and without the count of all items, an',
  'admin with a JSON Web Token. Keystone: `keystone build` and `keystone start`; GraphQL by POST, an admin with a stateless',
  'session. Fastify and `pg`: no validation, nobody signs in. Ours: API and site, with the admin of an identity emulator,',
  'whose tokens have no signature that would be verified. It answers lists and pages from memory until a write makes them',
  'stale; the others have no such cache but the prerendered page. Keystone and Fastify have neither pages nor drafts.',
  '',
  'A cold start is the time from the start of the process to the first list with status 200: built code whose files the',
  'operating system has read before, and a filled database that runs. Memory is the resident memory of the process that',
  'answers the list. For drafts an item that is live is changed, one client at a time: the draft is saved, staff read it, it',
  'is published. The times until list and page show it begin when the publication is sent.',
]

const LOAD_HEAD = ['', 'requests a second', 'ours ÷ this', 'p50 ms', 'p99 ms', 'CPU µs a request']

const loadRows = (what: string, measurements: readonly Measurement[]) =>
  measurements.map((measurement) => {
    const { name, metrics } = measurement
    const ours = named(measurements, 'ours')
    return [
      `${what}: ${name}`,
      whole(metrics.requestsPerSecond),
      measurement === ours ? '' : ratioOf(ours, measurement).toFixed(2),
      String(metrics.p50),
      String(metrics.p99),
      metrics.cpu.toFixed(1),
    ]
  })

const whole = (value: number) => Math.round(value).toLocaleString('en')
const kilobytes = (bytes: number) => `${(bytes / 1_000).toFixed(1)} kB`

const PROCESS_HEAD = ['', 'cold start ms', 'MiB idle', 'MiB after the lists']
const processRows = ({ running, afterLists }: Results) =>
  (['ours', 'payload', 'keystone', 'fastify'] as const).map((name) => {
    const { system, coldStart, idle } = running[name]
    return [system.name, ...[coldStart, idle, afterLists[name]].map(whole)]
  })

const DRAFT_HEAD = ['ms', 'save a draft', 'read it', 'publish', 'until the list shows it', 'until the page shows it']
const draftRow = (name: string, { save, preview, publish, list, page }: DraftTimes) => [
  name,
  ...[save, preview, publish, list, page].map((time) => time.toFixed(1)),
]

/** The chapter about other systems. */
export function reportOf(results: Results): Report {
  const { running, bytes, pages, lists, ones, pageLoads, creations, drafts, webMemory } = results
  const { payload, keystone, fastify } = running
  const loads = [
    ...loadRows('list', lists),
    ...loadRows('one', ones),
    ...loadRows('page', pageLoads),
    ...loadRows('create', creations),
  ]
  return {
    title: 'Beside other systems',
    how: HOW,
    table: [
      ...tableOf(LOAD_HEAD, loads),
      '',
      ...tableOf(PROCESS_HEAD, processRows(results)),
      '',
      ...tableOf(DRAFT_HEAD, [draftRow('ours', drafts.ours), draftRow('Payload', drafts.payload)]),
    ],
    facts: [
      `Versions: ${[payload, keystone, fastify].flatMap(({ system }) => system.packages).join(', ')}.`,
      `The list: ours ${kilobytes(bytes.ours)}, Payload ${kilobytes(bytes.payload)}, Keystone ${kilobytes(bytes.keystone)}, Fastify ${kilobytes(bytes.fastify)}.`,
      `The page: ours ${kilobytes(pages.ours.bytes)} with navigation and style, Payload ${kilobytes(pages.prerendered.bytes)} without.`,
      `The server of our site is another process: ${whole(webMemory)} MiB after the load of its page.`,
    ],
    goals: goalsOf(results),
  }
}

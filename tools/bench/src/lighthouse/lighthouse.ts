import { createCall } from '@energy/client/call'
import { service } from '@energy/contracts/content'
import { withBrowser, type Audit } from './audit.ts'
import { median } from '../measure.ts'
import { reportOf, tableOf, writeReport, type Goal } from '../report.ts'
import { say } from '../say.ts'
import { aSite } from '../web.ts'

const KB = 1_000
const HEAD = [
  '',
  'accessibility',
  'best practices',
  'SEO',
  'performance',
  'TBT ms',
  'LCP ms',
  'JavaScript kB',
  'HTML kB',
  'all kB',
  'CLS',
]
/** The least performance score, and the most total blocking time in ms; medians. */
const LIMITS = { performance: 98, tbt: 100 }

/** The maximal transferred bytes of each page, compressed, without headers. */
export const BUDGETS = {
  home: { script: 100 * KB, document: 20 * KB, all: 250 * KB },
  list: { script: 110 * KB, document: 20 * KB, all: 250 * KB },
  detail: { script: 110 * KB, document: 20 * KB, all: 250 * KB },
} as const
export type PageName = keyof typeof BUDGETS

/** The URLs of the audited pages. */
export async function pagesOf(webUrl: string, apiUrl: string): Promise<Record<PageName, string>> {
  const [first] = await createCall(apiUrl)(service.list, { querystring: { limit: 1 } })
  return { home: `${webUrl}/`, list: `${webUrl}/our_service`, detail: `${webUrl}/single_service/${first?._id}` }
}

/** The budgets and scores that a page misses. */
export function missedBudgets(name: PageName, { scores, bytes, cls, failedAudits }: Audit) {
  const budget = BUDGETS[name]
  return [
    ...(scores.accessibility + scores.bestPractices + scores.seo === 300
      ? []
      : [`scores below 100: ${failedAudits.join(', ')}`]),
    ...(['script', 'document', 'all'] as const).flatMap((type) =>
      bytes[type] > budget[type] ? [`${type}: ${bytes[type]} bytes of ${budget[type]}`] : [],
    ),
    ...(cls > 0 ? [`the layout shifts by ${cls}`] : []),
  ]
}

/**
 * Audits home, a list and a detail page with Lighthouse. A full run audits each five times and writes the report to
 * docs/benchmarks.md. Sets exit code 1 if a goal is missed.
 * @param quick each page once
 */
export async function benchLighthouse(quick: boolean) {
  say('Starting PostgreSQL, the API and the site …')
  const site = await aSite()
  const pages = Object.entries(await pagesOf(site.web.url, site.api.url))
  const rounds = quick ? 1 : 5
  const results = new Map<string, Audit[]>()
  await withBrowser(async (audit) => {
    for (let round = 1; round <= rounds; round++)
      for (const [name, url] of pages) {
        say(`round ${round} of ${rounds}: ${name}`)
        results.set(name, [...(results.get(name) ?? []), await audit(url)])
      }
  })
  await site.stop()

  const rows = [...results].map(([name, audits]) => {
    const medianOf = (metric: (audit: Audit) => number) => median(audits.map(metric))
    const kB = (metric: (audit: Audit) => number) => (medianOf(metric) / KB).toFixed(1)
    return [
      name,
      String(medianOf(({ scores }) => scores.accessibility)),
      String(medianOf(({ scores }) => scores.bestPractices)),
      String(medianOf(({ scores }) => scores.seo)),
      String(medianOf(({ scores }) => scores.performance)),
      medianOf(({ tbt }) => tbt).toFixed(0),
      medianOf(({ lcp }) => lcp).toFixed(0),
      kB(({ bytes }) => bytes.script),
      kB(({ bytes }) => bytes.document),
      kB(({ bytes }) => bytes.all),
      medianOf(({ cls }) => cls).toFixed(3),
    ]
  })
  const goals = [...results].flatMap(([name, audits]): Goal[] => {
    if (!isPage(name)) return []
    const broken = new Set(audits.flatMap((audit) => missedBudgets(name, audit)))
    const { script, document, all } = BUDGETS[name]
    const performance = median(audits.map(({ scores }) => scores.performance))
    const tbt = median(audits.map((audit) => audit.tbt))
    return [
      {
        name: `${name}: three scores of 100, at most ${script / KB} kB of JavaScript, ${document / KB} of HTML, ${all / KB} in all, no layout shift`,
        holds: broken.size === 0,
        actual: [...broken].join('; ') || 'each time',
      },
      {
        name: `${name}: performance of ${LIMITS.performance} or more, total blocking time of ${LIMITS.tbt} ms or less`,
        holds: performance >= LIMITS.performance && tbt <= LIMITS.tbt,
        actual: `${performance}, ${tbt.toFixed(0)} ms`,
      },
    ]
  })
  const report = reportOf({
    bench: 'lighthouse',
    title: 'Pages in a browser',
    how: [
      'Lighthouse as a phone with a quarter of the speed; medians; transferred bytes, compressed, without headers.',
    ],
    table: tableOf(HEAD, rows),
    facts: [],
    goals,
  })
  process.stdout.write(`\n${report}`)
  if (!quick) writeReport(report)
  if (goals.some(({ holds }) => !holds)) process.exitCode = 1
}

const isPage = (name: string): name is PageName => name in BUDGETS

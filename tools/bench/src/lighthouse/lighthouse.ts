import { createCall } from '@energy/client/call'
import { service } from '@energy/contracts/content'
import { withBrowser, type Audit } from './audit.ts'
import { median } from '../measure.ts'
import { tableOf, type Goal, type Report } from '../report.ts'
import { say } from '../say.ts'
import { aSite } from '../web.ts'

const KB = 1_000
/** The least performance score, and the most total blocking time in ms; medians. */
const LIMITS = { performance: 98, tbt: 100 }

/** The maximal transferred bytes of each page, compressed, without headers. */
export const BUDGETS = {
  home: { script: 100 * KB, document: 20 * KB, all: 250 * KB },
  list: { script: 110 * KB, document: 20 * KB, all: 250 * KB },
  detail: { script: 110 * KB, document: 20 * KB, all: 250 * KB },
} as const
export type PageName = keyof typeof BUDGETS
const PAGES = ['home', 'list', 'detail'] as const

/** The URLs of the audited pages. */
export async function pagesOf(webUrl: string, apiUrl: string): Promise<Record<PageName, string>> {
  const [first] = await createCall(apiUrl)(service.list, { querystring: { limit: 1 } })
  return { home: `${webUrl}/`, list: `${webUrl}/our_service`, detail: `${webUrl}/single_service/${first?._id}` }
}

/** The budgets that a page exceeds. */
export const exceededBudgets = (name: PageName, bytes: Audit['bytes']) =>
  (['script', 'document', 'all'] as const).flatMap((type) =>
    bytes[type] > BUDGETS[name][type] ? [`${type}: ${bytes[type]} bytes of ${BUDGETS[name][type]}`] : [],
  )

/** The budgets and scores that a page misses. */
export function missedBudgets(name: PageName, { scores, bytes, cls, failedAudits }: Audit) {
  return [
    ...(scores.accessibility + scores.bestPractices + scores.seo === 300
      ? []
      : [`scores below 100: ${failedAudits.join(', ')}`]),
    ...exceededBudgets(name, bytes),
    ...(cls > 0 ? [`the layout shifts by ${cls}`] : []),
  ]
}

/** The columns of the table: the median of a value, and its decimal places. */
const COLUMNS: readonly { head: string; of: (audit: Audit) => number; places?: number }[] = [
  { head: 'accessibility', of: ({ scores }) => scores.accessibility },
  { head: 'best practices', of: ({ scores }) => scores.bestPractices },
  { head: 'SEO', of: ({ scores }) => scores.seo },
  { head: 'performance', of: ({ scores }) => scores.performance },
  { head: 'TBT ms', of: ({ tbt }) => tbt },
  { head: 'LCP ms', of: ({ lcp }) => lcp },
  { head: 'JavaScript kB', of: ({ bytes }) => bytes.script / KB, places: 1 },
  { head: 'HTML kB', of: ({ bytes }) => bytes.document / KB, places: 1 },
  { head: 'all kB', of: ({ bytes }) => bytes.all / KB, places: 1 },
  { head: 'CLS', of: ({ cls }) => cls, places: 3 },
]

function goalsOf(name: PageName, audits: readonly Audit[]): Goal[] {
  const missed = new Set(audits.flatMap((audit) => missedBudgets(name, audit)))
  const { script, document, all } = BUDGETS[name]
  const performance = median(audits.map(({ scores }) => scores.performance))
  const tbt = median(audits.map((audit) => audit.tbt))
  return [
    {
      name: `${name}: three scores of 100, at most ${script / KB} kB of JavaScript, ${document / KB} of HTML, ${all / KB} in all, no layout shift`,
      holds: missed.size === 0,
      actual: [...missed].join('; ') || 'each time',
    },
    {
      name: `${name}: performance of ${LIMITS.performance} or more, total blocking time of ${LIMITS.tbt} ms or less`,
      holds: performance >= LIMITS.performance && tbt <= LIMITS.tbt,
      actual: `${performance}, ${tbt.toFixed(0)} ms`,
    },
  ]
}

/**
 * Audits home, a list and a detail page with Lighthouse, each five times.
 * @param quick each page once
 */
export async function benchLighthouse(quick: boolean): Promise<Report> {
  say('Starting PostgreSQL, the API and the site …')
  const site = await aSite()
  const urls = await pagesOf(site.web.url, site.api.url)
  const pages = PAGES.map((name): { name: PageName; audits: Audit[] } => ({ name, audits: [] }))
  const rounds = quick ? 1 : 5
  await withBrowser(async (audit) => {
    for (let round = 1; round <= rounds; round++)
      for (const { name, audits } of pages) {
        say(`round ${round} of ${rounds}: ${name}`)
        audits.push(await audit(urls[name]))
      }
  })
  await site.stop()

  return {
    title: 'Pages in a browser',
    how: [
      'Lighthouse as a phone with a quarter of the speed; medians; transferred bytes, compressed, without headers.',
    ],
    table: tableOf(
      ['', ...COLUMNS.map(({ head }) => head)],
      pages.map(({ name, audits }) => [
        name,
        ...COLUMNS.map(({ of, places = 0 }) => median(audits.map(of)).toFixed(places)),
      ]),
    ),
    goals: pages.flatMap(({ name, audits }) => goalsOf(name, audits)),
  }
}

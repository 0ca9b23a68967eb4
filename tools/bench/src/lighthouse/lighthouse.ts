import { createCall } from '@energy/client/call'
import { service } from '@energy/contracts/content'
import { keysOf } from '@energy/contracts/record-of'
import { withBrowser, type Audit } from './audit.ts'
import { median } from '../measure.ts'
import { tableOf, type Goal, type Report } from '../report.ts'
import { say } from '../say.ts'
import { startPageOfPictures } from './page-of-pictures.ts'
import { aSite } from '../web.ts'

const KB = 1_000
/** The least performance score, and the most total blocking time and largest contentful paint in ms; medians. */
const LIMITS = { performance: 100, tbt: 100, lcp: 1_500 }
/** The most bytes of one picture on a phone. */
const MAX_PICTURE = 60 * KB

/** The maximal transferred bytes of each page, compressed, without headers. */
export const BUDGETS = {
  home: { script: 100 * KB, document: 20 * KB, all: 250 * KB },
  list: { script: 110 * KB, document: 20 * KB, all: 250 * KB },
  detail: { script: 110 * KB, document: 20 * KB, all: 250 * KB },
  estimate: { script: 100 * KB, document: 20 * KB, all: 250 * KB },
  tariffs: { script: 100 * KB, document: 20 * KB, all: 250 * KB },
  search: { script: 100 * KB, document: 20 * KB, all: 250 * KB },
  book: { script: 100 * KB, document: 20 * KB, all: 250 * KB },
} as const
export type PageName = keyof typeof BUDGETS
const PAGES = keysOf(BUDGETS)
const PAGE_OF_PICTURES = 'guide with eight photographs'

/** The URLs of the audited pages. */
export async function pagesOf(webUrl: string, apiUrl: string): Promise<Record<PageName, string>> {
  const [first] = await createCall(apiUrl)(service.list, { querystring: { limit: 1 } })
  return {
    home: `${webUrl}/`,
    list: `${webUrl}/our_service`,
    detail: `${webUrl}/single_service/${first?._id}`,
    estimate: `${webUrl}/estimate?power=95000&fuel=60000`,
    tariffs: `${webUrl}/tariffs`,
    search: `${webUrl}/search`,
    book: `${webUrl}/book`,
  }
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
  { head: 'largest picture kB', of: ({ bytes }) => bytes.picture / KB, places: 1 },
  { head: 'CLS', of: ({ cls }) => cls, places: 3 },
]

function goalsOf(name: PageName, audits: readonly Audit[]): Goal[] {
  const missed = new Set(audits.flatMap((audit) => missedBudgets(name, audit)))
  const { script, document, all } = BUDGETS[name]
  return [
    {
      name: `${name}: three scores of 100, at most ${script / KB} kB of JavaScript, ${document / KB} of HTML, ${all / KB} in all, no layout shift`,
      holds: missed.size === 0,
      actual: [...missed].join('; ') || 'each time',
    },
    performanceGoal(name, audits),
  ]
}

function performanceGoal(name: string, audits: readonly Audit[]): Goal {
  const performance = median(audits.map(({ scores }) => scores.performance))
  const tbt = median(audits.map((audit) => audit.tbt))
  const lcp = median(audits.map((audit) => audit.lcp))
  return {
    name: `${name}: performance of ${LIMITS.performance}, total blocking time of ${LIMITS.tbt} ms or less, largest contentful paint within ${LIMITS.lcp} ms`,
    holds: performance >= LIMITS.performance && tbt <= LIMITS.tbt && lcp <= LIMITS.lcp,
    actual: `${performance}, ${tbt.toFixed(0)} ms, ${lcp.toFixed(0)} ms`,
  }
}

function goalsOfPictures(name: string, audits: readonly Audit[]): Goal[] {
  const largest = Math.max(...audits.map(({ bytes }) => bytes.picture))
  return [
    performanceGoal(name, audits),
    {
      name: `${name}: no picture of more than ${MAX_PICTURE / KB} kB`,
      holds: largest > 0 && largest <= MAX_PICTURE,
      actual: `${(largest / KB).toFixed(1)} kB`,
    },
  ]
}

const rowOf = (name: string, audits: readonly Audit[]) => [
  name,
  ...COLUMNS.map(({ of, places = 0 }) => median(audits.map(of)).toFixed(places)),
]

/**
 * Audits the pages with budgets and a guide with eight photographs with Lighthouse, each five times.
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

  const withPictures = await startPageOfPictures()
  const ofPictures: Audit[] = []
  await withBrowser(async (audit) => {
    for (let round = 1; round <= rounds; round++) {
      say(`round ${round} of ${rounds}: ${PAGE_OF_PICTURES}`)
      ofPictures.push(await audit(withPictures.url))
    }
  })
  await withPictures.stop()

  return {
    title: 'Pages in a browser',
    how: [
      'Lighthouse as a phone with a quarter of the speed; medians; transferred bytes, compressed, without headers.',
    ],
    table: tableOf(
      ['', ...COLUMNS.map(({ head }) => head)],
      [...pages.map(({ name, audits }) => rowOf(name, audits)), rowOf(PAGE_OF_PICTURES, ofPictures)],
    ),
    goals: [
      ...pages.flatMap(({ name, audits }) => goalsOf(name, audits)),
      ...goalsOfPictures(PAGE_OF_PICTURES, ofPictures),
    ],
  }
}

import { createCall } from '@energy/client/call'
import { service } from '@energy/contracts/content'
import { withBrowser, type Audit } from './audit.ts'
import type { LongestTasks } from './tasks.ts'
import { startBaselinePage } from './baseline-page.ts'
import { median } from '../measure.ts'
import { writeReport, reportOf, tableOf, type Goal } from '../report.ts'
import { say } from '../say.ts'
import { aSite } from '../web.ts'

/** Row name of the baseline: a page with two lines of text and the same style sheet. */
const BASELINE = '… two lines of text, same style'
const KB = 1_000
const HEAD = ['', 'accessibility', 'best practices', 'SEO', 'performance', 'JavaScript kB', 'HTML kB', 'all kB', 'CLS']
const TASKS_HEAD = ['longest task, ms', 'scripts', '… by the processor', 'rendering', '… by the processor']

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
export function faultsOf(name: PageName, { scores, bytes, cls, failedAudits }: Audit) {
  const budget = BUDGETS[name]
  return [
    ...(scores.accessibility + scores.bestPractices + scores.seo === 300
      ? []
      : [`not 100 each: ${failedAudits.join(', ')}`]),
    ...(['script', 'document', 'all'] as const).flatMap((type) =>
      bytes[type] > budget[type] ? [`${type}: ${bytes[type]} bytes of ${budget[type]}`] : [],
    ),
    ...(cls > 0 ? [`the layout shifts by ${cls}`] : []),
  ]
}

/**
 * Audits home, a list and a detail page with Lighthouse. A full run audits each five times and writes the report to
 * docs/benchmarks.md. Sets exit code 1 if a page exceeds a budget, or misses one of the three scores of 100.
 * @param quick each page once
 */
export async function benchLighthouse(quick: boolean) {
  say('Starting PostgreSQL, the API and the site …')
  const site = await aSite()
  const baseline = await startBaselinePage(site.web.url)
  const pages = [...Object.entries(await pagesOf(site.web.url, site.api.url)), [BASELINE, baseline.url] as const]
  const rounds = quick ? 1 : 5
  const results = new Map<string, { audits: Audit[]; tasks: LongestTasks[] }>()
  await withBrowser(async (auditor) => {
    for (let round = 1; round <= rounds; round++)
      for (const [name, url] of pages) {
        say(`round ${round} of ${rounds}: ${name}`)
        const { audits, tasks } = results.get(name) ?? { audits: [], tasks: [] }
        results.set(name, {
          audits: [...audits, await auditor.audit(url)],
          tasks: [...tasks, await auditor.tasks(url)],
        })
      }
  })
  await baseline.stop()
  await site.stop()

  const rows = [...results].map(([name, { audits }]) => {
    const medianOf = (metric: (audit: Audit) => number) => median(audits.map(metric))
    const kB = (metric: (audit: Audit) => number) => (medianOf(metric) / KB).toFixed(1)
    return [
      name,
      String(medianOf(({ scores }) => scores.accessibility)),
      String(medianOf(({ scores }) => scores.bestPractices)),
      String(medianOf(({ scores }) => scores.seo)),
      String(medianOf(({ scores }) => scores.performance)),
      kB(({ bytes }) => bytes.script),
      kB(({ bytes }) => bytes.document),
      kB(({ bytes }) => bytes.all),
      medianOf(({ cls }) => cls).toFixed(3),
    ]
  })
  const taskRows = [...results].flatMap(([name, { audits, tasks }]) => [
    [name, ...figuresOf(tasks)],
    ['… where all else is looked at, too', ...figuresOf(audits.map((audit) => audit.tasks))],
  ])
  const goals = [...results].flatMap(([name, { audits }]): Goal[] => {
    if (!isPage(name)) return []
    const broken = new Set(audits.flatMap((audit) => faultsOf(name, audit)))
    const { script, document, all } = BUDGETS[name]
    return [
      {
        name: `${name}: three hundreds, at most ${script / KB} kB of JavaScript, ${document / KB} of HTML, ${all / KB} in all, no shift`,
        holds: broken.size === 0,
        actual: [...broken].join('; ') || 'each time',
      },
    ]
  })
  const goalsOfTasks = [...results].flatMap(([name, { tasks }]): Goal[] => {
    if (!isPage(name)) return []
    const goalOf = (what: string, by: keyof LongestTasks) => {
      const longest = median(tasks.map((load) => Math.max(load[by].script, load[by].rendering)))
      return { name: `${name}: nothing of its own takes ${what}`, holds: longest <= 50, actual: longest.toFixed(0) }
    }
    return [goalOf('more than 50 ms', 'clock'), goalOf('the processor more than 50 ms', 'processor')]
  })
  const report = reportOf({
    bench: 'lighthouse',
    title: 'Pages in a browser',
    how: [
      'Lighthouse on a phone with a quarter of the speed; medians; bytes as the browser is sent them, without headers.',
    ],
    table: [...tableOf(HEAD, rows), '', ...tableOf(TASKS_HEAD, taskRows)],
    facts: [
      'By the clock tasks under 50 ms count as 0. Rendering is style, layout and paint of the document, which the last row has for two lines of text.',
      'Tasks are told of loads in which nothing else is looked at and no mouse lies over the phone: watching animations costs the first frame some 4 ms of the processor, which is 16 at a quarter of the speed, and for a mouse the browser lays the page out once before its style is there.',
      'The clock runs on while the two cores are with the browser, the server or Lighthouse; the processor’s time is the task’s own, with what tracing takes in it.',
    ],
    goals: [...goals, ...goalsOfTasks],
  })
  process.stdout.write(`\n${report}`)
  if (!quick) writeReport(report)
  if (goals.some(({ holds }) => !holds)) process.exitCode = 1
}

/** Table cells with the medians of the longest tasks. */
function figuresOf(tasks: readonly LongestTasks[]) {
  const medianOf = (metric: (load: LongestTasks) => number) => median(tasks.map(metric)).toFixed(0)
  return [
    medianOf(({ clock }) => clock.script),
    medianOf(({ processor }) => processor.script),
    medianOf(({ clock }) => clock.rendering),
    medianOf(({ processor }) => processor.rendering),
  ]
}

const isPage = (name: string): name is PageName => name in BUDGETS

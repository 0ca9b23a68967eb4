import { createCall } from '@energy/client/call'
import { service } from '@energy/contracts/content'
import { withBrowser, type Audit } from './audit.ts'
import type { LongestTasks } from './tasks.ts'
import { startBaselinePage } from './baseline-page.ts'
import { median } from '../measure.ts'
import { reportOf, tableOf, writeReport, type Goal } from '../report.ts'
import { say } from '../say.ts'
import { aSite } from '../web.ts'

/** Row name of the baseline: a page with two lines of text and the same style sheet. */
const BASELINE = '… baseline: two lines of text, same style sheet'
const KB = 1_000
const HEAD = ['', 'accessibility', 'best practices', 'SEO', 'performance', 'JavaScript kB', 'HTML kB', 'all kB', 'CLS']
const TASKS_HEAD = ['longest task, ms', 'scripts', '… CPU time', 'rendering', '… CPU time']

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
    ['… with all other audits', ...figuresOf(audits.map((audit) => audit.tasks))],
  ])
  const goals = [...results].flatMap(([name, { audits }]): Goal[] => {
    if (!isPage(name)) return []
    const broken = new Set(audits.flatMap((audit) => missedBudgets(name, audit)))
    const { script, document, all } = BUDGETS[name]
    return [
      {
        name: `${name}: three scores of 100, at most ${script / KB} kB of JavaScript, ${document / KB} of HTML, ${all / KB} in all, no layout shift`,
        holds: broken.size === 0,
        actual: [...broken].join('; ') || 'each time',
      },
    ]
  })
  const goalsOfTasks = [...results].flatMap(([name, { tasks }]): Goal[] => {
    if (!isPage(name)) return []
    const goalOf = (what: string, by: keyof LongestTasks) => {
      const longest = median(tasks.map((load) => Math.max(load[by].script, load[by].rendering)))
      return { name: `${name}: none of its tasks takes ${what}`, holds: longest <= 50, actual: longest.toFixed(0) }
    }
    return [goalOf('more than 50 ms', 'wallClock'), goalOf('more than 50 ms of CPU time', 'cpu')]
  })
  const report = reportOf({
    bench: 'lighthouse',
    title: 'Pages in a browser',
    how: [
      'Lighthouse as a phone with a quarter of the speed; medians; transferred bytes, compressed, without headers.',
    ],
    table: [...tableOf(HEAD, rows), '', ...tableOf(TASKS_HEAD, taskRows)],
    facts: [
      'Wall-clock times under 50 ms count as 0. Rendering is style, layout and paint of the document; the baseline shows it for two lines of text.',
      'Tasks are measured without other audits and without a mouse pointer over the page. Watching animations costs the first frame some 4 ms of CPU time, which is 16 ms at a quarter of the speed. For a mouse pointer the browser computes a layout before the style sheet has loaded.',
      'Wall-clock time includes the time that the two cores spend on the browser, the server and Lighthouse. CPU time is that of the task alone, including the cost of tracing.',
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
    medianOf(({ wallClock }) => wallClock.script),
    medianOf(({ cpu }) => cpu.script),
    medianOf(({ wallClock }) => wallClock.rendering),
    medianOf(({ cpu }) => cpu.rendering),
  ]
}

const isPage = (name: string): name is PageName => name in BUDGETS

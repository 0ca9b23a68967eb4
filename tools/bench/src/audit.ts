import { Value } from '@sinclair/typebox/value'
import { Type } from '@sinclair/typebox'
import { launch } from 'chrome-launcher'
import lighthouse, { type Trace } from 'lighthouse'
import { MainThreadTasks } from 'lighthouse/core/computed/main-thread-tasks.js'
import { chromiumOptions } from './chromium.ts'

/** What Lighthouse found of one load of a page, on a phone with a quarter of the machine's speed. */
export interface Audit {
  /** Of 100. */
  scores: { performance: number; accessibility: number; bestPractices: number; seo: number }
  /** What the browser is sent, compressed, without headers. */
  bytes: { document: number; script: number; all: number }
  /** Cumulative layout shift. */
  cls: number
  /** The longest tasks of the page's own origin, in ms by the clock; 0 where none passes 50. */
  longest: Longest
  /** The same in ms of the processor, without the time that it spent on others. */
  longestWork: Longest
  /** What was found wrong, by name. */
  faults: string[]
}

/** Of the page's scripts, and of what shows it: style, layout and paint. */
interface Longest {
  script: number
  rendering: number
}

const CATEGORIES = ['accessibility', 'best-practices', 'seo'] as const
const Requests = Type.Object({
  items: Type.Array(
    Type.Object({ url: Type.String({ pattern: '^http' }), resourceType: Type.Optional(Type.String()) }),
  ),
})
const Tasks = Type.Object({ items: Type.Array(Type.Object({ url: Type.String(), duration: Type.Number() })) })

/** Of a task in a trace: microseconds of the processor. */
const Worked = Type.Object({ tdur: Type.Number() })

/** Loads pages in one browser. @throws where a page cannot be loaded */
export async function withBrowser<T>(work: (audit: (url: string) => Promise<Audit>) => Promise<T>): Promise<T> {
  const { executablePath, args } = await chromiumOptions()
  const browser = await launch({
    chromePath: executablePath,
    chromeFlags: [...args, '--headless=new'],
    logLevel: 'silent',
  })
  try {
    return await work((url) => auditOf(url, browser.port))
  } finally {
    browser.kill()
  }
}

async function auditOf(url: string, port: number): Promise<Audit> {
  const result = await lighthouse(url, { port, logLevel: 'silent', onlyCategories: ['performance', ...CATEGORIES] })
  if (!result) throw new Error(`${url} could not be looked at`)
  const { artifacts, lhr } = result
  const { categories, audits, runtimeError, configSettings } = lhr
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`)
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
  const { items: requests } = Value.Parse(Requests, audits['network-requests']?.details)
  const { items: tasks } = Value.Parse(Tasks, audits['long-tasks']?.details ?? { items: [] })
  const sizes = await Promise.all(
    requests.map(async (request) => ({ type: request.resourceType, size: await sizeOf(request.url) })),
  )
  const sum = (wanted?: string) =>
    sizes.reduce((bytes, { type, size }) => bytes + (!wanted || type === wanted ? size : 0), 0)
  const { origin } = new URL(url)
  const works = await worksOf(artifacts.Trace, configSettings.throttling.cpuSlowdownMultiplier)
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
    },
    bytes: { document: sum('Document'), script: sum('Script'), all: sum() },
    cls: audits['cumulative-layout-shift']?.numericValue ?? NaN,
    longest: longestOf(origin, tasks),
    longestWork: longestOf(origin, works),
    faults: CATEGORIES.flatMap((name) => categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && audits[id]?.score !== null && audits[id]?.score !== 1)
      .map(({ id }) => id),
  }
}

interface Task {
  /** What it worked for: a script, or a page. */
  url: string
  duration: number
}

function longestOf(origin: string, tasks: readonly Task[]): Longest {
  const own = tasks.filter(({ url }) => url.startsWith(origin))
  const longest = (isScript: boolean) =>
    Math.max(0, ...own.filter(({ url }) => url.endsWith('.js') === isScript).map(({ duration }) => duration))
  return { script: longest(true), rendering: longest(false) }
}

/** The tasks of a load by the processor's time, told apart as Lighthouse tells its long ones. */
async function worksOf(trace: Trace, slowdown: number): Promise<Task[]> {
  const tasks = await MainThreadTasks.request(trace, { computedCache: new Map() })
  // Lighthouse leaves out, too, what still ran when the trace ended: it tells no time.
  const whole = tasks.filter(({ parent, unbounded }) => !parent && !unbounded)
  return whole.map(({ attributableURLs, event }) => ({
    url: attributableURLs.find((url) => url.endsWith('.js')) ?? attributableURLs[0] ?? '',
    duration: (Value.Parse(Worked, event).tdur / 1_000) * slowdown,
  }))
}

/** The bytes that a browser is sent for an address, without headers. */
async function sizeOf(url: string) {
  const answer = await fetch(url, { headers: { 'accept-encoding': 'br, gzip' } })
  const { byteLength } = await answer.arrayBuffer()
  return Number(answer.headers.get('content-length') ?? byteLength)
}

import { Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { launch } from 'chrome-launcher'
import lighthouse, { type Flags } from 'lighthouse'
import { connect } from 'puppeteer-core'
import { chromiumOptions } from '../chromium.ts'
import { longestTasksOf, type LongestTasks } from './tasks.ts'

/** Lighthouse's result for one page load, as a phone with a quarter of the machine's speed. */
export interface Audit {
  /** From 0 to 100. */
  scores: { performance: number; accessibility: number; bestPractices: number; seo: number }
  /** Transferred bytes, compressed, without headers. */
  bytes: { document: number; script: number; all: number }
  /** Cumulative layout shift. */
  cls: number
  tasks: LongestTasks
  /** The ids of failed audits. */
  failedAudits: string[]
}

/** Audits of a page, each with its own page load. @throws if the page cannot be loaded */
export interface Auditor {
  audit: (url: string) => Promise<Audit>
  /** The longest tasks, measured without any other audit. */
  tasks: (url: string) => Promise<LongestTasks>
}

const CATEGORIES = ['accessibility', 'best-practices', 'seo'] as const
const Requests = Type.Object({
  items: Type.Array(
    Type.Object({ url: Type.String({ pattern: '^http' }), resourceType: Type.Optional(Type.String()) }),
  ),
})

/** Audits pages in one browser, which is closed afterwards. */
export async function withBrowser<T>(work: (auditor: Auditor) => Promise<T>): Promise<T> {
  const { executablePath, args } = await chromiumOptions()
  const browser = await launch({
    chromePath: executablePath,
    chromeFlags: [...args, '--headless=new'],
    logLevel: 'silent',
  })
  try {
    return await work({
      audit: (url) => auditOf(url, browser.port),
      tasks: (url) => tasksOf(url, browser.port),
    })
  } finally {
    browser.kill()
  }
}

async function runLighthouse(url: string, port: number, flags: Flags, page?: LighthousePage) {
  const result = await lighthouse(url, { port, logLevel: 'silent', ...flags }, undefined, page)
  if (!result) throw new Error(`${url} could not be audited`)
  const { runtimeError } = result.lhr
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`)
  return result
}
type LighthousePage = Parameters<typeof lighthouse>[3]

async function auditOf(url: string, port: number): Promise<Audit> {
  const result = await runLighthouse(url, port, { onlyCategories: ['performance', ...CATEGORIES] })
  const { categories, audits } = result.lhr
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
  const { items: requests } = Value.Parse(Requests, audits['network-requests']?.details)
  const sizes = await Promise.all(
    requests.map(async (request) => ({ type: request.resourceType, size: await sizeOf(request.url) })),
  )
  const sum = (wanted?: string) =>
    sizes.reduce((bytes, { type, size }) => bytes + (!wanted || type === wanted ? size : 0), 0)
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
    },
    bytes: { document: sum('Document'), script: sum('Script'), all: sum() },
    cls: audits['cumulative-layout-shift']?.numericValue ?? NaN,
    tasks: await longestTasksOf(url, result),
    failedAudits: CATEGORIES.flatMap((name) => categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && audits[id]?.score !== null && audits[id]?.score !== 1)
      .map(({ id }) => id),
  }
}

/**
 * Runs only one audit, because other audits make the browser watch animations, which costs time in the first frame. It
 * also ignores input: the mouse pointer of the machine lies over the page, and for it the browser computes a layout
 * before the style sheet has loaded.
 */
async function tasksOf(url: string, port: number): Promise<LongestTasks> {
  const browser = await connect({ browserURL: `http://127.0.0.1:${port}`, defaultViewport: null })
  try {
    const page = await browser.newPage()
    const session = await page.createCDPSession()
    await session.send('Input.setIgnoreInputEvents', { ignore: true })
    const tasks = await longestTasksOf(url, await runLighthouse(url, port, { onlyAudits: ['long-tasks'] }, page))
    await page.close()
    return tasks
  } finally {
    await browser.disconnect()
  }
}

/** The transferred bytes of a URL, compressed, without headers. */
async function sizeOf(url: string) {
  const answer = await fetch(url, { headers: { 'accept-encoding': 'br, gzip' } })
  const { byteLength } = await answer.arrayBuffer()
  return Number(answer.headers.get('content-length') ?? byteLength)
}

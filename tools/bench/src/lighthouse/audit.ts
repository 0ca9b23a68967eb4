import { Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { chromiumOptions } from '../chromium.ts'

/** Lighthouse's result for one page load, as a phone with a quarter of the machine's speed. */
export type Audit = Awaited<ReturnType<typeof auditOf>>

interface TransferredBytes {
  document: number
  script: number
  all: number
  /** The largest picture. */
  picture: number
}

const CATEGORIES = ['accessibility', 'best-practices', 'seo'] as const
const Requests = Type.Object({
  items: Type.Array(
    Type.Object({ url: Type.String({ pattern: '^http' }), resourceType: Type.Optional(Type.String()) }),
  ),
})

/**
 * Audits pages in one browser, which is closed afterwards.
 * @param work gets a function that audits a URL with a page load of its own. @throws if the page cannot be loaded
 */
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

async function auditOf(url: string, port: number) {
  const result = await lighthouse(url, {
    port,
    logLevel: 'silent',
    onlyCategories: ['performance', ...CATEGORIES],
  })
  if (!result) throw new Error(`${url} could not be audited`)
  const { runtimeError } = result.lhr
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`)
  const { categories, audits } = result.lhr
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
  const { items: requests } = Value.Parse(Requests, audits['network-requests']?.details)
  return {
    /** From 0 to 100. */
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
    },
    /** Transferred bytes, compressed, without headers. */
    bytes: await transferredBytes(
      requests.map(({ url: requested, resourceType: type = '' }) => ({ url: requested, type: type.toLowerCase() })),
    ),
    /** Cumulative layout shift. */
    cls: audits['cumulative-layout-shift']?.numericValue ?? NaN,
    /** Total blocking time, in ms. */
    tbt: audits['total-blocking-time']?.numericValue ?? NaN,
    /** Largest contentful paint, in ms. */
    lcp: audits['largest-contentful-paint']?.numericValue ?? NaN,
    /** The ids of failed audits. */
    failedAudits: CATEGORIES.flatMap((name) => categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && audits[id]?.score !== null && audits[id]?.score !== 1)
      .map(({ id }) => id),
  }
}

/** The transferred bytes of these requests, compressed, without headers; `type` is such as `script`. */
export async function transferredBytes(requests: readonly { url: string; type: string }[]): Promise<TransferredBytes> {
  const sizes = await Promise.all(requests.map(async ({ url, type }) => ({ type, size: await sizeOf(url) })))
  const sum = (wanted?: string) =>
    sizes.reduce((bytes, { type, size }) => bytes + (!wanted || type === wanted ? size : 0), 0)
  const pictures = sizes.flatMap(({ type, size }) => (type === 'image' ? size : []))
  return { document: sum('document'), script: sum('script'), all: sum(), picture: Math.max(0, ...pictures) }
}

/** The transferred bytes of a URL, compressed, without headers. */
async function sizeOf(url: string) {
  const answer = await fetch(url, { headers: { 'accept-encoding': 'br, gzip' } })
  const { byteLength } = await answer.arrayBuffer()
  return Number(answer.headers.get('content-length') ?? byteLength)
}

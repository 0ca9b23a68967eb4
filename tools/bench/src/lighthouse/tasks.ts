import { Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import type { RunnerResult } from 'lighthouse'
import { MainThreadTasks } from 'lighthouse/core/computed/main-thread-tasks.js'

/** The longest tasks of the page's own origin, in ms on a phone with a quarter of the machine's speed. */
export interface LongestTasks {
  /** By the clock; 0 where none passes 50. */
  clock: LongestByKind
  /** By the processor, without the time that it spent on others. */
  processor: LongestByKind
}

/** Of the page's scripts, and of what shows it: style, layout and paint. */
interface LongestByKind {
  script: number
  rendering: number
}

interface Task {
  /** What it worked for: a script, or a page. */
  url: string
  duration: number
}

const Tasks = Type.Object({ items: Type.Array(Type.Object({ url: Type.String(), duration: Type.Number() })) })

/** A task in a trace: its time by the processor, in microseconds. Some machines leave it out. */
const TimedEvent = Type.Object({ tdur: Type.Number() })

/** The longest tasks of a load that Lighthouse has looked at, its audit `long-tasks` among others. */
export async function longestTasksOf(url: string, { artifacts, lhr }: RunnerResult): Promise<LongestTasks> {
  const { items } = Value.Parse(Tasks, lhr.audits['long-tasks']?.details ?? { items: [] })
  const tasks = await MainThreadTasks.request(artifacts.Trace, { computedCache: new Map() })
  // A task that still ran when the trace ended has no duration; Lighthouse leaves it out, too.
  const finished = tasks.filter(({ parent, unbounded }) => !parent && !unbounded)
  const byProcessor = finished.map(({ attributableURLs, event }) => ({
    // The same choice as that of Lighthouse's audit `long-tasks`.
    url: attributableURLs.find((one) => one.endsWith('.js')) ?? attributableURLs[0] ?? '',
    duration: processorTimeOf(event) * lhr.configSettings.throttling.cpuSlowdownMultiplier,
  }))
  const { origin } = new URL(url)
  return { clock: longestOf(origin, items), processor: longestOf(origin, byProcessor) }
}

/**
 * Milliseconds that the processor spent on a task; by the clock, which is never less, where the trace tells no other time.
 */
export const processorTimeOf = (event: { dur: number; tdur?: number }) =>
  (Value.Check(TimedEvent, event) ? event.tdur : event.dur) / 1_000

function longestOf(origin: string, tasks: readonly Task[]): LongestByKind {
  const own = tasks.filter(({ url }) => url.startsWith(origin))
  const longest = (isScript: boolean) =>
    Math.max(0, ...own.filter(({ url }) => url.endsWith('.js') === isScript).map(({ duration }) => duration))
  return { script: longest(true), rendering: longest(false) }
}

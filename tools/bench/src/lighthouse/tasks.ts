import { Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import type { RunnerResult } from 'lighthouse'
import { MainThreadTasks } from 'lighthouse/core/computed/main-thread-tasks.js'

/** The longest tasks of the page's own origin, in ms, as a phone with a quarter of the machine's speed. */
export interface LongestTasks {
  /** Wall-clock time; 0 if no task takes more than 50 ms. */
  wallClock: LongestByKind
  /** CPU time of the task alone. */
  cpu: LongestByKind
}

/** Tasks of scripts, and tasks of rendering: style, layout and paint. */
interface LongestByKind {
  script: number
  rendering: number
}

interface Task {
  /** The script or the page that the task belongs to. */
  url: string
  duration: number
}

const Tasks = Type.Object({ items: Type.Array(Type.Object({ url: Type.String(), duration: Type.Number() })) })

/** A task in a trace: its CPU time in microseconds. The traces of some machines have none. */
const TimedEvent = Type.Object({ tdur: Type.Number() })

/** The longest tasks of a page load. Lighthouse must have run its audit `long-tasks`. */
export async function longestTasksOf(url: string, { artifacts, lhr }: RunnerResult): Promise<LongestTasks> {
  const { items } = Value.Parse(Tasks, lhr.audits['long-tasks']?.details ?? { items: [] })
  const tasks = await MainThreadTasks.request(artifacts.Trace, { computedCache: new Map() })
  // A task that was running when the trace ended has no duration. Lighthouse ignores it, too.
  const finished = tasks.filter(({ parent, unbounded }) => !parent && !unbounded)
  const byCpuTime = finished.map(({ attributableURLs, event }) => ({
    // The same attribution as in Lighthouse's audit `long-tasks`.
    url: attributableURLs.find((one) => one.endsWith('.js')) ?? attributableURLs[0] ?? '',
    duration: cpuTimeOf(event) * lhr.configSettings.throttling.cpuSlowdownMultiplier,
  }))
  const { origin } = new URL(url)
  return { wallClock: longestOf(origin, items), cpu: longestOf(origin, byCpuTime) }
}

/** CPU time of a task in ms, or its wall-clock time, which is never less, if the trace has no CPU time. */
export const cpuTimeOf = (event: { dur: number; tdur?: number }) =>
  (Value.Check(TimedEvent, event) ? event.tdur : event.dur) / 1_000

function longestOf(origin: string, tasks: readonly Task[]): LongestByKind {
  const own = tasks.filter(({ url }) => url.startsWith(origin))
  const longest = (isScript: boolean) =>
    Math.max(0, ...own.filter(({ url }) => url.endsWith('.js') === isScript).map(({ duration }) => duration))
  return { script: longest(true), rendering: longest(false) }
}

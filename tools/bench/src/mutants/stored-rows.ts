import type { Counts } from './scores.ts'

/** The result of one run. */
export interface MeasuredRow {
  /** The name of its target. */
  name: string
  counts: Counts
  /** The commit that was measured, and when. */
  measured: string
}

/** The rows that earlier runs have written into a chapter, so that runs add up; without the sums of projects. */
export function storedRows(benchmarks: string, title: string): MeasuredRow[] {
  const chapter = benchmarks.split(/^(?=## )/m).find((one) => one.startsWith(`## ${title}\n`)) ?? ''
  return [...chapter.matchAll(/^\| (\S.*?) \|(( \d+ \|){5}) \S+ \| (\w{7,}( on [\d-]+)?) \|$/gm)].map(
    ([, name = '', counts = '', , measured = '']) => ({
      name,
      counts: counts.match(/\d+/g)?.map(Number) ?? [],
      measured,
    }),
  )
}

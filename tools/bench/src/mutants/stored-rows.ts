import type { Counts } from './scores.ts'

/** The result of one file. */
export interface FileRow {
  /** The path of the file in the workspace. */
  file: string
  counts: Counts
  /** The commit that was measured. */
  commit: string
}

export const FILES_TITLE = 'Mutants, file by file'

/** The rows that earlier runs have written, so that runs of a few files add up. */
export function storedRows(benchmarks: string): FileRow[] {
  const chapter = benchmarks.split(/^(?=## )/m).find((one) => one.startsWith(`## ${FILES_TITLE}\n`)) ?? ''
  return [...chapter.matchAll(/^\| ((?:apps|libs)\/\S+) \|(( \d+ \|){5}) \S+ \| (\w+) \|$/gm)].map(
    ([, file = '', counts = '', , commit = '']) => ({ file, counts: counts.match(/\d+/g)?.map(Number) ?? [], commit }),
  )
}

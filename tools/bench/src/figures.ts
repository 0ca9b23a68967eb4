import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '../../..')
/** `<!-- chapter / row / column -->figure<!-- / -->`; a text shows the figure alone. */
const MARK = /<!-- ([^/]+) \/ (.+?) \/ ([^/]+?) -->.*?<!-- \/ -->/g

const cellsOf = (line: string) =>
  line
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim())

/**
 * The table of a chapter as cells; empty where there is no such chapter.
 * @param benchmarks the text of docs/benchmarks.md
 */
export function tableIn(benchmarks: string, chapter: string) {
  const text = benchmarks.split(/^## /m).find((each) => each.startsWith(`${chapter}\n`)) ?? ''
  const [head = [], , ...rows] = text
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map(cellsOf)
  return { head, rows }
}

/**
 * A figure of the benchmarks.
 * @param benchmarks the text of docs/benchmarks.md
 * @param row the first cell of its row
 * @param column the heading of its column
 * @throws Error where there is no such figure
 */
export function figureOf(benchmarks: string, chapter: string, row: string, column: string) {
  const { head, rows } = tableIn(benchmarks, chapter)
  const found = rows.find(([name]) => name === row)?.[head.indexOf(column)]
  if (!found) throw new Error(`docs/benchmarks.md has no figure for ${chapter} / ${row} / ${column}`)
  return found
}

/** A text with each marked figure as the benchmarks have it now. */
export const withFigures = (text: string, benchmarks: string) =>
  text.replaceAll(MARK, (_, chapter: string, row: string, column: string) => {
    const figure = figureOf(benchmarks, chapter, row, column)
    return `<!-- ${chapter} / ${row} / ${column} -->${figure}<!-- / -->`
  })

/** The texts that show figures: the documentation without the benchmarks themselves. */
export const textsWithFigures = () =>
  globSync(['README.md', 'docs/*.md', 'docs/decisions/*.md'], { cwd: ROOT })
    .filter((file) => !file.endsWith('benchmarks.md'))
    .map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }))
    .filter(({ text }) => text.match(MARK))

/** Writes the figures of the benchmarks into all texts that show some. */
export function writeFigures(benchmarks: string) {
  for (const { file, text } of textsWithFigures()) writeFileSync(join(ROOT, file), withFigures(text, benchmarks))
}

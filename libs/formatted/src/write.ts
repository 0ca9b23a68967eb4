import { MAX_DEPTH, type Block } from '@energy/contracts/formatted'
import { writeRuns } from './write-runs.ts'

/** Two lists in a row need different marks, or they would be one. */
const MARKS = { bullets: ['-', '*'], numbers: ['.', ')'] } as const

/** Writes a tree as Markdown. What is nested deeper than the greatest depth is written as paragraphs. */
export const write = (blocks: readonly Block[]) => writeBlocks(blocks, 0)

function writeBlocks(blocks: readonly Block[], depth: number): string {
  const shown = depth > MAX_DEPTH - 2 ? blocks.flatMap(flat) : blocks
  let mark = 0
  return shown
    .map((block, at) => {
      mark = shown[at - 1]?.type === block.type ? 1 - mark : 0
      return writeBlock(block, depth, mark)
    })
    .filter(Boolean)
    .join('\n\n')
}

/** The texts of a block as paragraphs. */
const flat = ({ runs, blocks = [] }: Block): readonly Block[] =>
  runs ? [{ type: 'paragraph', runs }] : blocks.flatMap(flat)

function writeBlock({ type, runs = [], blocks = [], start = 1 }: Block, depth: number, mark: number): string {
  if (type === 'bullets') return writeList(blocks, depth, () => MARKS.bullets[mark] ?? '')
  if (type === 'numbers') return writeList(blocks, depth, (at) => `${start + at}${MARKS.numbers[mark]}`)
  if (type === 'quote') return indented(writeBlocks(blocks, depth + 1), '> ', '> ')
  if (type !== 'heading') return writeRuns(runs)
  const text = writeRuns(runs.map((run) => ({ ...run, text: run.text.replaceAll('\n', ' ') })))
  return text && `## ${text.replace(/(?<=\s)#+$/, '\\$&')}`
}

function writeList(items: readonly Block[], depth: number, markOf: (at: number) => string) {
  const isTight = items.every(({ blocks = [] }) => blocks.every(({ runs }, at) => at === 0 && runs))
  const written = items.map(({ blocks = [] }, at) => {
    const mark = `${markOf(at)} `
    return indented(writeBlocks(blocks, depth + 2), mark, ' '.repeat(mark.length))
  })
  return written.join(isTight ? '\n' : '\n\n')
}

/** A text with a mark before its first line and before the others. */
const indented = (text: string, first: string, others: string) =>
  text
    .split('\n')
    .map((line, at) => ((at === 0 ? first : others) + line).trimEnd())
    .join('\n')

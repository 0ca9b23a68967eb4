import type { Run } from '@energy/contracts/formatted'
import { mayHaveMarks } from './may-have-marks.ts'
import { parse } from './parse.ts'
import { joined, textOfRuns, trimmed } from './runs.ts'

type Mark = 'href' | 'bold' | 'italic'

/** How runs are written. */
interface Style {
  /** The marks, from the outermost to the innermost. */
  marks: readonly Mark[]
  italic: '*' | '_'
  /** What stays outside of a mark at its beginning and end. */
  edge: RegExp
}

const SPACE = /^(\s*)(.*?)(\s*)$/s
// Between a letter and punctuation a mark would be read as text (CommonMark, "left-flanking delimiter run").
const PUNCTUATION = /^([\s\p{P}\p{S}]*)(.*?)([\s\p{P}\p{S}]*)$/su
const ALL = ['href', 'bold', 'italic'] as const

/** The best first. The last one has no marks, so it is always read as it was written. */
const STYLES: readonly Style[] = [
  { marks: ALL, italic: '*', edge: SPACE },
  { marks: ALL, italic: '_', edge: SPACE },
  { marks: ALL, italic: '*', edge: PUNCTUATION },
  { marks: ['href'], italic: '*', edge: SPACE },
  { marks: [], italic: '*', edge: SPACE },
]

/** Writes the runs of a paragraph. A mark that Markdown cannot have at its place is left out. */
export function writeRuns(runs: readonly Run[]): string {
  const clean = trimmed(runs)
  const text = textOfRuns(clean)
  const isPlain = clean.every(({ bold, italic, href }) => !bold && !italic && href === undefined)
  // A text that is read as it is needs no backslashes.
  if (isPlain && (!mayHaveMarks(text) || signature(read(text)) === text)) return text
  const written = STYLES.map((style) => escapedLines(marked(clean, style, style.marks)))
  const wanted = signature(clean)
  return (
    written.find((one) => signature(read(one)) === wanted) ??
    written.find((one) => textOfRuns(read(one)) === text) ??
    written.at(-1) ??
    ''
  )
}

/** The runs of a paragraph; none where the text is read as something else. */
function read(text: string): readonly Run[] {
  const [block, ...others] = parse(text)
  return block?.type === 'paragraph' && others.length === 0 ? (block.runs ?? []) : []
}

/** The text of runs with the marks of each word. Spaces look the same with and without marks. */
const signature = (runs: readonly Run[]) =>
  joined(runs)
    .map(({ text, bold, italic, href }) => {
      const marks =
        bold || italic || href !== undefined ? `\0${bold ? 'b' : ''}${italic ? 'i' : ''}${href ?? ''}\0` : ''
      return text.replaceAll(/\S+/g, (word) => marks + word)
    })
    .join('')

function marked(runs: readonly Run[], style: Style, [mark, ...others]: readonly Mark[]): string {
  if (mark === undefined) return textOfRuns(runs).replaceAll(/[\\*_[\]]/g, '\\$&')
  return groupsOf(runs, mark)
    .map((group) => {
      const value = group[0]?.[mark]
      const [, before = '', core = '', after = ''] = style.edge.exec(textOfRuns(group)) ?? []
      if (value === undefined || value === false || core === '') return marked(group, style, others)
      const inner = marked(sliced(group, before.length, before.length + core.length), style, others)
      const [open, close] = delimiters(mark, value, style)
      const outside = (text: string) => marked([{ text }], style, [])
      return outside(before) + open + inner + close + outside(after)
    })
    .join('')
}

function delimiters(mark: Mark, value: string | boolean, { italic }: Style) {
  if (mark === 'href') return ['[', `](${escapedHref(String(value))})`] as const
  return mark === 'bold' ? (['**', '**'] as const) : ([italic, italic] as const)
}

const escapedHref = (href: string) => href.replaceAll(/[\\()<>]|&(?=[a-z#][a-z\d]{1,31};)/gi, '\\$&')

/** The runs in groups of neighbours with the same value of a mark. */
function groupsOf(runs: readonly Run[], mark: Mark) {
  const groups: Run[][] = []
  for (const run of runs) {
    const last = groups.at(-1)
    if (last && last[0]?.[mark] === run[mark]) last.push(run)
    else groups.push([run])
  }
  return groups
}

/** The runs of a part of their text. */
function sliced(runs: readonly Run[], from: number, to: number): Run[] {
  let at = 0
  return runs.map((run) => {
    const text = run.text.slice(Math.max(from - at, 0), Math.max(to - at, 0))
    at += run.text.length
    return { ...run, text }
  })
}

/** With a backslash before what would begin a block. */
const escapedLines = (text: string) =>
  text.replaceAll(/^(?:#{1,6}(?=\s|$)|>|[-+](?=\s|$))/gm, '\\$&').replaceAll(/^(\d{1,9})([.)])(?=\s|$)/gm, '$1\\$2')

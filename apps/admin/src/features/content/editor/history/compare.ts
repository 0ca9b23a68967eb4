import { kinds, type Kind } from '@energy/contracts/content'
import type { Field } from '@energy/contracts/kinds/kind'
import { diffWordsWithSpace } from 'diff'
import type { Typed } from '../content-values.ts'

/** A piece of a text, and whether the other text lacks it. */
export interface Piece {
  text: string
  isChanged: boolean
}

/** A field whose value differs between a version and the form. */
export interface FieldDifference {
  name: keyof Typed
  label: string
  /** The text of the version, and that of the form. */
  before: readonly Piece[]
  now: readonly Piece[]
}

/** A value as one text. The entries of a list are numbered blocks, with a line for each of their texts. */
function textOf(value: Typed[keyof Typed]) {
  if (typeof value === 'string') return value
  return value.map((entry, at) => [`${at + 1}.`, ...Object.values(entry).filter(Boolean)].join('\n')).join('\n\n')
}

/** Every field of a kind with its label, in the order of the form. */
const labelsOf = (kind: Kind) => [
  ...Object.entries<Field>(kinds[kind].textFields).map(([name, { label }]) => ({ name, label })),
  { name: 'subTitles', label: 'Sub titles' },
  { name: 'sections', label: 'Sections' },
]

const isField = (values: Typed, name: string): name is keyof Typed => name in values

/** The fields in which a version differs from what the form has now, compared word by word. */
export function compare(kind: Kind, version: Typed, now: Typed): FieldDifference[] {
  return labelsOf(kind).flatMap(({ name, label }) => {
    if (!isField(now, name)) return []
    const [before, after] = [textOf(version[name]), textOf(now[name])]
    if (before === after) return []
    const changes = diffWordsWithSpace(before, after)
    const pieces = (side: 'removed' | 'added', other: 'removed' | 'added') =>
      changes.filter((change) => !change[other]).map(({ value, [side]: isChanged }) => ({ text: value, isChanged }))
    return [{ name, label, before: pieces('removed', 'added'), now: pieces('added', 'removed') }]
  })
}

import { kinds, type Kind } from '@energy/contracts/content'
import type { Field } from '@energy/contracts/kinds/kind'
import { keysOf } from '@energy/contracts/record-of'
import { diffWordsWithSpace } from 'diff'
import type { Typed } from './content-values.ts'
import { sections, subTitles, type EntryField } from './fields/entry-fields.ts'

/** A piece of a text, and whether the other text lacks it. */
export interface Piece {
  text: string
  isChanged: boolean
}

/** A field whose value differs between two versions. */
export interface FieldDifference {
  name: keyof Typed
  label: string
  /** The text of the first, and that of the second. */
  before: readonly Piece[]
  now: readonly Piece[]
}

const entryFields: Record<string, readonly EntryField[]> = {
  [sections.list]: sections.fields,
  [subTitles.list]: subTitles.fields,
}

/** A value as one text. The entries of a list are numbered blocks, with a line for each of their texts. */
function textOf(name: string, value: Typed[keyof Typed]) {
  if (typeof value === 'string') return value
  const blocks = value.map((entry, at) => {
    const texts = new Map(Object.entries(entry))
    const lines = (entryFields[name] ?? []).map(({ name: field, label }) => [label, texts.get(field)] as const)
    return [`${at + 1}.`, ...lines.filter(([, text]) => text).map(([label, text]) => `${label}: ${text}`)].join('\n')
  })
  return blocks.join('\n\n')
}

/** Every field of a kind with its label, in the order of the form. */
const labelsOf = (kind: Kind) => [
  ...Object.entries<Field>(kinds[kind].textFields).map(([name, { label }]) => ({ name, label })),
  { name: 'subTitles', label: 'Sub titles' },
  { name: 'sections', label: 'Sections' },
]

const isField = (values: Typed, name: string): name is keyof Typed => name in values

/** The fields in which two versions of an item differ, compared word by word. */
export function compare(kind: Kind, version: Typed, now: Typed): FieldDifference[] {
  return labelsOf(kind).flatMap(({ name, label }) => {
    if (!isField(now, name)) return []
    const [before, after] = [textOf(name, version[name]), textOf(name, now[name])]
    if (before === after) return []
    const changes = diffWordsWithSpace(before, after)
    const pieces = (side: 'removed' | 'added', other: 'removed' | 'added') =>
      changes.filter((change) => !change[other]).map(({ value, [side]: isChanged }) => ({ text: value, isChanged }))
    return [{ name, label, before: pieces('removed', 'added'), now: pieces('added', 'removed') }]
  })
}

/** Whether two versions of an item differ in any field, also in those that their kind lacks. */
export const differ = (one: Typed, other: Typed) =>
  keysOf(one).some((name) => textOf(name, one[name]) !== textOf(name, other[name]))

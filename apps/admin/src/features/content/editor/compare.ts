import type { EditedKind } from '@energy/contracts/content/edited'
import { keysOf } from '@energy/contracts/record-of'
import { diffWordsWithSpace } from 'diff'
import { wordsOfField } from '../../../shared/words/words-of-field.ts'
import { formOf, labelsOf } from '../record/form-of.ts'
import type { Values } from '../record/values.ts'

/** A piece of a text, and whether the other text lacks it. */
export interface Piece {
  text: string
  isChanged: boolean
}

/** A field whose value differs between two versions. */
export interface FieldDifference {
  name: string
  label: string
  /** The text of the first, and that of the second. */
  before: readonly Piece[]
  now: readonly Piece[]
}

/**
 * A value as readers get it, as one text: the API drops spaces around a text. The entries of a list are numbered blocks,
 * with a line for each of their texts.
 */
function textOf(kind: EditedKind, name: string, value: Values[string] = '') {
  const form = formOf(kind)
  if (typeof value === 'string') {
    const field = form.fields.find((each) => each.name === name)
    return field ? wordsOfField(field, value.trim()) : value.trim()
  }
  const fields = form.lists.find(({ list }) => list === name)?.fields ?? []
  const blocks = value.map((entry, at) => {
    const lines = fields.map(({ name: field, label }) => [label, entry[field]?.trim()] as const)
    return [`${at + 1}.`, ...lines.filter(([, text]) => text).map(([label, text]) => `${label}: ${text}`)].join('\n')
  })
  return blocks.join('\n\n')
}

/** The most changed words and spaces for which two texts are compared word by word: more would take seconds. */
const MAX_CHANGES = 1_000

/** Both texts as pieces that are in one of them or in both. */
const changesOf = (before: string, after: string) =>
  diffWordsWithSpace(before, after, { maxEditLength: MAX_CHANGES }) ?? [
    { value: before, removed: true, added: false },
    { value: after, removed: false, added: true },
  ]

/** The fields in which two versions of an item differ, compared word by word. */
export function compare(kind: EditedKind, version: Values, now: Values): FieldDifference[] {
  return labelsOf(kind).flatMap(({ name, label }) => {
    const [before, after] = [textOf(kind, name, version[name]), textOf(kind, name, now[name])]
    if (before === after) return []
    const changes = changesOf(before, after)
    const pieces = (side: 'removed' | 'added', other: 'removed' | 'added') =>
      changes.filter((change) => !change[other]).map(({ value, [side]: isChanged }) => ({ text: value, isChanged }))
    return [{ name, label, before: pieces('removed', 'added'), now: pieces('added', 'removed') }]
  })
}

/** Whether two versions of an item differ in any field, also in those that their kind lacks. */
export const differ = (kind: EditedKind, one: Values, other: Values) =>
  keysOf(one).some((name) => textOf(kind, name, one[name]) !== textOf(kind, name, other[name]))

import { commonFields, kinds } from '@energy/contracts/content'
import { boundsOf } from '@energy/contracts/kinds/fields'
import type { Field } from '@energy/contracts/kinds/kind'

/** A text field of the contract, as a column. */
export interface Column {
  name: string
  /** Whether every kind has it. */
  isCommon: boolean
  /** The kinds that have it. */
  kinds: readonly string[]
  /** In code points. */
  minLength: number
  maxLength: number
  search?: Field['search']
}

/** The kinds of the contract and all their text fields. */
export interface Declared {
  kinds: readonly string[]
  fields: readonly Column[]
}

/** @throws Error where two kinds declare a field of the same name with other bounds or another weight */
export function declared(): Declared {
  const fields = new Map<string, Column>()
  for (const { tag, textFields } of Object.values(kinds))
    for (const [name, field] of Object.entries<Field>(textFields)) {
      const { kinds: others = [], ...before } = fields.get(name) ?? {}
      const column = { name, isCommon: name in commonFields, ...boundsOf(field), search: field.search }
      if (others.length > 0 && JSON.stringify(before) !== JSON.stringify(column))
        throw new Error(`${tag} and ${others.join(', ')} declare ${name} differently; they share its column.`)
      fields.set(name, { ...column, kinds: [...others, tag] })
    }
  return { kinds: Object.keys(kinds), fields: [...fields.values()] }
}

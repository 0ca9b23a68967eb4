import * as Type from '@sinclair/typebox'
import { Blocks, type Block } from '../formatted.ts'
import type { Field } from '../kinds/kind.ts'
import { mapValues } from '../record-of.ts'
import type { EntryList, TextRecord } from './record.ts'

type Fields = Readonly<Record<string, Field>>
type ShownFields<F extends Fields> = { [Name in keyof F]: F[Name] extends { control: 'formatted' } ? Block[] : string }
type ShownLists<R extends TextRecord> = R extends { lists: infer Lists extends Readonly<Record<string, EntryList>> }
  ? {
      [Name in keyof Lists as Lists[Name] extends { internal: true } ? never : Name]: ShownFields<
        Lists[Name]['fields']
      >[]
    }
  : object
/** What a page shows of a text. A formatted text is its tree. */
export type Shown<R extends TextRecord> = ShownFields<R['fields']> & ShownLists<R>
/** One text, or all of a collection in their order. */
export type ShownText<R extends TextRecord> = R extends { single: true } ? Shown<R> : Shown<R>[]

const shownFields = (fields: Fields) =>
  mapValues(fields, ({ control }) => (control === 'formatted' ? Blocks : Type.String()))

/** The lists that pages get. */
export const publicLists = (lists: NonNullable<TextRecord['lists']>) =>
  Object.fromEntries(Object.entries(lists).filter(([, { internal }]) => !internal))

/** The schema of what a page shows of a kind of texts. */
export function shownSchemaOf<const R extends TextRecord>({ fields, lists = {}, single }: R) {
  const one = Type.Object({
    ...shownFields(fields),
    ...mapValues(publicLists(lists), ({ fields: ofEntry }) => Type.Array(Type.Object(shownFields(ofEntry)))),
  })
  return Type.Unsafe<ShownText<R>>(single ? one : Type.Array(one))
}

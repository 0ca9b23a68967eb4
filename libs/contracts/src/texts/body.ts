import * as Type from '@sinclair/typebox'
import { inputOf } from '../kinds/fields.ts'
import type { Field } from '../kinds/kind.ts'
import { mapValues } from '../record-of.ts'
import { BOUNDS } from '../text.ts'
import type { TextRecord } from './record.ts'

/** The values of a text of the site: a text for each field, and the entries of each list. */
export type TextBody = Record<string, string | Record<string, string>[]>

const value = Type.String({ maxLength: BOUNDS.long })
/** Any text of the site. Its record has its fields; `inputSchemaOf` checks them. */
export const TextBody = Type.Record(
  Type.String({ pattern: '^[a-zA-Z]{1,40}$' }),
  Type.Union([
    value,
    Type.Array(Type.Record(Type.String({ pattern: '^[a-zA-Z]{1,40}$' }), value, { additionalProperties: false }), {
      maxItems: BOUNDS.entries,
    }),
  ]),
  { additionalProperties: false },
)

const inputs = (fields: Readonly<Record<string, Field>>) =>
  mapValues(fields, (field) => Type.Optional(inputOf(field, 0)))

/** The schema of the values of a draft. Fields that are left out keep their value. */
export const inputSchemaOf = ({ fields, lists = {} }: TextRecord) =>
  Type.Object(
    {
      ...inputs(fields),
      ...mapValues(lists, ({ fields: ofEntry, max = BOUNDS.entries }) =>
        Type.Optional(Type.Array(Type.Object(inputs(ofEntry), { additionalProperties: false }), { maxItems: max })),
      ),
    },
    { additionalProperties: false },
  )

/** The values that nobody has filled in: the first option of a select, `""` for any other field. */
const blankOf = (fields: Readonly<Record<string, Field>>) => mapValues(fields, ({ options }) => options?.[0] ?? '')

/** An empty entry of a list. */
export const blankEntry = ({ fields }: { fields: Readonly<Record<string, Field>> }): Record<string, string> =>
  blankOf(fields)

/** An empty text of the site. */
export const blankText = ({ fields, lists = {} }: TextRecord): TextBody => ({
  ...blankOf(fields),
  ...mapValues(lists, () => []),
})

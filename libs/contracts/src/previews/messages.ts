import * as Type from '@sinclair/typebox'
import { commonFields, ownFields } from '../content.ts'
import { Section, SubTitle } from '../content/entries.ts'
import { Blocks, Formatted } from '../formatted.ts'
import { ShownPictures } from '../pictures/shown.ts'
import { keysOf, recordOf } from '../record-of.ts'
import { BOUNDS } from '../text.ts'

// Texts have no bounds here: while somebody types, they may be too long.
const entries = <Fields extends Type.TProperties>(fields: Fields) =>
  Type.Array(Type.Object(recordOf(keysOf(fields), () => Type.String())), { maxItems: BOUNDS.entries })

/** The texts of the form. */
const Texts = Type.Object({
  ...recordOf(keysOf(commonFields), () => Type.String()),
  ...recordOf(ownFields, () => Type.Optional(Type.String())),
  sections: entries(Section.properties),
  subTitles: entries(SubTitle.properties),
})

const shown = Type.Union([Type.String(), Blocks])
/** What a page shows of a text of the site: its fields and lists. A formatted text is its tree. */
const ShownText = Type.Record(
  Type.String(),
  Type.Union([shown, Type.Array(Type.Record(Type.String(), shown), { maxItems: BOUNDS.entries })]),
)

const field = Type.String({ maxLength: 100, description: 'The path of a field in the form: `sections.3.title`.' })

const count = Type.Integer({ description: 'Counts these messages.' })

/** What the dashboard sends to the live preview: the current values of the form, and the part that is being edited. */
export const ToPreview = Type.Union([
  Type.Object({
    preview: Type.Literal('item'),
    number: count,
    texts: Texts,
    formatted: Type.Optional(Formatted),
    pictures: ShownPictures,
  }),
  Type.Object({ preview: Type.Literal('text'), number: count, text: ShownText, pictures: ShownPictures }),
  Type.Object({
    preview: Type.Literal('part'),
    field,
    label: Type.String({ maxLength: BOUNDS.line, description: 'The name of the part, shown at its outline.' }),
  }),
])
export type ToPreview = Type.Static<typeof ToPreview>

/** What the live preview sends to the dashboard: it listens, it shows a message, or one of its parts was pressed. */
export const FromPreview = Type.Union([
  Type.Object({ preview: Type.Literal('ready') }),
  Type.Object({ preview: Type.Literal('shown'), number: Type.Integer() }),
  Type.Object({ preview: Type.Literal('pressed'), field }),
])
export type FromPreview = Type.Static<typeof FromPreview>

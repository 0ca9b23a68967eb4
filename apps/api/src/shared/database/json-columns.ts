import { LetterFigures } from '@energy/contracts/letters/letters'
import { Preferences } from '@energy/contracts/inquiries/preferences'
import { commonFields, ownFields } from '@energy/contracts/content'
import { Section, SubTitle } from '@energy/contracts/content/entries'
import { keysOf, recordOf } from '@energy/contracts/record-of'
import { BusinessInfo, PersonalInfo } from '@energy/contracts/people/users'
import { Type, type Static, type TObject, type TSchema } from '@sinclair/typebox'
import { TypeCompiler } from '@sinclair/typebox/compiler'
import { Value } from '@sinclair/typebox/value'

// A JSON column may have been edited by hand: a missing field is "" or false, another shape is an error. The contract
// checks bounds when a body comes in.
const texts = <T extends TObject>(shape: T) => Type.Mapped(Type.KeyOf(shape), () => Type.String({ default: '' }))
const ticks = <T extends TObject>(shape: T) => Type.Mapped(Type.KeyOf(shape), () => Type.Boolean({ default: false }))
const numbers = <T extends TObject>(shape: T) => Type.Mapped(Type.KeyOf(shape), () => Type.Integer({ default: 0 }))

function reader<T extends TSchema>(schema: T) {
  const compiled = TypeCompiler.Compile(schema)
  return (json: unknown): Static<T> => (compiled.Check(json) ? json : Value.Parse(schema, json))
}

export const sectionsOf = reader(Type.Array(texts(Section)))
export const subTitlesOf = reader(Type.Array(texts(SubTitle)))
/** What a version of an item says. It may be older than some fields of today. */
export const itemBodyOf = reader(
  Type.Object({
    ...recordOf([...keysOf(commonFields), ...ownFields], () => Type.String({ default: '' })),
    sections: Type.Array(texts(Section), { default: [] }),
    subTitles: Type.Array(texts(SubTitle), { default: [] }),
  }),
)
export const personalInfoOf = reader(texts(PersonalInfo))
export const businessInfoOf = reader(texts(BusinessInfo))
/** How many mails of a letter have ended how. */
export const outcomesOf = reader(numbers(Type.Pick(LetterFigures, ['sent', 'refused', 'failed', 'left'])))
export const preferencesOf = reader(ticks(Preferences))

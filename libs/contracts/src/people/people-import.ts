import * as Type from '@sinclair/typebox'
import { route } from '../route.ts'
import { email, line } from '../text.ts'
import { BusinessInfo, PersonalInfo } from './users.ts'

/** The bounds of an import. A file of this size fits into the body of a call. */
export const IMPORT_BOUNDS = { rows: 2_000, characters: 200_000 } as const

/** What an import reads of a person, with the heads of the columns. An empty cell changes nothing. */
export const IMPORT_COLUMNS = {
  email: 'E-mail',
  firstName: 'First name',
  lastName: 'Last name',
  username: 'Name',
  phone: 'Phone',
  address: 'Address',
  businessName: 'Business name',
  businessAddress: 'Business address',
  businessEmail: 'Business e-mail',
  businessPhone: 'Business phone',
} as const
export type ImportColumn = keyof typeof IMPORT_COLUMNS

/** A row of an import. */
export const ImportedPerson = Type.Object({
  email: email(),
  firstName: line(),
  lastName: line(),
  username: line(),
  ...PersonalInfo.properties,
  ...BusinessInfo.properties,
})
export type ImportedPerson = Type.Static<typeof ImportedPerson>

/** What becomes of the person in a row. */
export const IMPORT_OUTCOMES = ['new', 'changed', 'unchanged', 'error'] as const
export const ImportOutcome = Type.Object({
  row: Type.Integer({ description: 'The number of the row in the file; the heads are row 1.' }),
  email: Type.String(),
  name: Type.String(),
  outcome: Type.Union(IMPORT_OUTCOMES.map((outcome) => Type.Literal(outcome))),
  detail: Type.String({ description: 'What changes, or why it is an error.' }),
})
export type ImportOutcome = Type.Static<typeof ImportOutcome>

/** What an import does, or has done. */
export const ImportResult = Type.Object({
  rows: Type.Array(ImportOutcome),
  ignored: Type.Array(Type.String(), { description: 'The heads of columns that are not read.' }),
})
export type ImportResult = Type.Static<typeof ImportResult>

/** The import of people from a table. Their e-mail is the key; it and roles never change. */
export const importPeople = route({
  method: 'POST',
  url: '/users/import',
  config: { access: 'sales', changes: ['overview', 'specialists', 'inquiries'] },
  schema: {
    tags: ['users'],
    summary: 'Import people from CSV, all rows without an error at once; or say what that would do',
    body: Type.Object(
      {
        csv: Type.String({ minLength: 1, maxLength: IMPORT_BOUNDS.characters }),
        dryRun: Type.Boolean({ description: 'Changes nothing.' }),
      },
      { additionalProperties: false },
    ),
    response: { 200: ImportResult },
  },
})

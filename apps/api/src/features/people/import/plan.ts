import { IMPORT_COLUMNS, type ImportColumn, type ImportedPerson } from '@energy/contracts/people/people-import'
import { keysOf } from '@energy/contracts/record-of'
import type { User } from '../../../generated/client.ts'
import { businessInfoOf, personalInfoOf } from '../../../shared/database/json-columns.ts'
import { OF_A_COLLEAGUE } from '../../../shared/access/people.ts'
import { nameOf } from '../name.ts'
import type { ReadRow } from './read-csv.ts'

/** What becomes of a row, and what is written for it. */
export type Planned = { row: number; email: string; name: string } & (
  | { outcome: 'error'; detail: string }
  | { outcome: 'unchanged'; detail: '' }
  | { outcome: 'new'; detail: ''; data: Columns }
  | { outcome: 'changed'; detail: string; data: Columns; id: string }
)
type Columns = ReturnType<typeof columnsOf>

/** What a record says of a person, as a row of a table does. */
function personOf(user: User | undefined): ImportedPerson {
  const { email = '', firstName = '', lastName = '', username = '' } = user ?? {}
  const { phone, address } = personalInfoOf(user?.personalInfo ?? {})
  return { email, firstName, lastName, username, phone, address, ...businessInfoOf(user?.businessInfo ?? {}) }
}

/** The columns of a record with what a row says. */
function columnsOf(person: ImportedPerson) {
  const { firstName, lastName, username, phone, address, ...rest } = person
  const { businessName, businessAddress, businessEmail, businessPhone } = rest
  return {
    firstName,
    lastName,
    username: username || nameOf(person),
    personalInfo: { phone, address },
    businessInfo: { businessName, businessAddress, businessEmail, businessPhone },
  }
}

interface Known {
  /** The people with the e-mails of the file, also those whose deletion has begun. */
  users: ReadonlyMap<string, User>
  /** The first row of each e-mail. */
  first: ReadonlyMap<string, number>
  /** Reads the cells of a row. @returns why they are not valid, or what they say */
  check: (cells: ReadRow['cells']) => ImportedPerson | string
  /** Whether the caller may change the record of somebody. */
  mayChange: (user: User) => boolean
}

/** What an import does to the person in a row. Empty cells change nothing. */
export function planOf({ row, cells }: ReadRow, { users, first, check, mayChange }: Known): Planned {
  const given = Object.fromEntries(Object.entries(cells).filter(([, cell]) => cell !== ''))
  const email = (cells.email ?? '').toLowerCase()
  const known = users.get(email)
  const before = personOf(known)
  const person = check({ ...before, ...given, email })
  const shown = {
    row,
    email,
    name: cells.username || nameOf({ firstName: '', lastName: '', ...given }) || before.username,
  }
  if (typeof person === 'string') return { ...shown, outcome: 'error', detail: person }
  const earlier = first.get(email) ?? row
  if (earlier < row) return { ...shown, outcome: 'error', detail: `Row ${earlier} has the same e-mail.` }
  if (known && !mayChange(known)) return { ...shown, outcome: 'error', detail: OF_A_COLLEAGUE }
  if (known?.deletingAt) return { ...shown, outcome: 'error', detail: 'This person is being deleted.' }
  const data = columnsOf(person)
  if (!known) return { ...shown, outcome: 'new', detail: '', data }
  const changed = keysOf(IMPORT_COLUMNS).filter((column: ImportColumn) => person[column] !== before[column])
  if (changed.length === 0) return { ...shown, outcome: 'unchanged', detail: '' }
  return {
    ...shown,
    outcome: 'changed',
    detail: changed.map((column) => IMPORT_COLUMNS[column]).join(', '),
    data,
    id: known.id,
  }
}

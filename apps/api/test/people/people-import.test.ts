import { importPeople } from '@energy/contracts/people/people-import'
import { cellText, csvText } from '@energy/contracts/spreadsheet'
import { user } from '@energy/contracts/people/users'
import { expect, test } from 'vitest'
import { anEmail } from '../fixtures/identity.ts'
import { adminOf, problemOf, world } from '../fixtures/world.ts'

const here = world()
const admin = adminOf(here)
const run = (csv: string, dryRun = false) => admin().call(importPeople, { body: { csv, dryRun } })
const read = (email: string) => admin().call(user.read, { params: { email } })
const outcomes = async (csv: string, dryRun?: boolean) =>
  (await run(csv, dryRun)).rows.map(({ outcome, detail }) => [outcome, detail])

test('the preview says what the import then does: who is new, changed, unchanged, or cannot be imported', async () => {
  const { db } = here()
  const [fresh, known, same] = [anEmail(), anEmail(), anEmail()]
  for (const email of [known, same]) await db.user.create({ data: { email, username: 'Tom', firstName: 'Tom' } })
  const csv = [
    'E-mail;First name;Last name;Phone;Shoe size',
    `${fresh.toUpperCase()};Ada;Byron;0044 20;38`,
    `${known};Tom;Okafor;;42`,
    `${same};Tom;;;40`,
    'nobody;Eve;;;',
    `${fresh};Ada;Again;;`,
    ';;;;',
    `${anEmail()};${'o'.repeat(301)};;;`,
  ].join('\r\n')
  const expected = [
    { row: 2, email: fresh, name: 'Ada Byron', outcome: 'new', detail: '' },
    { row: 3, email: known, name: 'Tom Okafor', outcome: 'changed', detail: 'Last name' },
    { row: 4, email: same, name: 'Tom', outcome: 'unchanged', detail: '' },
    { row: 5, email: 'nobody', name: 'Eve', outcome: 'error', detail: 'E-mail is not an e-mail address.' },
    { row: 6, email: fresh, name: 'Ada Again', outcome: 'error', detail: 'Row 2 has the same e-mail.' },
    { row: 8, outcome: 'error', detail: 'First name is too long.' },
  ]
  const before = await db.user.count()
  expect(await run(csv, true)).toMatchObject({ rows: expected, ignored: ['Shoe size'] })
  expect(await db.user.count()).toBe(before)
  expect(await read(known)).toMatchObject({ lastName: '' })

  expect((await run(csv)).rows).toMatchObject(expected)
  expect(await db.user.count()).toBe(before + 1)
  expect(await read(fresh)).toMatchObject({ username: 'Ada Byron', personalInfo: { phone: '0044 20' }, role: 'user' })
  expect(await read(known)).toMatchObject({ username: 'Tom', lastName: 'Okafor' })
  expect(await outcomes(csv)).toEqual([
    ['unchanged', ''],
    ['unchanged', ''],
    ['unchanged', ''],
    ['error', 'E-mail is not an e-mail address.'],
    ['error', 'Row 2 has the same e-mail.'],
    ['error', 'First name is too long.'],
  ])
})

test('an empty cell changes nothing, and neither roles nor the sign-in change', async () => {
  const { email, uid, call } = await here().anAdmin({ firstName: 'Grace' })
  const csv = `email,first name,business name,address,role\n${email},,Hopper Ltd,1 Weir Lane,user`
  expect(await outcomes(csv)).toEqual([['changed', 'Address, Business name']])
  expect(await here().db.user.findUnique({ where: { email } })).toMatchObject({
    uid,
    role: 'admin',
    firstName: 'Grace',
  })
  expect(await call(user.read, { params: { email } })).toMatchObject({
    personalInfo: { phone: '', address: '1 Weir Lane' },
    businessInfo: { businessName: 'Hopper Ltd' },
  })
})

test('a cell of an export is imported as it was, without the apostrophe that keeps it from being a formula', async () => {
  const email = anEmail()
  const [phone, address] = [cellText('+44 20 7946 0123'), csvText('1 Weir Lane;=1+1')]
  await run(`E-mail,Phone,Address,Business\n${email},${phone},${address},'s Heerenberg Solar`)
  expect(await read(email)).toMatchObject({
    personalInfo: { phone: '+44 20 7946 0123', address: '1 Weir Lane;=1+1' },
    businessInfo: { businessName: "'s Heerenberg Solar" },
  })
})

test('the row of the heads says what separates the cells, whatever the rows below have in them', async () => {
  const people = ['Ada', 'Bo', 'Cy', 'Di'].map((name, at) => ({
    email: anEmail(),
    name,
    more: at % 2 ? '' : ';0044 20;Hopper',
  }))
  const rows = people.map(({ email, name, more }) => `${email};${name};1 Weir Lane, Leeds, UK${more}`)
  const csv = ['E-mail;Name;Address;Phone;Business', ...rows].join('\n')
  expect(await outcomes(csv)).toEqual(people.map(() => ['new', '']))
  expect(await read(people[1]?.email ?? '')).toMatchObject({ personalInfo: { address: '1 Weir Lane, Leeds, UK' } })
})

test('a person who is being deleted is not imported again', async () => {
  const email = anEmail()
  await here().db.user.create({ data: { email, deletingAt: new Date() } })
  expect(await outcomes(`E-mail,Name\n${email},Ada`)).toEqual([['error', 'This person is being deleted.']])
})

test('an imported person is bound to the first verified sign-in with that e-mail', async () => {
  const { aPerson, db } = here()
  const person = await aPerson()
  await db.user.delete({ where: { email: person.email } })
  await run(`E-mail,Name\n${person.email},Ada`)
  expect(await person.call(user.read, { params: { email: person.email } })).toMatchObject({ username: 'Ada' })
  expect(await db.user.findUnique({ where: { email: person.email } })).toMatchObject({ uid: person.uid })
})

test('each person who is new or changed has an audit entry', async () => {
  const { db } = here()
  await db.audit.deleteMany()
  const emails = [anEmail(), anEmail(), anEmail()]
  await run(['E-mail', ...emails].join('\n'), true)
  expect(await db.audit.count()).toBe(0)
  await run(['E-mail', ...emails].join('\n'))
  const people = await db.user.findMany({ where: { email: { in: emails } } })
  const entries = await db.audit.findMany()
  expect(new Set(entries.map(({ record }) => record))).toEqual(new Set(people.map(({ id }) => id)))
  expect(new Set(entries.map(({ what }) => what))).toEqual(new Set(['POST /users/import']))
  await db.audit.deleteMany()
  const [unchanged = '', ...changed] = emails
  await run(['E-mail,Name', `${unchanged},`, ...changed.map((email) => `${email},Ada`)].join('\n'))
  const expected = people.filter(({ email }) => email !== unchanged).map(({ id }) => id)
  const records = (await db.audit.findMany()).map(({ record }) => record)
  expect(records.toSorted()).toEqual(expected.toSorted())
})

test.each([
  ['Name\nAda', 'The first row must name the columns, one of them E-mail.'],
  ['E-mail,Name\n,\n', 'There is nobody in this file.'],
  ['E-mail,Name\na@x.org,Bo\nb@x.org,"Ann\nc@x.org,Tom\n', 'Row 3 has a quotation mark that does not end its cell.'],
  ['E-mail,Name\na@x.org,"Ann" Smith\nb@x.org,"Tom"\n', 'Row 2 has a quotation mark that does not end its cell.'],
  [`E-mail\r\n"${'"a'.repeat(5_000)}\r\n`, 'Line 2 is longer than 10,000 characters.'],
  ['E-mail,Name\na\0@x.org,Ann\n', 'This is no text in UTF-8. Save it as “CSV UTF-8”.'],
  [
    'E-mail;Address;Phone\na@x.org;1 Weir Lane;0044;\nb@x.org;2 Weir Lane; Leeds;0044\n',
    'Row 3 has more cells than the first row. Put a text with “;” between quotation marks.',
  ],
  ['E-mail,Phone,Telephone\na@x.org,1,\n', 'The columns Phone, Telephone are all read as Phone. Keep one of them.'],
  [
    `E-mail\n${Array.from({ length: 2_001 }, (_, index) => `p${index}@example.com`).join('\n')}`,
    'It has 2001 rows, and at most 2000 are taken at once. Split it.',
  ],
])('a file is refused in words: %.20j', async (csv, message) => {
  expect(await problemOf(run(csv))).toMatchObject({ status: 400, errors: [{ path: '/csv', message }] })
})

test('2,000 people are imported at once, and changed at once', async () => {
  const rows = Array.from({ length: 2_000 }, (_, index) => `${index}-${anEmail()},Person ${index}`)
  const first = await outcomes(['E-mail,Name', ...rows].join('\n'))
  expect(new Set(first.map(([outcome]) => outcome))).toEqual(new Set(['new']))
  const second = await outcomes(['E-mail,Name', ...rows.map((row) => `${row}b`)].join('\n'))
  expect(new Set(second.map(([outcome]) => outcome))).toEqual(new Set(['changed']))
})

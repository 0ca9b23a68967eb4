import { once } from 'node:events'
import { request } from 'node:http'
import { specialist } from '@energy/contracts/inquiries/specialists'
import { inquiry } from '@energy/contracts/inquiries/inquiry'
import { invitation } from '@energy/contracts/people/invitations'
import { importPeople } from '@energy/contracts/people/people-import'
import { search } from '@energy/contracts/search'
import { texts } from '@energy/contracts/texts'
import { user } from '@energy/contracts/people/users'
import { beforeAll, expect, test } from 'vitest'
import { signToken } from '../../src/shared/access/signed-token.ts'
import { anEmail } from '../fixtures/identity.ts'
import { problemOf, world, type Person } from '../fixtures/world.ts'

const here = world()
let editor: Person
let sales: Person
let admin: Person
/** The kinds that a person finds for "tidal". */
const found = async ({ call }: Person) =>
  (await call(search, { querystring: { q: 'tidal' } })).map(({ kind }) => kind).toSorted()
/** The kinds of texts that a person edits, of those of which there is one. */
const kindsOf = async ({ call }: Person) => (await call(texts.singles, {})).map(({ kind }) => kind)
beforeAll(async () => {
  editor = await here().aPerson({ role: 'editor', username: 'Edda' })
  sales = await here().aPerson({ role: 'sales', username: 'Sal' })
  admin = await here().anAdmin()
})

test('sales change and delete the record of a customer, and not that of a colleague', async () => {
  const customer = await here().aPerson({ username: 'Tidal' })
  const change = { image: '' }
  await sales.call(user.update, { params: { email: customer.email }, body: { username: 'Ada' } })
  await sales.call(user.remove, { params: { email: customer.email } })
  const refused = { status: 403, detail: 'Only an admin may change the record of a colleague.' }
  const params = { email: editor.email }
  expect(await problemOf(sales.call(user.update, { params, body: change }))).toMatchObject(refused)
  expect(await problemOf(sales.call(user.remove, { params }))).toMatchObject(refused)
  await expect(sales.call(user.update, { params: { email: sales.email }, body: change })).resolves.toBeTruthy()
  await expect(admin.call(user.update, { params, body: change })).resolves.toBeTruthy()
})

test('an import by sales changes customers, and leaves colleagues as they are', async () => {
  const customer = await here().aPerson()
  const csv = `E-mail,First name\n${customer.email},Ada\n${editor.email},Eve`
  const { rows } = await sales.call(importPeople, { body: { csv, dryRun: false } })
  expect(rows.map(({ outcome, detail }) => [outcome, detail])).toEqual([
    ['changed', expect.stringContaining('First name')],
    ['error', 'Only an admin may change the record of a colleague.'],
  ])
  expect(await here().db.user.findUnique({ where: { uid: editor.uid } })).toMatchObject({ firstName: '' })
})

test('the search finds content for editors, people for sales, and both for admins', async () => {
  await here().db.content.create({ data: { kind: 'services', headerTitle: 'Tidal power' } })
  await here().aPerson({ username: 'Tidal Smith' })
  expect(await found(editor)).toEqual(['services'])
  expect(await found(sales)).toEqual(['users'])
  expect(await found(admin)).toEqual(['services', 'users'])
})

test('the text with the bank account is kept by sales, and closed to editors', async () => {
  expect(await kindsOf(sales)).toEqual(expect.arrayContaining(['sales', 'bookings']))
  expect(await kindsOf(sales)).toHaveLength(2)
  expect(await kindsOf(editor)).not.toContain('sales')
  const all = await admin.call(texts.singles, {})
  expect(await kindsOf(admin)).toEqual(expect.arrayContaining(['sales', 'company']))
  const idOf = (kind: string) => all.find((text) => text.kind === kind)?._id ?? ''
  const publish = ({ call }: Person, kind: string) => problemOf(call(texts.publish, { params: { id: idOf(kind) } }))
  expect(await problemOf(editor.call(texts.draft, { params: { id: idOf('sales') } }))).toMatchObject({ status: 404 })
  expect(await publish(editor, 'sales')).toMatchObject({ status: 404 })
  expect(await publish(sales, 'company')).toMatchObject({ status: 404 })
  await expect(sales.call(texts.draft, { params: { id: idOf('sales') } })).resolves.toMatchObject({ kind: 'sales' })
})

test('a list of texts of a kind that others keep is empty', async () => {
  for (const [{ call }, kind] of [
    [sales, 'questions'],
    [editor, 'sales'],
  ] as const)
    for (const q of ['', 'tidal']) await expect(call(texts.drafts, { querystring: { kind, q } })).resolves.toEqual([])
})

test('an inquiry is assigned to sales and to admins, and not to an editor', async () => {
  const { insertedId: id } = await here().call(specialist.create, {
    body: { username: 'Ola', email: 'ola@example.com', phone: '', comment: '' },
  })
  const assign = async (assignee: Person) =>
    admin.call(inquiry.assign, { params: { id }, body: { assignee: assignee.id } })
  await expect(assign(sales)).resolves.toBeTruthy()
  expect(await problemOf(assign(editor))).toMatchObject({ status: 409 })
  const listed = await sales.call(user.list, { querystring: { access: 'sales' } })
  expect(listed.map(({ email }) => email).toSorted()).toEqual([sales.email, admin.email].toSorted())
})

test('the people of a role that does not admit to what they are wanted for are none', async () => {
  const listed: string[][] = []
  for (const { email, role, q } of [
    { ...sales, role: 'sales', q: '' },
    { ...editor, role: 'editor', q: '' },
    { ...editor, role: 'editor', q: editor.email },
  ] as const) {
    const people = await admin.call(user.list, { querystring: { access: 'sales', role, q } })
    listed.push(people.flatMap((person) => (person.email === email ? [email] : [])))
  }
  expect(listed).toEqual([[sales.email], [], []])
})

test('an editor who becomes a user in the middle of work writes nothing any more', async () => {
  const before = await here().aPerson({ role: 'editor' })
  const { id } = await here().db.content.create({
    data: { kind: 'questions', headerTitle: 'How long?', texts: { question: 'How long?' } },
  })
  const save = (question: string) => before.call(texts.save, { params: { id }, body: { texts: { question } } })
  await save('How often?')
  await admin.call(user.setRole, { params: { email: before.email }, body: { role: 'user' } })
  expect(await problemOf(save('How far?'))).toMatchObject({ status: 403, detail: 'Only staff may do this.' })
  const draft = await admin.call(texts.draft, { params: { id } })
  expect(draft.texts).toMatchObject({ question: 'How often?' })
})

test('an admin whose role is taken while their request arrives invites nobody: they would come back by it', async () => {
  const { id, email, token } = await here().anAdmin()
  const invited = anEmail()
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const sent = request(`${here().url}/invitations`, { method: 'POST', headers })
  sent.flushHeaders()
  // The first decision is made before the body is read, and the visit is noted with it.
  const visited = async () => (await here().db.user.findUniqueOrThrow({ where: { id } })).lastVisit
  await expect.poll(visited).not.toBeNull()
  await admin.call(user.setRole, { params: { email }, body: { role: 'user' } })
  sent.end(JSON.stringify({ email: invited, role: 'admin' }))
  await once(sent, 'response')
  expect(await here().db.invitation.count({ where: { email: invited } })).toBe(0)
})

test('what is assigned to a colleague who does not sell any more belongs to nobody, so others hear of it', async () => {
  const before = await here().aPerson({ role: 'sales' })
  const assigneeId = before.id
  const { id } = await here().db.inquiry.create({ data: { email: 'ola@example.com', assigneeId } })
  const assigneeAs = async (role: 'admin' | 'editor') => {
    await admin.call(user.setRole, { params: { email: before.email }, body: { role } })
    return (await here().db.inquiry.findUniqueOrThrow({ where: { id } })).assigneeId
  }
  expect(await assigneeAs('admin')).toBe(assigneeId)
  expect(await assigneeAs('editor')).toBeNull()
})

/** The id of a new invitation and the token of its link. */
async function invite(email: string, role: 'editor' | 'admin', by = admin) {
  const { insertedId: id } = await by.call(invitation.create, { body: { email, role } })
  return { id, token: await signToken(here().db, 'invitation', id, new Date(Date.now() + 60_000)) }
}

test('an open invitation ends when the role is changed otherwise: it does not bring back a colleague who has left', async () => {
  const { email, call } = await here().aPerson()
  const { token } = await invite(email, 'admin')
  const setRole = (role: 'admin' | 'user') => admin.call(user.setRole, { params: { email }, body: { role } })
  await setRole('admin')
  await setRole('user')
  expect(await problemOf(call(invitation.accept, { params: { token } }))).toMatchObject({ status: 404 })
  expect(await call(user.read, { params: { email } })).toMatchObject({ role: 'user' })
})

test.each([
  ['demoted', (email: string) => admin.call(user.setRole, { params: { email }, body: { role: 'sales' } })],
  ['deleted', (email: string) => admin.call(user.remove, { params: { email } })],
])('the open invitations of an admin who is %s end: by another address they would come back', async (_, leave) => {
  const [leaver, other] = await Promise.all([here().anAdmin(), here().aPerson()])
  const { token } = await invite(other.email, 'admin', leaver)
  const { id } = await invite(anEmail(), 'editor')
  await leave(leaver.email)
  expect(await problemOf(other.call(invitation.accept, { params: { token } }))).toMatchObject({ status: 404 })
  expect(await other.call(user.read, { params: { email: other.email } })).toMatchObject({ role: 'user' })
  expect(await here().db.invitation.count({ where: { id } })).toBe(1)
})

test('an invitation stays where only the request to become an admin is declined', async () => {
  const { email, call } = await here().aPerson({ requestedRole: 'admin' })
  const { token } = await invite(email, 'editor')
  await admin.call(user.setRole, { params: { email }, body: { role: 'user' } })
  await call(invitation.accept, { params: { token } })
  expect(await call(user.read, { params: { email } })).toMatchObject({ role: 'editor' })
})

test('the invitation of somebody who is deleted is deleted, too', async () => {
  const { email } = await here().aPerson()
  const { id } = await invite(email, 'editor')
  await admin.call(user.remove, { params: { email } })
  expect(await here().db.invitation.count({ where: { id } })).toBe(0)
})

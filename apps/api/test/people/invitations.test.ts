import { invitation } from '@energy/contracts/people/invitations'
import { user } from '@energy/contracts/people/users'
import { clockName, formatMoment } from '@energy/contracts/time/company-time'
import { expect, test } from 'vitest'
import { signToken } from '../../src/shared/access/signed-token.ts'
import { anEmail, anIdentity, changeIdentity } from '../fixtures/identity.ts'
import { doMailJobs } from '../fixtures/mail-jobs.ts'
import { anOpenMailboxOfFile } from '../fixtures/servers/mailbox.ts'
import { adminOf, problemOf, world } from '../fixtures/world.ts'

const here = world()
const admin = adminOf(here)
const mailbox = await anOpenMailboxOfFile()

/** Invites somebody, and returns the id of the invitation and the token in the link of its mail. */
async function invite(email: string, role: 'editor' | 'sales' | 'admin') {
  const { insertedId: id } = await admin().call(invitation.create, { body: { email, role } })
  return { id, token: await tokenInMail(email) }
}
/** The token in the link of the last of so many mails to an address. */
async function tokenInMail(email: string, count = 1) {
  await doMailJobs(here(), 'invitation', { SMTP_URL: mailbox.url })
  const mail = (await mailbox.mailsTo(email, count)).at(-1)
  return /\/invitations\/(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
}

test('who signs up with the invited address accepts once, and has the role from then on', async () => {
  const identity = await anIdentity({ verified: false })
  const { token } = await invite(identity.email, 'editor')
  const linked = await here().call(invitation.readLinked, { params: { token } })
  expect(linked).toMatchObject({ email: identity.email, role: 'editor' })
  expect(Date.parse(linked.expiresAt) - Date.now()).toBeGreaterThan(71.9 * 60 * 60_000)

  const call = here().as(identity.token)
  await call(user.create, { body: { firstName: 'Edda', lastName: 'Berg', email: identity.email } })
  const accept = () => call(invitation.accept, { params: { token } })
  await accept()
  expect(await call(user.read, { params: { email: identity.email } })).toMatchObject({ role: 'editor' })
  expect(await problemOf(accept())).toMatchObject({ status: 404 })
  expect(await admin().call(invitation.list)).toEqual([])
  const { id } = await here().db.user.findUniqueOrThrow({ where: { email: identity.email } })
  const [entry] = await here().db.audit.findMany({ where: { record: id }, orderBy: { id: 'desc' } })
  expect(entry).toMatchObject({
    who: id,
    what: 'POST /invitation-links/:token/acceptance',
    fields: [{ name: 'role', before: 'user', after: 'editor' }],
  })
})

test('no browser stores what the link of an invitation answers', async () => {
  const { token } = await invite(anEmail(), 'sales')
  const { headers } = await here().call.withHeaders(invitation.readLinked, { params: { token } })
  expect(headers.get('cache-control')).toBe('no-store')
})

test('the mail names the deadline with the clock of the company', async () => {
  const email = anEmail()
  await invite(email, 'sales')
  const [mail] = await mailbox.mailsTo(email, 1)
  const { expiresAt } = await here().db.invitation.findFirstOrThrow({ where: { email } })
  const clock = { timeZone: 'Europe/London', clock: 'London time' }
  expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain(
    `The link works once, until ${formatMoment(expiresAt, clock)}, ${clockName(expiresAt, clock)}.`,
  )
})

test('of two acceptances at once, one has an effect, and no requested role waits after it', async () => {
  const person = await here().aPerson({ requestedRole: 'admin' })
  const { token } = await invite(person.email, 'sales')
  const accept = () => person.call(invitation.accept, { params: { token } })
  const results = await Promise.allSettled([accept(), accept(), accept()])
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const record = await here().db.user.findUniqueOrThrow({ where: { email: person.email } })
  expect(record).toMatchObject({ role: 'sales', requestedRole: null })
})

test('an invitation is no use to another address, and an admin who accepts one stays an admin', async () => {
  const { token } = await invite(anEmail(), 'admin')
  const other = await here().aPerson()
  const refused = other.call(invitation.accept, { params: { token } })
  expect(await problemOf(refused)).toMatchObject({
    status: 403,
    detail: expect.stringMatching(/^This invitation is for .+@/),
  })
  const another = await here().aPerson()
  const own = await invite(another.email, 'editor')
  await here().db.user.update({ where: { uid: another.uid }, data: { role: 'admin' } })
  await another.call(invitation.accept, { params: { token: own.token } })
  expect(await another.call(user.read, { params: { email: another.email } })).toMatchObject({ role: 'admin' })
})

test.each([
  ['of another account', 'another', true, 'Another account has this address. Ask an admin.'],
  ['of no account, until the address is verified', null, false, 'Verify your e-mail address first.'],
])('the role of an invitation is not given to a record %s', async (_, uid, verified, detail) => {
  const { db } = here()
  const { email, token: idToken } = await anIdentity({ verified })
  const { id: personId } = await db.user.create({ data: { email, uid: uid && `${uid} ${email}` } })
  const { id, token } = await invite(email, 'admin')
  const accept = here().as(idToken)(invitation.accept, { params: { token } })
  expect(await problemOf(accept)).toMatchObject({ status: 409, detail })
  expect(await db.user.findUniqueOrThrow({ where: { id: personId } })).toMatchObject({ role: 'user' })
  expect(await db.invitation.count({ where: { id } })).toBe(1)
})

test('an imported person accepts with the account that has the verified address', async () => {
  const { email, uid, token: idToken } = await anIdentity()
  await here().db.user.create({ data: { email } })
  const { token } = await invite(email, 'sales')
  await here().as(idToken)(invitation.accept, { params: { token } })
  expect(await here().db.user.findUniqueOrThrow({ where: { email } })).toMatchObject({ uid, role: 'sales' })
})

test('a disabled account accepts no invitation', async () => {
  const person = await here().aPerson()
  const { id, token } = await invite(person.email, 'admin')
  // From now on its token is cached: only the identity provider has the new state.
  await person.call(user.read, { params: { email: person.email } })
  await changeIdentity(person.uid, { disableUser: true })
  const accept = person.call(invitation.accept, { params: { token } })
  expect(await problemOf(accept)).toMatchObject({ status: 401, detail: expect.stringContaining('revoked') })
  expect(await here().db.invitation.count({ where: { id } })).toBe(1)
})

test('a revoked or expired link opens nothing, and is not mailed; sent again it works for another 72 hours', async () => {
  const email = anEmail()
  const { id, token } = await invite(email, 'sales')
  await admin().call(invitation.send, { params: { id } })
  await here().db.invitation.update({ where: { id }, data: { expiresAt: new Date() } })
  expect(await doMailJobs(here(), 'invitation', { SMTP_URL: mailbox.url })).toEqual([false])
  const old = await signToken(here().db, 'invitation', id, new Date(Date.now() - 1))
  expect(await problemOf(here().call(invitation.readLinked, { params: { token: old } }))).toMatchObject({ status: 404 })
  await admin().call(invitation.send, { params: { id } })
  const again = await tokenInMail(email, 2)
  await expect(here().call(invitation.readLinked, { params: { token: again } })).resolves.toMatchObject({ email })
  const { expiresAt } = await here().call(invitation.readLinked, { params: { token: again } })
  expect(Date.parse(expiresAt) - Date.now()).toBeGreaterThan(71.9 * 60 * 60_000)
  expect(Date.parse(expiresAt) - Date.now()).toBeLessThanOrEqual(72 * 60 * 60_000)
  await admin().call(invitation.remove, { params: { id } })
  for (const each of [token, again])
    expect(await problemOf(here().call(invitation.readLinked, { params: { token: each } }))).toMatchObject({
      status: 404,
    })
})

test('nobody is invited twice, nor who works here already', async () => {
  const email = anEmail()
  await admin().call(invitation.create, { body: { email, role: 'sales' } })
  const again = admin().call(invitation.create, { body: { email, role: 'editor' } })
  expect(await problemOf(again)).toMatchObject({ status: 409, detail: expect.stringContaining('Send it again') })
  const colleague = admin().call(invitation.create, { body: { email: admin().email, role: 'editor' } })
  expect(await problemOf(colleague)).toMatchObject({
    status: 409,
    detail: expect.stringContaining('Change their role'),
  })
})

const withKey = () => ({ headers: { 'idempotency-key': crypto.randomUUID() } })

test('an invitation whose answer was lost is made once, and mailed once when it is sent again', async () => {
  const body = { email: anEmail(), role: 'sales' as const }
  const made = { body, ...withKey() }
  const { insertedId: id } = await admin().call(invitation.create, made)
  expect(await admin().call(invitation.create, made)).toMatchObject({ insertedId: id })
  const again = { params: { id }, ...withKey() }
  for (let time = 0; time < 2; time++) await admin().call(invitation.send, again)
  await tokenInMail(body.email, 2)
  expect(await here().db.audit.count({ where: { record: id } })).toBe(2)
  expect(await problemOf(admin().call(invitation.create, { body, ...withKey() }))).toMatchObject({ status: 409 })
})

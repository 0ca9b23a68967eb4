import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { INVITATION, linkedInvitation, newExpiry, roleOf } from '../../src/features/people/invitations/invitation.ts'
import { callerOfKey, isKey } from '../../src/shared/access/key-caller.ts'
import { openToken, signToken } from '../../src/shared/access/signed-token.ts'
import { hashOf, newToken } from '../../src/shared/access/tokens.ts'
import { database } from '../fixtures/prisma.ts'

const here = database()
const NOW = new Date('2026-11-30T08:00Z')
const MINUTE = 60_000
afterEach(() => void vi.useRealTimers())
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  await here().user.deleteMany()
  await here().invitation.deleteMany()
})

/** The key of an admin. */
async function aKey(owner: { uid?: string; deletingAt?: Date; role?: 'admin' | 'sales' } = {}) {
  const { id: ownerId } = await here().user.create({ data: { email: 'ada@example.com', role: 'admin', ...owner } })
  const key = `energy_${newToken()}`
  await here().apiKey.create({
    data: { name: 'Import', role: 'editor', hash: hashOf(key), hint: 'hint', ownerId },
  })
  return { key, ownerId }
}
const lastUsed = async () => (await here().apiKey.findFirstOrThrow()).lastUsedAt

test('each token is another one of 256 bits, and the same text always has the same hash', () => {
  expect(newToken()).toMatch(/^[\w-]{43}$/)
  expect(newToken()).not.toBe(newToken())
  expect(Buffer.from(hashOf('abc')).toString('hex')).toMatch(/^ba7816bf8f01cfea/)
})

test('what begins as a key does is one', () => {
  expect([isKey('energy_abc'), isKey('abc_energy_'), isKey('')]).toEqual([true, false, false])
})

test('a key calls as the admin who made it, with the role of the key', async () => {
  const { key, ownerId } = await aKey({ uid: 'uid' })
  expect(await callerOfKey(here(), key)).toMatchObject({
    uid: 'uid',
    email: 'ada@example.com',
    emailVerified: true,
    signedIn: 0,
    secondFactor: false,
    apiKey: 'Import',
    record: { id: ownerId, email: 'ada@example.com', role: 'editor' },
  })
})

test('the key of an admin without an identity calls by the id of the record', async () => {
  const { key, ownerId } = await aKey()
  expect(await callerOfKey(here(), key)).toMatchObject({ uid: ownerId })
})

test.each([{ role: 'sales' as const }, { deletingAt: NOW }])(
  'a key of somebody with %o does not work',
  async (owner) => {
    const { key } = await aKey(owner)
    const refused = { status: 401, message: 'This API key does not work any more.' }
    await expect(callerOfKey(here(), key)).rejects.toMatchObject(refused)
    expect(await lastUsed()).toBeNull()
  },
)

test('the use of a key is noted once a minute', async () => {
  const { key } = await aKey()
  const useAfter = async (time: number) => {
    vi.setSystemTime(+NOW + time)
    await callerOfKey(here(), key)
    return lastUsed()
  }
  expect(await useAfter(0)).toEqual(NOW)
  expect(await useAfter(MINUTE)).toEqual(NOW)
  expect(await useAfter(MINUTE + 1)).toEqual(new Date(+NOW + MINUTE + 1))
})

test('a signed token opens its record until its time, for its purpose', async () => {
  const [id, until] = [crypto.randomUUID(), new Date(+NOW + MINUTE)]
  const token = await signToken(here(), 'offer', id, until)
  expect(token).toMatch(/^[0-9a-f-]{36}\.\d{13}\.[\w-]{43}$/)
  expect(await openToken(here(), 'offer', token)).toEqual({ id, until })
  expect(await openToken(here(), 'request', token)).toBeUndefined()
  vi.setSystemTime(+until)
  expect(await openToken(here(), 'offer', token)).toBeUndefined()
})

test.each(['2287-01-01', '9999-12-31'])('a signed token opens its record until %s', async (day) => {
  const [id, until] = [crypto.randomUUID(), new Date(day)]
  const token = await signToken(here(), 'offer', id, until)
  expect(await openToken(here(), 'offer', token)).toEqual({ id, until })
})

test('a token that is changed, cut, or longer opens nothing', async () => {
  const id = crypto.randomUUID()
  const token = await signToken(here(), 'offer', id, new Date(+NOW + MINUTE))
  const [, until = '', signature = ''] = token.split('.')
  const other = signature.startsWith('A') ? 'B' : 'A'
  const changed = [
    '',
    'x',
    `x${token}`,
    `${token}x`,
    `${id}.${until}`,
    `${id}.${until}.`,
    `${id}.${Number(until) + 1}.${signature}`,
    `${id}.${until}.${other}${signature.slice(1)}`,
    `${crypto.randomUUID()}.${until}.${signature}`,
  ]
  for (const each of changed) expect(await openToken(here(), 'offer', each)).toBeUndefined()
  const noId = await signToken(here(), 'offer', '-'.repeat(36), new Date(+NOW + MINUTE))
  expect(await openToken(here(), 'offer', noId)).toBeUndefined()
})

test('the link of an invitation opens it until it is accepted or revoked', async () => {
  const { id } = await here().invitation.create({
    data: { email: 'edda@example.com', role: 'editor', expiresAt: newExpiry() },
  })
  const token = await signToken(here(), INVITATION, id, newExpiry())
  const invited = await linkedInvitation(here(), token)
  expect([invited.email, roleOf(invited.role), +invited.expiresAt - +NOW]).toEqual([
    'edda@example.com',
    'editor',
    72 * 60 * MINUTE,
  ])
  const refused = {
    status: 404,
    message: 'This invitation is not valid any more: it was accepted, revoked, or is too old.',
  }
  const other = await signToken(here(), 'booking', id, newExpiry())
  await expect(linkedInvitation(here(), other)).rejects.toMatchObject(refused)
  await here().invitation.deleteMany()
  await expect(linkedInvitation(here(), token)).rejects.toMatchObject(refused)
})

test('nobody is invited as a customer', () => {
  expect(() => roleOf('user')).toThrow('Expected union value')
})

import { expect, onTestFinished, test } from 'vitest'
import { deleteExpired } from '../../src/retention.ts'
import { hashOf, newToken } from '../../src/shared/access/tokens.ts'
import { anEmail } from '../fixtures/identity.ts'
import { world } from '../fixtures/world.ts'

const here = world()

const ago = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000)
const token = (purpose: string, days: number) => ({ hash: hashOf(newToken()), purpose, createdAt: ago(days) })
const item = (headerTitle: string, deletedAt: Date | null) => ({
  kind: 'services' as const,
  headerTitle,
  details: '',
  deletedAt,
})

test('content that was deleted 30 days ago is erased; other content stays', async () => {
  const { db } = here()
  await db.content.createMany({ data: [item('old', ago(30.1)), item('new', ago(29.9)), item('there', null)] })
  await deleteExpired(db, { AUDIT_DAYS: 400 })
  const left = await db.content.findMany({ where: { texts: { equals: {} } }, orderBy: { id: 'asc' } })
  expect(left.map(({ headerTitle }) => headerTitle)).toEqual(['new', 'there'])
})

test('an unconfirmed address is deleted after 30 days; one that asked again since, or is confirmed, stays', async () => {
  const { db } = here()
  const asked = async (email: string, days: number, confirmedAt: Date | null = null) =>
    db.subscriber.create({ data: { email, createdAt: ago(100), askedAt: ago(days), confirmedAt } })
  await asked('old@example.com', 30.1)
  await asked('again@example.com', 29.9)
  await asked('confirmed@example.com', 100, ago(99))
  await deleteExpired(db, { AUDIT_DAYS: 400 })
  const left = await db.subscriber.findMany({ orderBy: { id: 'asc' } })
  expect(left.map(({ email }) => email)).toEqual(['again@example.com', 'confirmed@example.com'])
})

test('content that cannot be deleted does not stop the other deletions', async () => {
  const { db } = here()
  await db.$executeRaw`
    CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'broken'; END $$`
  await db.$executeRaw`CREATE TRIGGER refuse BEFORE DELETE ON items FOR EACH ROW EXECUTE FUNCTION refuse()`
  onTestFinished(async () => void (await db.$executeRaw`DROP FUNCTION refuse CASCADE`))
  await db.content.create({ data: item('old', ago(30.1)) })
  await db.addressMail.create({ data: { address: hashOf(anEmail()), createdAt: ago(1.1) } })
  await expect(deleteExpired(db, { AUDIT_DAYS: 400 })).rejects.toThrow('broken')
  expect(await db.addressMail.count()).toBe(0)
})

test('a token to confirm is deleted when it expires; a token to unsubscribe never expires', async () => {
  const { db } = here()
  const tokens = { create: [token('confirm', 14.1), token('confirm', 13.9), token('unsubscribe', 1_000)] }
  const { id: subscriberId } = await db.subscriber.create({ data: { email: anEmail(), tokens } })
  await deleteExpired(db, { AUDIT_DAYS: 400 })
  const left = await db.subscriberToken.findMany({ where: { subscriberId }, orderBy: { createdAt: 'desc' } })
  expect(left.map(({ purpose }) => purpose)).toEqual(['confirm', 'unsubscribe'])
})

test('an invitation is deleted 30 days after it has expired, and who has an item open after a day', async () => {
  const { db } = here()
  const days = [30.1, 29.9].map(ago)
  const role = 'editor' as const
  await db.invitation.createMany({ data: days.map((expiresAt) => ({ email: anEmail(), role, expiresAt })) })
  const { id: itemId } = await db.content.create({ data: item('Solar', null) })
  const seen = [1.1, 0.9].map(ago)
  for (const seenAt of seen)
    await db.presence.create({
      data: { seenAt, item: { connect: { id: itemId } }, user: { create: { email: anEmail() } } },
    })
  await deleteExpired(db, { AUDIT_DAYS: 400 })
  expect(await db.invitation.findMany()).toMatchObject([{ expiresAt: days[1] }])
  expect(await db.presence.findMany()).toMatchObject([{ seenAt: seen[1] }])
})

test('the mails to an address are counted for a day', async () => {
  const { db } = here()
  const sent = [1.1, 0.9].map((days) => ({ address: hashOf(anEmail()), createdAt: ago(days) }))
  await db.addressMail.createMany({ data: sent })
  await deleteExpired(db, { AUDIT_DAYS: 400 })
  expect(await db.addressMail.findMany()).toMatchObject([{ createdAt: sent[1]?.createdAt }])
})

test('the keys of what was sent once are deleted after a day', async () => {
  const { db } = here()
  const sent = [1.1, 0.9].map((days) => ({
    key: newToken(),
    body: hashOf(newToken()),
    insertedId: crypto.randomUUID(),
    createdAt: ago(days),
  }))
  await db.idempotency.createMany({ data: sent })
  await deleteExpired(db, { AUDIT_DAYS: 400 })
  expect(await db.idempotency.findMany()).toMatchObject([{ key: sent[1]?.key }])
})

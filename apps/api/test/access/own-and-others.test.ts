import { beforeEach, expect, test } from 'vitest'
import { accountOf, adminName, claimOwn, ownOf, recipientOf } from '../../src/shared/sales/people.ts'
import {
  admittedTo,
  lockPerson,
  mayChange,
  requireAnotherAdmin,
  requireMayChange,
} from '../../src/shared/access/people.ts'
import { aCaller } from '../fixtures/a-caller.ts'
import { database } from '../fixtures/prisma.ts'

const here = database()
beforeEach(async () => void (await here().user.deleteMany()))
const aUser = (
  data: { email?: string; uid?: string; role?: 'user' | 'editor' | 'sales' | 'admin'; deletingAt?: Date } = {},
) => here().user.create({ data: { email: 'ada@example.com', ...data } })
/** Makes an offer. @returns to whom it is bound, once `work` is done */
async function boundAfter(data: { email: string; userId?: string }, work: () => Promise<void>) {
  const { id } = await here().offer.create({ data: { number: crypto.randomUUID(), currency: 'USD', ...data } })
  await work()
  return (await here().offer.findUniqueOrThrow({ where: { id } })).userId
}

/** Gives up the role of an admin. */
const give = (email: string) => here().$transaction((tx) => requireAnotherAdmin(tx, email))
/** Claims as a caller. */
const claim = (caller: Parameters<typeof aCaller>[0]) => () => claimOwn(here(), aCaller(caller))

test('each access admits the people of its roles who are not being deleted', () => {
  expect(admittedTo('sales')).toEqual({ deletingAt: null, role: { in: ['sales', 'admin'] } })
})

test('a person is locked by the e-mail, unless the deletion has begun', async () => {
  const { id } = await aUser()
  await here().$transaction(async (tx) => {
    expect(await lockPerson(tx, 'ada@example.com')).toMatchObject({ id })
    const locked = here().$queryRaw`SELECT 1 FROM users WHERE id = ${id}::uuid FOR UPDATE NOWAIT`
    await expect(locked).rejects.toThrow('could not obtain lock')
  })
  await here().user.updateMany({ data: { deletingAt: new Date() } })
  await expect(here().$transaction((tx) => lockPerson(tx, 'ada@example.com'))).rejects.toThrow('No record was found')
})

test('the record of a colleague is changed by an admin and by themselves; that of a customer by anybody', async () => {
  const [sales, admin, editor, customer] = [
    await aUser({ email: 's@example.com', role: 'sales' }),
    await aUser({ email: 'a@example.com', role: 'admin' }),
    await aUser({ email: 'e@example.com', role: 'editor' }),
    await aUser({ email: 'c@example.com' }),
  ]
  const by = (record?: typeof sales) => ({ caller: aCaller({ record }) })
  expect([editor, admin, sales, customer].map((person) => mayChange(by(sales), person))).toEqual([
    false,
    false,
    true,
    true,
  ])
  expect([editor, sales].map((person) => mayChange(by(admin), person))).toEqual([true, true])
  expect([editor, customer].map((person) => mayChange(by(), person))).toEqual([false, true])
  expect(() => requireMayChange(by(sales), customer)).not.toThrow()
  expect(() => requireMayChange(by(sales), editor)).toThrow(
    expect.objectContaining({ status: 403, message: 'Only an admin may change the record of a colleague.' }),
  )
  expect(() => mayChange({ caller: null }, customer)).toThrow(expect.objectContaining({ status: 401 }))
})

test('the last admin is not given up; others are', async () => {
  await aUser({ uid: 'ada', role: 'admin' })
  await aUser({ email: 'gone@example.com', uid: 'gone', role: 'admin', deletingAt: new Date() })
  await aUser({ email: 'never-signed-in@example.com', role: 'admin' })
  await aUser({ email: 'c@example.com' })
  await expect(give('ada@example.com')).rejects.toMatchObject({
    status: 409,
    message: 'The last admin stays an admin.',
  })
  await expect(give('c@example.com')).resolves.toBeUndefined()
  await aUser({ email: 'b@example.com', uid: 'b', role: 'admin' })
  await expect(give('ada@example.com')).resolves.toBeUndefined()
})

test('admins are locked while one of them is given up', async () => {
  const { id } = await aUser({ role: 'admin' })
  await here().$transaction(async (tx) => {
    await requireAnotherAdmin(tx, 'c@example.com')
    const locked = here().$queryRaw`SELECT 1 FROM users WHERE id = ${id}::uuid FOR UPDATE NOWAIT`
    await expect(locked).rejects.toThrow('could not obtain lock')
  })
})

test('what is bound to the record of a caller is their own, and what is unbound with their verified e-mail', async () => {
  const record = await aUser()
  const unbound = { userId: null, email: 'ada@example.com' }
  expect(ownOf(aCaller({ record }))).toEqual({ OR: [{ userId: record.id }, unbound] })
  expect(ownOf(aCaller())).toEqual({ OR: [unbound] })
  expect(ownOf(aCaller({ record, emailVerified: false }))).toEqual({ OR: [{ userId: record.id }] })
  expect(ownOf(aCaller({ email: '' }))).toEqual({ OR: [] })
})

test('a caller with a record and a verified e-mail gets what was made for that e-mail, and nothing of others', async () => {
  const record = await aUser()
  const other = await aUser({ email: 'tom@example.com' })
  const email = 'ada@example.com'
  expect(await boundAfter({ email }, claim({ record }))).toBe(record.id)
  expect(await boundAfter({ email, userId: other.id }, claim({ record }))).toBe(other.id)
  expect(await boundAfter({ email: 'tom@example.com' }, claim({ record }))).toBeNull()
  expect(await boundAfter({ email }, claim({ record, emailVerified: false }))).toBeNull()
  expect(await boundAfter({ email }, claim({}))).toBeNull()
  expect(await boundAfter({ email: '' }, claim({ record, email: '' }))).toBeNull()
})

test('orders and invoices come with the offers', async () => {
  const record = await aUser()
  const recipient = { name: 'Ada', businessName: '', address: '', email: 'ada@example.com' }
  const document = { ...recipient, title: '', currency: 'USD', lines: [], total: 1n }
  const offer = await here().offer.create({ data: { number: 'O-1', currency: 'USD' } })
  const order = await here().order.create({
    data: { number: 'S-1', offerId: offer.id, offerVersion: 1, acceptedBy: 'Ada', ...document },
  })
  await here().invoice.create({
    data: { number: 'I-1', orderId: order.id, totals: {}, seller: {}, dueOn: new Date(), ...document },
  })
  await claimOwn(here(), aCaller({ record }))
  expect(await here().order.findFirst()).toMatchObject({ userId: record.id })
  expect(await here().invoice.findFirst()).toMatchObject({ userId: record.id })
})

test('a document names its account, its recipient and the admin, as far as there are any', () => {
  const account = { id: 'a', email: 'ada@example.com', image: 'i' }
  expect(accountOf(account)).toEqual({ _id: 'a', email: 'ada@example.com', image: 'i' })
  expect(accountOf(null)).toEqual({ _id: '', email: '', image: '' })
  expect(adminName({ username: 'Ada', email: 'ada@example.com' })).toBe('Ada')
  expect(adminName({ username: '', email: 'ada@example.com' })).toBe('ada@example.com')
  expect(adminName(null)).toBe('')
  const recipient = { name: 'Tom', businessName: 'Hearth & Rye', address: '12 Canal Street', email: 't@example.com' }
  expect(recipientOf({ ...recipient, ...account, email: 't@example.com' })).toEqual(recipient)
})

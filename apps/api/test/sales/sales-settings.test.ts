import { beforeEach, expect, test } from 'vitest'
import type { Prisma } from '../../src/generated/client.ts'
import { readSales } from '../../src/shared/sales/settings.ts'
import { database } from '../fixtures/prisma.ts'

const here = database()
const COMPANY = {
  name: 'Millrace',
  address: '1 Mill Lane',
  email: 'hello@example.com',
  phone: '0114',
  currency: 'EUR',
  timeZone: 'Europe/Paris',
  clock: 'Paris time',
}
const SALES = {
  legalName: 'Millrace Energy Ltd.',
  registration: 'No. 1',
  taxNumber: 'GB 1',
  bank: 'IBAN',
  paymentDays: '14',
  validDays: '42',
  terms: 'As usual.',
}
/** What the settings say at a moment. */
async function settings(
  { company = COMPANY, sales = SALES }: { company?: Prisma.InputJsonObject; sales?: Prisma.InputJsonObject } = {},
  now = '2026-11-26T12:00Z',
) {
  await here().content.createMany({
    data: [
      { kind: 'sales', headerTitle: 'Settings', texts: sales },
      { kind: 'company', headerTitle: 'Settings', texts: company },
    ],
  })
  return readSales(here(), new Date(now))
}
beforeEach(async () => void (await here().content.deleteMany()))

test('offers and invoices have what the settings say', async () => {
  expect(await settings()).toEqual({
    clock: { timeZone: 'Europe/Paris', clock: 'Paris time' },
    today: new Date('2026-11-26'),
    currency: 'EUR',
    taxRates: [],
    validDays: 42,
    paymentDays: 14,
    terms: 'As usual.',
    seller: {
      name: 'Millrace Energy Ltd.',
      address: '1 Mill Lane',
      email: 'hello@example.com',
      phone: '0114',
      registration: 'No. 1',
      taxNumber: 'GB 1',
      bank: 'IBAN',
    },
  })
})

test('today is the day on the clock of the company', async () => {
  expect(await settings({}, '2026-11-25T23:30Z')).toMatchObject({ today: new Date('2026-11-26') })
})

test('what is left blank has a usual value, and the name of the company is that by law', async () => {
  const blank = { company: { name: 'Millrace', currency: '' }, sales: { paymentDays: '', validDays: '' } }
  expect(await settings(blank)).toMatchObject({
    currency: 'USD',
    validDays: 28,
    paymentDays: 30,
    terms: '',
    seller: { name: 'Millrace', bank: '' },
  })
})

test('a site without these settings sells nothing by a tax rate, and fails at nothing', async () => {
  await here().content.deleteMany()
  expect(await readSales(here())).toMatchObject({ validDays: 28, paymentDays: 30, taxRates: [], seller: { name: '' } })
})

test('a tax rate is valid from its first until its last day, with a name and a percentage', async () => {
  const rates = [
    { name: 'Always', percent: '20' },
    { name: 'Begins', percent: '8.875', from: '2026-11-26' },
    { name: 'Ends', percent: '5', until: '2026-11-26' },
    { name: 'Over', percent: '5', until: '2026-11-25' },
    { name: 'To come', percent: '5', from: '2026-11-27' },
    { name: '', percent: '5' },
    { name: 'Without', percent: '' },
    { name: 'None', percent: '0', from: '2026-01-01', until: '2026-12-31' },
  ]
  expect((await settings({ sales: { taxRates: rates } })).taxRates).toEqual([
    { taxName: 'Always', taxRate: 20_000 },
    { taxName: 'Begins', taxRate: 8_875 },
    { taxName: 'Ends', taxRate: 5_000 },
    { taxName: 'None', taxRate: 0 },
  ])
})

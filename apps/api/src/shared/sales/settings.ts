import type { CompanyClock } from '@energy/contracts/time/company-time'
import { parseDecimal } from '@energy/contracts/sales/money'
import type { TaxRate } from '@energy/contracts/sales/sales-settings'
import type { TextBody } from '@energy/contracts/texts/body'
import type { Prisma } from '../../generated/client.ts'
import { readTexts } from '../site/site-texts.ts'
import { textBodyOf } from '../site/text-body.ts'
import { dayOf, today } from './days.ts'

const FALLBACK = { currency: 'USD', validDays: 28, paymentDays: 30 }

const textIn = (body: TextBody, name: string) => {
  const value = body[name]
  // Stryker disable next-line ConditionalExpression, StringLiteral: each field of a text is a string
  return typeof value === 'string' ? value : ''
}

/** The tax rates that are valid on a day: those without an end and those that have not ended. */
function taxRatesOf(body: TextBody, day: string): TaxRate[] {
  const entries = body['taxRates']
  // Stryker disable next-line ConditionalExpression, ArrayDeclaration: each list of a text is an array
  if (!Array.isArray(entries)) return []
  // Stryker disable next-line StringLiteral: an entry has all its fields
  return entries.flatMap(({ name: taxName = '', percent = '', from = '', until = '' }) => {
    const taxRate = parseDecimal(percent, 3)
    // Without a first day it is "", which comes before each day.
    const isValid = from <= day && (until === '' || day <= until)
    return taxName !== '' && taxRate !== undefined && isValid ? [{ taxName, taxRate }] : []
  })
}

/** The company as it stands on an invoice. */
const sellerOf = (company: TextBody, sales: TextBody) => ({
  name: textIn(sales, 'legalName') || textIn(company, 'name'),
  address: textIn(company, 'address'),
  email: textIn(company, 'email'),
  phone: textIn(company, 'phone'),
  registration: textIn(sales, 'registration'),
  taxNumber: textIn(sales, 'taxNumber'),
  bank: textIn(sales, 'bank'),
})

/** What the settings of the site say about offers and invoices today. */
export async function readSales(db: Prisma.TransactionClient, now = new Date()) {
  const texts = await readTexts(db, ['company', 'sales'])
  const bodyOf = (kind: 'company' | 'sales') => texts.find((text) => text.kind === kind)?.body ?? textBodyOf(kind, {})
  const [company, sales] = [bodyOf('company'), bodyOf('sales')]
  const clock: CompanyClock = { timeZone: textIn(company, 'timeZone'), clock: textIn(company, 'clock') }
  const date = today(clock, now)
  return {
    clock,
    today: date,
    currency: textIn(company, 'currency') || FALLBACK.currency,
    taxRates: taxRatesOf(sales, dayOf(date)),
    validDays: Number(textIn(sales, 'validDays')) || FALLBACK.validDays,
    paymentDays: Number(textIn(sales, 'paymentDays')) || FALLBACK.paymentDays,
    terms: textIn(sales, 'terms'),
    seller: sellerOf(company, sales),
  }
}
export type Sales = Awaited<ReturnType<typeof readSales>>

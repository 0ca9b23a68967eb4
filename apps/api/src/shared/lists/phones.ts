import { Prisma } from '../../generated/client.ts'

/** A query that consists of digits and phone punctuation only. */
const NUMBER = /^[\d\s+\-()./]+$/
/** Fewer digits match most numbers, and no trigram index finds them. */
const MIN_DIGITS = 3
/** Compared digits, from the end. The digits before them are a country code or a leading 0, which may be missing. */
const COMPARED_DIGITS = 9

/** The digits that a query is compared by; undefined where it is no phone number, or too short. */
export function digitsOf(q: string) {
  if (!NUMBER.test(q)) return undefined
  const digits = q.replace(/\D/g, '')
  const shortest = digits.replace(/^0+/, '')
  const compared = (shortest.length < MIN_DIGITS ? digits : shortest).slice(-COMPARED_DIGITS)
  return compared.length < MIN_DIGITS ? undefined : compared
}

/** The condition that one of these columns contains these digits; the same expression as in the indices. */
export const hasDigits = (phones: readonly Prisma.Sql[], digits: string) =>
  Prisma.join(
    phones.map((phone) => Prisma.sql`digits_of(${phone}) LIKE ${`%${digits}%`}`),
    ' OR ',
  )

/** The phone columns of a user. */
export const phonesOfUser = [Prisma.sql`"personalInfo" ->> 'phone'`, Prisma.sql`"businessInfo" ->> 'businessPhone'`]
/** The phone column of a request or a message. */
export const phonesOfInquiry = [Prisma.sql`phone`]

import { Prisma } from '../../generated/client.ts'

/** What somebody writes who looks for a telephone number, and nothing else. */
const NUMBER = /^[\d\s+\-()./]+$/
/** Fewer digits are in most numbers, and in no index of trigrams. */
const LEAST = 3
/** Before the last nine digits is what one writer adds and another leaves out: a country's code, or the 0 of a call inside it. */
const TELLING = 9

/** The digits by which numbers are looked for; undefined where a text looks like no number, or like too little of one. */
export function digitsOf(q: string) {
  if (!NUMBER.test(q)) return undefined
  const digits = q.replace(/\D/g, '')
  const shortest = digits.replace(/^0+/, '')
  const telling = (shortest.length < LEAST ? digits : shortest).slice(-TELLING)
  return telling.length < LEAST ? undefined : telling
}

/** Whether any of these columns holds a number with these digits, however it is written; written as the indices are. */
export const hasDigits = (phones: readonly Prisma.Sql[], digits: string) =>
  Prisma.join(
    phones.map((phone) => Prisma.sql`digits_of(${phone}) LIKE ${`%${digits}%`}`),
    ' OR ',
  )

/** The numbers that a user's record has. */
export const phonesOfUser = [Prisma.sql`"personalInfo" ->> 'phone'`, Prisma.sql`"businessInfo" ->> 'businessPhone'`]
/** The number that came with a request or a message. */
export const phonesOfSender = [Prisma.sql`phone`]

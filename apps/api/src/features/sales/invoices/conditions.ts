import { Prisma } from '../../../generated/client.ts'

/** The condition for credit notes. */
export const isCredit = Prisma.sql`"cancelsId" IS NOT NULL`
/** The condition for invoices that a credit note cancels. */
export const isCancelled = Prisma.sql`cancelled`

const stands = Prisma.sql`"cancelsId" IS NULL AND NOT ${isCancelled}`
/** The condition for invoices that stand, and of which all is paid. */
export const isPaid = Prisma.sql`${stands} AND total <= paid`
/** The condition for invoices that stand, and of which something is to be paid. */
export const isUnpaid = Prisma.sql`${stands} AND total > paid`

import { localOf, type CompanyClock } from '@energy/contracts/time/company-time'
import { Type } from '@sinclair/typebox'
import { TypeCompiler } from '@sinclair/typebox/compiler'
import type { Prisma } from '../../generated/client.ts'

/** The documents that are counted, by the letter before their number: offers, orders (sales), invoices, credit notes. */
export type Counted = 'O' | 'S' | 'I' | 'C'

const Last = TypeCompiler.Compile(Type.Tuple([Type.Object({ last: Type.Integer() })]))

/** A number as people read it: `I-2026-0001`. */
export const numberOf = (letter: Counted, year: number, number: number) =>
  `${letter}-${year}-${String(number).padStart(4, '0')}`

/**
 * Takes the next number of a year by the clock of the company. The counter stays locked until the transaction ends: where
 * that fails, the number is given to the next one, so there is no gap.
 */
export async function nextNumber(tx: Prisma.TransactionClient, letter: Counted, clock: CompanyClock) {
  const year = Number(localOf(new Date(), clock).day.slice(0, 4))
  const [{ last }] = Last.Decode(
    await tx.$queryRaw`
      INSERT INTO counters (name, year, last) VALUES (${letter}, ${year}, 1)
      ON CONFLICT (name, year) DO UPDATE SET last = counters.last + 1 RETURNING last`,
  )
  return numberOf(letter, year, last)
}

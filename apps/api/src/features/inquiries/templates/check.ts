import { keysOf } from '@energy/contracts/record-of'
import { PLACEHOLDERS, unknownPlaceholders, written } from '@energy/contracts/inquiries/placeholders'
import type { Prisma } from '../../../generated/client.ts'
import { HttpError, invalid } from '../../../shared/http-error.ts'

const listOf = (names: readonly string[]) => names.map(written).join(', ')

/** @throws HttpError 400 for a text with a placeholder that is not known */
export function checkPlaceholders(text: string) {
  const unknown = unknownPlaceholders(text)
  if (unknown.length === 0) return
  const [is, known] = [unknown.length === 1 ? 'is no placeholder' : 'are no placeholders', listOf(keysOf(PLACEHOLDERS))]
  throw invalid([{ path: '/text', message: `${listOf(unknown)} ${is}. Those that exist are ${known}.` }])
}

/** @throws HttpError 409 where another template has this name */
export async function checkName(tx: Prisma.TransactionClient, name: string, id?: string) {
  const found = await tx.replyTemplate.findUnique({ where: { name }, select: { id: true } })
  if (!found || found.id === id) return
  const message = 'Another template has this name. Choose another name.'
  throw new HttpError(409, message, { errors: [{ path: '/name', message }] })
}

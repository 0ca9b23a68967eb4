import type { Prisma } from '../../generated/client.ts'
import { HttpError } from '../../shared/http-error.ts'
import { countMail } from '../../shared/mail/address-limit.ts'
import { hashOf } from '../../shared/access/tokens.ts'
import { openLetterToken } from './letters/letter-token.ts'
import { emit } from '../../shared/webhooks/emit.ts'

type Tx = Prisma.TransactionClient
/** What a token in a link of a mail does. */
export type Purpose = 'confirm' | 'unsubscribe'

const DAY = 24 * 60 * 60_000
/** Mails to one address in a day. */
const MAILS_PER_DAY = 3
/** Days for which a link confirms. */
export const CONFIRM_DAYS = 14

/**
 * Stores an address once, and counts the mail to it.
 * @returns the id of the subscriber to mail; undefined where it is confirmed already and not refused since, or got enough mails today
 */
export async function subscriberToMail(tx: Tx, email: string) {
  await tx.subscriber.createMany({ data: { email }, skipDuplicates: true })
  const [found] = await tx.subscriber.updateManyAndReturn({
    where: { email, OR: [{ confirmedAt: null }, { refusedAt: { not: null } }] },
    data: { askedAt: new Date() },
    select: { id: true },
  })
  if (!found) return undefined
  return (await countMail(tx, { email, max: MAILS_PER_DAY })) ? found.id : undefined
}

/** Confirms the address of a token; may be repeated. @throws HttpError 404 */
export async function confirm(tx: Tx, token: string) {
  const { id } = await subscriberOf(tx, token, 'confirm')
  const confirmed = { where: { id, confirmedAt: null }, data: { confirmedAt: new Date() } }
  const { count } = await tx.subscriber.updateMany(confirmed)
  await tx.subscriber.updateMany({ where: { id }, data: { refusedAt: null, refusal: '' } })
  if (count) await emit(tx, 'subscriber.confirmed', { id, kind: 'subscribers' })
}

/** Deletes the subscriber of a token, with all tokens. The token is of a letter or of another mail. @throws HttpError 404 */
export async function unsubscribe(tx: Tx, token: string) {
  if (token.includes('.')) return unsubscribeByLetter(tx, token)
  const { id } = await subscriberOf(tx, token, 'unsubscribe')
  await tx.subscriber.deleteMany({ where: { id } })
}

async function unsubscribeByLetter(tx: Tx, token: string) {
  const id = await openLetterToken(tx, token)
  const mail = id === undefined ? null : await tx.letterMail.findUnique({ where: { id } })
  if (!mail?.subscriberId) throw spent()
  await tx.letterMail.update({ where: { id: mail.id }, data: { unsubscribedAt: new Date() } })
  await tx.subscriber.deleteMany({ where: { id: mail.subscriberId } })
}

const spent = () => new HttpError(404, 'This link is not valid any more. It may have been used already.')

async function subscriberOf(tx: Tx, token: string, purpose: Purpose) {
  const found = await tx.subscriberToken.findUnique({ where: { hash: hashOf(token), purpose } })
  const tooOld = purpose === 'confirm' && found && found.createdAt.getTime() < Date.now() - CONFIRM_DAYS * DAY
  if (!found || tooOld) throw spent()
  return { id: found.subscriberId }
}

import { INVITATION_HOURS, StaffRole } from '@energy/contracts/people/invitations'
import { Value } from '@sinclair/typebox/value'
import type { Invitation, Prisma, PrismaClient } from '../../../generated/client.ts'
import { HttpError } from '../../../shared/http-error.ts'
import { openToken } from '../../../shared/access/signed-token.ts'

/** The purpose of the token in an invitation's link. */
export const INVITATION = 'invitation'

/** Until when the link of a mail works that is sent now. */
export const newExpiry = () => new Date(Date.now() + INVITATION_HOURS * 60 * 60_000)

/** The role of an invitation; the database has no other. */
export const roleOf = (role: Invitation['role']): StaffRole => Value.Parse(StaffRole, role)

/** The invitation of a link. @throws HttpError 404 where the link is expired, or the invitation accepted or revoked */
export async function linkedInvitation(db: PrismaClient | Prisma.TransactionClient, token: string) {
  const opened = await openToken(db, INVITATION, token)
  const found = opened && (await db.invitation.findUnique({ where: { id: opened.id } }))
  if (!found)
    throw new HttpError(404, 'This invitation is not valid any more: it was accepted, revoked, or is too old.')
  return found
}

import { clockName, formatMoment } from '@energy/contracts/time/company-time'
import type { StaffRole } from '@energy/contracts/people/invitations'
import { mailBody } from '@energy/server/mail-layout'
import type { PrismaClient } from '../../../generated/client.ts'
import { messageIdOf, sendOrGiveUp, type Job, type Send } from '../../../shared/mail/mailer.ts'
import { refusalNoter } from '../../../shared/mail/refusals.ts'
import type { WorkerEnv } from '../../../shared/settings/worker-settings.ts'
import { signToken } from '../../../shared/access/signed-token.ts'
import { readCompany } from '../../../shared/site/company.ts'
import { siteUrl } from '../../../shared/site/site-url.ts'
import { INVITATION, roleOf } from './invitation.ts'

/** What somebody of a role is asked to do. */
const WORK: Record<StaffRole, string> = {
  editor: 'keep the content of our site',
  sales: 'answer the people who write to us',
  admin: 'run our site',
}

/** Sends an invitation with its link, unless it was revoked or accepted meanwhile. */
export const invitationDelivery = (db: PrismaClient, env: WorkerEnv, send: Send) => async (id: string, job: Job) => {
  const found = await db.invitation.findUnique({
    where: { id },
    include: { invitedBy: { select: { username: true } } },
  })
  if (!found || found.expiresAt <= new Date()) return false
  const { email, role, expiresAt, invitedBy } = found
  const company = await readCompany(db)
  const token = await signToken(db, INVITATION, id, expiresAt)
  const subject = `You are invited to the dashboard of ${company.name}`
  const content = {
    heading: subject,
    paragraphs: [
      `${invitedBy?.username || company.name} asks you to ${WORK[roleOf(role)]}. Sign in or create an account with this address, and accept.`,
      `The link works once, until ${formatMoment(expiresAt, company)}, ${clockName(expiresAt, company)}.`,
    ],
    action: { label: 'See the invitation', url: siteUrl(`/invitations/${token}`, env) },
    decline: { text: 'If you do not know what this is about, you can leave it.' },
  }
  const mail = { subject, ...mailBody(content, company), messageId: messageIdOf(job.id, env) }
  return sendOrGiveUp(send, { to: email, mail }, job, refusalNoter(db, { invitationId: id }))
}

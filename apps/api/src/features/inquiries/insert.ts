import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Prisma, Form } from '../../generated/client.ts'
import { insertRow, type NewInquiry } from '../../shared/inquiries/insert-row.ts'
import { staffMails } from '../../shared/inquiries/staff-mails.ts'
import { readWorkingTime } from '../../shared/site/working-time.ts'
import { bindAttachments } from './attachments/bind.ts'

/**
 * A function that stores what a form sends, with its due time and the mails about it. It resolves with the id.
 * @param form the form whose fields the body has
 */
export function insertInquiry(app: FastifyInstance, form: Form) {
  const workingTime = app.remembered('site', () => readWorkingTime(app.db))
  const mailsToStaff = staffMails(app, form)
  return async (request: FastifyRequest, body: Partial<NewInquiry>) => {
    const { caller } = request
    const userId = caller?.record?.id
    const isKnown = caller?.emailVerified === true && caller.email === body.email
    const [{ due }, tellStaff] = await Promise.all([workingTime(), mailsToStaff()])
    const write = async (tx: Prisma.TransactionClient, { id }: { id?: string }) => {
      const inquiryId = await insertRow(tx, body, { form, id, userId, dueAt: due(new Date()), isKnown })
      await bindAttachments(tx, body.attachments, { inquiryId })
      await tellStaff?.(tx, inquiryId)
      return inquiryId
    }
    return app.writeOnce(request, write, tellStaff !== undefined || body.attachments !== undefined)
  }
}

import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Prisma, Form } from '../../generated/client.ts'
import { insertRow, type NewInquiry } from '../../shared/inquiries/insert-row.ts'
import { readWorkingTime } from '../../shared/site/working-time.ts'
import { bindAttachments } from './attachments/bind.ts'
import { staffMails } from './staff-mail.ts'

/**
 * A function that stores what a form sends, with its due time and the mails about it. It resolves with the id.
 * @param form the form whose fields the body has
 */
export function insertInquiry(app: FastifyInstance, form: Form) {
  const workingTime = app.remembered('site', () => readWorkingTime(app.db))
  const mailsToStaff = staffMails(app, form)
  return async (request: FastifyRequest, body: Partial<NewInquiry>) => {
    const userId = request.caller?.record?.id
    const [{ due }, tellStaff] = await Promise.all([workingTime(), mailsToStaff()])
    const write = async (tx: Prisma.TransactionClient, { id }: { id?: string }) => {
      const inquiryId = await insertRow(tx, body, { form, id, userId, dueAt: due(new Date()) })
      await bindAttachments(tx, body.attachments, { inquiryId })
      await tellStaff?.(tx, inquiryId)
      return inquiryId
    }
    return app.writeOnce(request, write, tellStaff !== undefined || body.attachments !== undefined)
  }
}

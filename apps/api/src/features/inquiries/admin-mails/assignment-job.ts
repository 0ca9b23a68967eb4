import { Prisma } from '../../../generated/client.ts'
import { addToJob, insertJob } from '../../../shared/mail/queue.ts'

/** Seconds until the mail is sent, so that what is assigned at once is in one mail. */
const DELAY = 10

/** Adds the mail about an assignment, in its transaction; none where the assignee wants no mail, or has assigned it. */
export type NotifyAssignee = (tx: Prisma.TransactionClient, inquiry: string, to: string) => Promise<void>

/**
 * A function for one call of staff. All that the call assigns is in one mail; each assignment adds itself to it in its
 * own transaction, so the mail has exactly those that were committed.
 * @param by the id of the admin who assigns
 */
export function assignmentJob(by = ''): NotifyAssignee {
  let job: string | undefined
  return async (tx, inquiry, to) => {
    if (to === by) return
    // A worker has taken the job when the call took longer than the delay.
    if (job !== undefined && (await tx.$executeRaw(addToJob(job, 'inquiries', inquiry))) > 0) return
    job = crypto.randomUUID()
    const data = Prisma.sql`
      jsonb_build_object('mail', 'assigned', 'to', wanted.id, 'by', ${by}::text, 'inquiries', jsonb_build_array(${inquiry}::text))`
    const wanted = Prisma.sql`(SELECT id FROM users WHERE id = ${to}::uuid AND "mailWhenAssigned") AS wanted`
    await tx.$executeRaw(insertJob(data, wanted, { id: job, delay: DELAY }))
  }
}

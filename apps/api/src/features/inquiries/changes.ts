import { TRANSITIONS, type State } from '@energy/contracts/inquiries/states'
import type { Prisma } from '../../generated/client.ts'
import { conflict } from '../../shared/http-error.ts'
import { isId } from '../../shared/lists/pagination.ts'
import { admittedTo } from '../../shared/access/people.ts'
import type { NotifyAssignee } from './admin-mails/assignment-job.ts'
import type { Change, LockedInquiry, NewEntry } from './inquiry.ts'

type Tx = Prisma.TransactionClient
/** A timeline entry with the change that it records; none where the inquiry is as wanted already. */
export type Recorded = [NewEntry | undefined, Change?]

/** A step to another state. @throws HttpError 409 where the contract does not allow it */
export function stepped(inquiry: LockedInquiry, state: State): Recorded {
  if (inquiry.state === state) return [undefined]
  if (!TRANSITIONS[inquiry.state].includes(state))
    throw conflict(`The state ${inquiry.state} cannot become ${state}. Load it again.`)
  return [
    { what: 'state', text: state },
    { state, ...(state === 'closed' && { followUpAt: null }) },
  ]
}

/**
 * An assignment.
 * @param assignee the id of somebody in sales; `""` for nobody
 * @param notify adds the mail to the assignee
 * @throws HttpError 409 where nobody in sales has this id
 */
export async function assigned(
  tx: Tx,
  inquiry: LockedInquiry,
  assignee: string,
  notify: NotifyAssignee,
): Promise<Recorded> {
  const assigneeId = assignee || null
  if (inquiry.assigneeId === assigneeId) return [undefined]
  if (assigneeId !== null && isId(assigneeId)) await notify(tx, inquiry.id, assigneeId)
  return [{ what: 'assignee', text: await nameOf(tx, assigneeId), assigneeId }, { assigneeId }]
}

/** The name of an assignee, as the timeline shows it. @throws HttpError 409 where nobody in sales has this id */
async function nameOf(tx: Tx, id: string | null) {
  if (id === null) return ''
  const person = isId(id) ? await tx.user.findUnique({ where: { ...admittedTo('sales'), id } }) : null
  if (!person) throw conflict('An inquiry can be assigned only to sales or to an admin. Choose another.')
  return person.username || person.email
}

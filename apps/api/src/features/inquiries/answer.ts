import type { Inquiry } from '@energy/contracts/inquiries/inquiry'
import { firstLetters } from '@energy/contracts/words'
import type { PrismaClient } from '../../generated/client.ts'
import { businessInfoOf, personalInfoOf, preferencesOf } from '../../shared/database/json-columns.ts'
import { attachmentAnswer, ofSender } from './attachments/bind.ts'
import { inquiryFieldsOf, inquiryRelations, timelineOf } from './inquiry.ts'
import { numberOf, LINE_LENGTH } from './inbox.ts'
import { presentUser, userFields } from './requests.ts'

/** The other inquiries of a person that are shown. */
const MAX_OTHERS = 50

/** An inquiry with its timeline, and its version. @throws HttpError 404 */
export async function inquiryOf(db: PrismaClient, id: string): Promise<{ answer: Inquiry; version: number }> {
  const row = await db.inquiry.findUniqueOrThrow({
    where: { id },
    include: {
      ...inquiryRelations,
      attachments: ofSender,
      bookings: { where: { cancelledAt: null }, orderBy: { id: 'desc' }, take: 1, select: { startsAt: true } },
      user: { select: userFields },
      item: { select: { id: true, kind: true, headerTitle: true } },
    },
  })
  const [timeline, others, byEmail] = await Promise.all([
    timelineOf(db, id),
    row.email === ''
      ? []
      : db.inquiry.findMany({
          where: { email: row.email, id: { not: id } },
          orderBy: { id: 'desc' },
          take: MAX_OTHERS,
        }),
    presentUser(row.user)
      ? null
      : db.user.findFirst({ where: { email: row.email, deletingAt: null }, select: userFields }),
  ])
  const { userId, user, item, bookings, followUpAt, version, ...columns } = row
  const person = presentUser(user) ?? byEmail
  const lastMessage = timeline.findLast(({ what }) => what === 'message')
  const timesOf = (inquiry: Pick<typeof row, 'createdAt' | 'waitingSince'>) => ({
    createdAt: inquiry.createdAt.toISOString(),
    waitingSince: inquiry.waitingSince.toISOString(),
  })
  const answer = {
    ...columns,
    ...inquiryFieldsOf(row),
    ...timesOf(row),
    _id: id,
    number: numberOf(row.createdAt, row.number),
    account: person !== null,
    bound: userId !== null,
    item: { _id: item?.id ?? '', kind: item?.kind ?? '', title: item?.headerTitle ?? '' },
    line: firstLetters(lastMessage?.text ?? row.comment, LINE_LENGTH),
    wroteBack: lastMessage !== undefined,
    followUpAt: followUpAt?.toISOString() ?? '',
    bookedFor: bookings[0]?.startsAt.toISOString() ?? '',
    preferences: preferencesOf(row.preferences),
    image: person?.image ?? '',
    personalInfo: personalInfoOf(person?.personalInfo ?? {}),
    businessInfo: businessInfoOf(person?.businessInfo ?? {}),
    attachments: row.attachments.map(attachmentAnswer),
    timeline,
    others: others.map((other) => ({
      ...timesOf(other),
      _id: other.id,
      number: numberOf(other.createdAt, other.number),
      form: other.form,
      line: firstLetters(other.comment, LINE_LENGTH),
      state: other.state,
      dueAt: other.dueAt.toISOString(),
    })),
  }
  return { answer, version }
}

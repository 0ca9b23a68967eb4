import * as Type from '@sinclair/typebox'
import { Id } from '../text.ts'

/** The days that are counted one by one; the last one is today. */
export const FIGURE_DAYS = 14
/** The most items of which the inquiries are counted by themselves. */
export const MAX_FIGURE_ITEMS = 6

const Counts = Type.Array(Type.Integer({ minimum: 0 }), { description: 'A count for each of the days.' })

/**
 * The first answers of some time. As in the timeline, an answer is a reply by mail or a call that reached somebody: after
 * it nobody waits any more. An inquiry counts in the week of its first answer, so that one which is not answered yet does
 * not make the figure better or worse. The unit is minutes of working time, as that of the promised answer.
 */
const Answers = Type.Object({
  count: Type.Integer({ minimum: 0 }),
  median: Type.Optional(
    Type.Integer({
      minimum: 0,
      description:
        'Half of them came within so many minutes of working time since the inquiry was sent. Missing where there are none.',
    }),
  ),
})

/** What came in during two weeks, and how soon it was answered, by the clock of the company. A week begins on Monday. */
export const InquiryFigures = Type.Object({
  thisWeek: Answers,
  lastWeek: Answers,
  days: Type.Array(Type.String(), {
    description: `The last ${FIGURE_DAYS} days, as 2026-11-24; the last one is today.`,
  }),
  counts: Counts,
  items: Type.Array(Type.Object({ _id: Id, title: Type.String(), counts: Counts }), {
    description: `By the item from whose page they were sent, the most first; at most ${MAX_FIGURE_ITEMS}. The rest was sent from other pages.`,
  }),
})
export type InquiryFigures = Type.Static<typeof InquiryFigures>

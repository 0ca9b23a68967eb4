import * as Type from '@sinclair/typebox'
import { DAY } from '../inquiries/inbox.ts'
import { Page } from '../responses.ts'
import { BOUNDS, email, idOrNone, line, oneLine, text } from '../text.ts'
import { Currency } from './amounts.ts'
import { PricedLine, Totals } from './totals.ts'

export const Day = Type.String({ pattern: DAY, description: 'A day by the clock of the company: 2026-11-24.' })
/** A day, or "" for none. */
export const DAY_OR_NONE = `(${DAY})|^$`
export const DayOrNone = Type.String({ pattern: DAY_OR_NONE, description: 'A day: 2026-11-24; "" for none.' })
/** A time in an answer, or "". */
export const TimeOrNone = Type.String({ description: 'ISO 8601 in UTC; "" for never.' })

/** For whom a document is, as it is written. */
export const recipientFields = {
  name: oneLine(BOUNDS.line),
  businessName: oneLine(BOUNDS.line),
  address: text(1_000),
}
/** For whom a document is, as answered. All are "" once the data of the person is deleted; an issued invoice keeps them. */
export const recipient = {
  name: Type.String(),
  businessName: Type.String(),
  address: Type.String({ description: 'One line for each line of the address.' }),
  email: Type.String(),
}

/** The title, lines and totals of a document. */
export const documentFields = {
  title: Type.String(),
  currency: Currency,
  lines: Type.Array(PricedLine),
  totals: Totals,
}

/** The account of the one for whom a document is. */
export const account = Type.Object(
  { _id: Type.String(), email: Type.String(), image: Type.String() },
  { description: 'The account that has it in its profile; all fields are "" for none.' },
)

/** The filters of a list of orders or invoices, beside their state, and its page. */
export const documentFilter = {
  q: Type.Optional(text(200)),
  email: Type.Optional(email()),
  user: Type.Optional(idOrNone('The id of an account.')),
  limit: Page.properties.limit,
  cursor: Page.properties.cursor,
}

/** The texts of an offer, as they are written. */
export const offerTexts = {
  title: line(),
  intro: text(5_000),
  begins: line(),
  terms: text(5_000),
}

/** How often something is, and how much it is together. */
export const Sum = Type.Object({
  count: Type.Integer({ minimum: 0 }),
  total: Type.Integer({ description: 'With tax, in minor units.' }),
})
export type Sum = Type.Static<typeof Sum>

/** The directions of a list. */
export const Direction = Type.Union([Type.Literal('asc'), Type.Literal('desc')])

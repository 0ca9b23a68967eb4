import * as Type from '@sinclair/typebox'
import { EXPORT_TYPES, exportFormat } from '../exports.ts'
import { recordOf } from '../record-of.ts'
import { route } from '../route.ts'
import { text } from '../text.ts'
import { Page } from '../responses.ts'
import { InquiryFigures } from './figures.ts'
import { FORMS } from './forms.ts'
import { InboxRow } from './inbox-row.ts'
import { State } from './states.ts'

/**
 * The views of the inbox: new ones by the time that they wait; those of the caller that are not closed; new ones without
 * an assignee; new ones after their due time; those to see again until the end of today; and by state.
 */
export const VIEWS = ['waiting', 'mine', 'unassigned', 'overdue', 'followUp', 'contacted', 'closed', 'all'] as const
export const View = Type.Union(VIEWS.map((view) => Type.Literal(view)))
export type View = Type.Static<typeof View>

/** A day as the calendar has it: 2026-11-24. */
export const DAY = '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$'
const day = (description: string) => Type.Optional(Type.String({ pattern: DAY, description }))

/** Which inquiries of a view are meant. */
export const InboxFilter = Type.Object(
  {
    view: Type.Optional(View),
    q: Type.Optional(text(200)),
    form: Type.Optional(Type.Union(FORMS.map((form) => Type.Literal(form)))),
    item: Type.Optional(text(40)),
    assignee: Type.Optional(Type.String({ maxLength: 40, description: 'The id of an admin; `none` for nobody.' })),
    from: day('The first day on which they were sent, by the clock of the company.'),
    until: day('The last day.'),
  },
  { additionalProperties: false },
)
export type InboxFilter = Type.Static<typeof InboxFilter>

/** Paging of the inbox. Without `view` it is `waiting`. */
const InboxPage = Type.Object(
  { ...InboxFilter.properties, limit: Page.properties.limit, cursor: Page.properties.cursor },
  { additionalProperties: false },
)

/** The maximum number of inquiries that one call names. */
export const MAX_AT_ONCE = 200

/** The number of inquiries in each view. */
export const InboxCounts = Type.Object(recordOf(VIEWS, () => Type.Integer({ minimum: 0 })))
export type InboxCounts = Type.Static<typeof InboxCounts>

const Ids = Type.Array(text(40), { minItems: 1, maxItems: MAX_AT_ONCE, uniqueItems: true })

/** What became of a change of several inquiries: each is changed, or fails, by itself. */
export const BulkResult = Type.Object({
  done: Type.Array(Type.String(), { description: 'The ids of those that are as wanted now.' }),
  failed: Type.Array(Type.Object({ _id: Type.String(), detail: Type.String() })),
})
export type BulkResult = Type.Static<typeof BulkResult>

const tags = ['inquiries'] as const
const config = { access: 'sales', changes: ['specialists', 'contacts', 'notifications'] } as const

/** The calls of the inbox. */
export const inbox = {
  list: route({
    method: 'GET',
    url: '/inquiries',
    config: { access: 'sales' },
    schema: {
      tags,
      summary:
        'The inquiries of a view: new ones by the time that they wait, the longest first; others by their follow-up, or newest first',
      querystring: InboxPage,
      response: { 200: Type.Array(InboxRow) },
    },
  }),
  counts: route({
    method: 'GET',
    url: '/inquiries/counts',
    config: { access: 'sales' },
    schema: {
      tags,
      summary: 'The number of inquiries in each view; 10001 means more than 10,000',
      response: { 200: InboxCounts },
    },
  }),
  figures: route({
    method: 'GET',
    url: '/inquiries/figures',
    config: { access: 'sales' },
    schema: {
      tags,
      summary: 'The inquiries of each day of two weeks, and the median time to the first answer in two weeks',
      response: { 200: InquiryFigures },
    },
  }),
  export: route({
    method: 'GET',
    url: '/inquiries/export',
    config: { access: 'sales', download: Object.values(EXPORT_TYPES) },
    schema: {
      tags,
      summary:
        'All inquiries of a view, or some of them, as a table: CSV, or a workbook; times are those of the company',
      querystring: Type.Object(
        {
          ...InboxFilter.properties,
          ids: Type.Optional(
            Type.String({
              pattern: `^[0-9a-f-]{36}(,[0-9a-f-]{36}){0,${MAX_AT_ONCE - 1}}$`,
              description: 'Of the view only these, by their ids with commas in between.',
            }),
          ),
          format: exportFormat,
        },
        { additionalProperties: false },
      ),
      response: { 200: Type.Unknown({ description: 'The file.' }) },
    },
  }),
  setStates: route({
    method: 'PUT',
    url: '/inquiries/states',
    config,
    schema: {
      tags,
      summary: 'Set the state of several inquiries',
      body: Type.Object({ ids: Ids, state: State }, { additionalProperties: false }),
      response: { 200: BulkResult },
    },
  }),
  assignAll: route({
    method: 'PUT',
    url: '/inquiries/assignees',
    config,
    schema: {
      tags,
      summary: 'Assign several inquiries to an admin, or to nobody',
      body: Type.Object({ ids: Ids, assignee: text(40) }, { additionalProperties: false }),
      response: { 200: BulkResult },
    },
  }),
}

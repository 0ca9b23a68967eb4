import * as Type from '@sinclair/typebox'
import { EXPORT_TYPES, exportFormat } from './exports.ts'
import { DAY } from './inquiries/inbox.ts'
import { Page } from './responses.ts'
import { route } from './route.ts'
import { Id, text, Time } from './text.ts'

/** The most characters of a field's text in an entry. */
export const MAX_AUDITED = 300

/** A field that a write has changed. Of a long text it is the part that differs, at most MAX_AUDITED characters. */
export const AuditField = Type.Object({ name: Type.String(), before: Type.String(), after: Type.String() })
export type AuditField = Type.Static<typeof AuditField>

/** An audit entry: who did what to which record, and when. */
export const AuditEntry = Type.Object({
  _id: Id,
  at: Time,
  who: Type.String({ description: 'The id of the person, or the shell that ran a command.' }),
  name: Type.String({ description: 'The name of the person; "" for a shell, and for a deleted account.' }),
  apiKey: Type.String({ description: 'The name of the API key with which it was done; "" for a person.' }),
  what: Type.String({ description: 'The method and the path of the call, or the command.' }),
  summary: Type.String({ description: 'What that call does.' }),
  record: Type.String({ description: 'The id of the record.' }),
  title: Type.String({ description: 'What the record is called; "" where it has no name, or is gone.' }),
  fields: Type.Array(AuditField, { description: 'Of content, roles and offers.' }),
})
export type AuditEntry = Type.Static<typeof AuditEntry>

const day = (description: string) => Type.Optional(Type.String({ pattern: DAY, description }))

const AuditFilter = Type.Object({
  who: Type.Optional(text(40)),
  record: Type.Optional(text(40)),
  from: day('The first day, by the clock of the company.'),
  until: day('The last day.'),
})

const tags = ['audit'] as const

/** The calls on what staff have done. Entries are never changed. */
export const audit = {
  list: route({
    method: 'GET',
    url: '/audit',
    config: { access: 'admin' },
    schema: {
      tags,
      summary: 'What staff have done, newest first',
      querystring: Type.Object(
        { ...AuditFilter.properties, limit: Page.properties.limit, cursor: Page.properties.cursor },
        { additionalProperties: false },
      ),
      response: { 200: Type.Array(AuditEntry) },
    },
  }),
  export: route({
    method: 'GET',
    url: '/audit/export',
    config: { access: 'admin', download: Object.values(EXPORT_TYPES) },
    schema: {
      tags,
      summary: 'What staff have done as a table: CSV, or a workbook; times are those of the company',
      querystring: Type.Object(
        {
          ...AuditFilter.properties,
          format: exportFormat,
        },
        { additionalProperties: false },
      ),
      response: { 200: Type.Unknown({ description: 'The file.' }) },
    },
  }),
}

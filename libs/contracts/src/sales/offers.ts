import * as Type from '@sinclair/typebox'
import { EXPORT_TYPES, exportFormat } from '../exports.ts'
import { ById, Deleted, Done, IdempotencyKey, IfMatch, Inserted, Modified, Page } from '../responses.ts'
import { route } from '../route.ts'
import { Offer, OfferChange, OfferRow } from './offer-entities.ts'
import { OfferFigures, OfferFilter, sorted } from './offer-list.ts'

const tags = ['offers'] as const
const one = { tags, params: ById } as const
const changes = ['own-offers', 'inquiries'] as const
const config = { access: 'sales', changes } as const

/** The calls of staff on offers. Each changes the `ETag`; `If-Match` fails with 412 when it was changed in between. */
export const offer = {
  list: route({
    method: 'GET',
    url: '/offers',
    config: { access: 'sales' },
    schema: {
      tags,
      summary: 'Offers, the last changed first unless sorted otherwise',
      querystring: Type.Object(
        {
          ...OfferFilter.properties,
          ...sorted,
          limit: Page.properties.limit,
          // Sorted by name it has a name, in base64.
          cursor: Type.Optional(Type.String({ maxLength: 2_500 })),
        },
        { additionalProperties: false },
      ),
      response: { 200: Type.Array(OfferRow) },
    },
  }),
  figures: route({
    method: 'GET',
    url: '/offers/figures',
    config: { access: 'sales' },
    schema: { tags, summary: 'Sums by state, and what was won and lost', response: { 200: OfferFigures } },
  }),
  export: route({
    method: 'GET',
    url: '/offers/export',
    config: { access: 'sales', download: Object.values(EXPORT_TYPES) },
    schema: {
      tags,
      summary: 'All offers of a filter as a table: CSV, or a workbook; times are those of the company',
      querystring: Type.Object(
        {
          ...OfferFilter.properties,
          ...sorted,
          format: exportFormat,
        },
        { additionalProperties: false },
      ),
      response: { 200: Type.Unknown({ description: 'The file.' }) },
    },
  }),
  read: route({
    method: 'GET',
    url: '/offers/:id',
    config: { access: 'sales' },
    schema: { ...one, summary: 'One offer with all its versions', response: { 200: Offer } },
  }),
  create: route({
    method: 'POST',
    url: '/offers',
    config,
    schema: {
      tags,
      summary:
        'Start an offer. Of an inquiry or an account it takes name, e-mail, business and address; of the settings terms and validity',
      headers: IdempotencyKey,
      body: OfferChange,
      response: { 201: Inserted },
    },
  }),
  update: route({
    method: 'PUT',
    url: '/offers/:id',
    config: { ...config, etag: true },
    schema: {
      ...one,
      summary: 'Save a draft; 409 in any other state',
      headers: IfMatch,
      body: OfferChange,
      response: { 200: Modified },
    },
  }),
  send: route({
    method: 'POST',
    url: '/offers/:id/sending',
    config: { ...config, etag: true },
    schema: {
      ...one,
      summary: 'Send a draft to the customer, with a link; 400 names what it lacks',
      headers: IfMatch,
      response: { 200: Modified },
    },
  }),
  sendAgain: route({
    method: 'POST',
    url: '/offers/:id/mails',
    config: { access: 'sales' },
    schema: {
      ...one,
      summary: 'Send the mail with the link of an open offer again',
      headers: IdempotencyKey,
      response: { 202: Done },
    },
  }),
  revise: route({
    method: 'POST',
    url: '/offers/:id/versions',
    config: { ...config, etag: true },
    schema: {
      ...one,
      summary: 'Start a new version from the last one. Nobody can accept the offer until it is sent',
      headers: IfMatch,
      response: { 200: Modified },
    },
  }),
  withdraw: route({
    method: 'POST',
    url: '/offers/:id/withdrawal',
    config: { ...config, etag: true },
    schema: {
      ...one,
      summary: 'Withdraw an offer that was sent',
      headers: IfMatch,
      response: { 200: Modified },
    },
  }),
  remove: route({
    method: 'DELETE',
    url: '/offers/:id',
    config,
    schema: { ...one, summary: 'Delete a draft that was never sent', headers: IfMatch, response: { 200: Deleted } },
  }),
}

import { expect, test } from 'vitest'
import { recordPath } from '../../src/features/audit/record-path.ts'

test.each([
  ['PUT /services/:id', '/updateServices/7'],
  ['POST /offers/:id/sending', '/offers/7'],
  ['PUT /orders/:id/state', '/offers/orders/7'],
  ['POST /orders/:id/invoices', '/offers/invoices/7'],
  ['POST /invoices/:id/payments', '/offers/invoices/7'],
  ['PUT /letters/:id', '/letters/7'],
  ['DELETE /webhooks/:id', '/webhooks/7'],
  ['PUT /users/:email/role', '/user?id=7'],
  ['DELETE /specialists/:id', '/invoice?view=all&id=7'],
  ['PUT /texts/:id/draft', undefined],
  ['admin:grant', undefined],
])('%s: the record is at %s', (what, path) => {
  expect(recordPath(what, '7')).toBe(path)
})

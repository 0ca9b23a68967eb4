// @vitest-environment jsdom
import { createCall } from '@energy/client/call'
import { specialist } from '@energy/contracts/inquiries/specialists'
import { expect, test } from 'vitest'
import { personOf, requestsOf } from '../src/features/inquiries/people.ts'
import { versionedQuery } from '../src/shared/versioned.ts'
import { anApi } from './fixtures/api.ts'
import { aClient } from './fixtures/screen.tsx'

const call = createCall('/api')

test('a record is read with the ETag of its version, and becomes stale with the other reads of its tag', async () => {
  const sent = anApi(() => Response.json({ _id: '7' }, { headers: { etag: '"1"' } }))
  const client = aClient()
  const query = versionedQuery(call, specialist.read, '7')
  expect(await client.fetchQuery(query)).toEqual({ item: { _id: '7' }, etag: '"1"' })
  expect(sent.map(({ name }) => name)).toEqual(['GET /api/specialists/7'])
  await client.invalidateQueries({ queryKey: ['specialists'] })
  expect(client.getQueryState(query.queryKey)?.isInvalidated).toBe(true)
  expect(versionedQuery(call, specialist.read, '8').queryKey).not.toEqual(query.queryKey)
})

test('a response without an ETag has none', async () => {
  anApi(() => Response.json({ _id: '7' }))
  expect(await aClient().fetchQuery(versionedQuery(call, specialist.read, '7'))).toMatchObject({ etag: '' })
})

test('the requests of a person are those with the same e-mail', async () => {
  const sent = anApi(() => Response.json([]))
  await aClient().fetchQuery(requestsOf(call, 'ada@example.com'))
  expect(sent.map(({ name }) => name)).toEqual(['GET /api/specialists?email=ada%40example.com'])
})

test('what the newest request lacks is taken from the record of the user', () => {
  const record = {
    personalInfo: { phone: '1', address: '2' },
    businessInfo: { businessName: '3', businessAddress: '4', businessEmail: '5', businessPhone: '6' },
  }
  const request = {
    ...record,
    _id: '7',
    state: 'new',
    assignee: { _id: '', username: '' },
    dueAt: '',
    username: 'Ada',
    email: 'ada@example.com',
    phone: '',
    businessName: '',
    businessAddress: '',
    comment: '',
    createdAt: '',
    bound: false,
    account: false,
    image: '',
  } as const
  expect(personOf([request])).toEqual({ hasAccount: false, phone: '1', address: '2', ...record.businessInfo })
  const own = { phone: '7', businessName: '8', businessAddress: '9' }
  expect(personOf([{ ...request, ...own }])).toMatchObject(own)
})

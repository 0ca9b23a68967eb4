// @vitest-environment jsdom
import { createCall } from '@energy/client/call'
import { inquiry } from '@energy/contracts/inquiries/inquiry'
import { expect, test } from 'vitest'
import { versionedQuery } from '../../src/shared/records/versioned.ts'
import { anApi } from '../fixtures/api.ts'
import { aClient } from '../fixtures/screen.tsx'

const call = createCall('/api')

test('a record is read with the ETag of its version, and becomes stale with the other reads of its tag', async () => {
  const sent = anApi(() => Response.json({ _id: '7' }, { headers: { etag: '"1"' } }))
  const client = aClient()
  const query = versionedQuery(call, inquiry.read, '7')
  expect(await client.fetchQuery(query)).toEqual({ item: { _id: '7' }, etag: '"1"' })
  expect(sent.map(({ name }) => name)).toEqual(['GET /api/inquiries/7'])
  await client.invalidateQueries({ queryKey: ['inquiries'] })
  expect(client.getQueryState(query.queryKey)?.isInvalidated).toBe(true)
  expect(versionedQuery(call, inquiry.read, '8').queryKey).not.toEqual(query.queryKey)
})

test('a response without an ETag has none', async () => {
  anApi(() => Response.json({ _id: '7' }))
  expect(await aClient().fetchQuery(versionedQuery(call, inquiry.read, '7'))).toMatchObject({ etag: '' })
})

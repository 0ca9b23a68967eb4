// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { ContentCounts } from '../../src/features/overview/content-counts.tsx'
import { aPanel } from '../fixtures/panel.tsx'

vi.mock('../../src/features/overview/charts.tsx', () => {
  throw new Error('The connection is lost')
})

test('where the code of the charts cannot be loaded, that is said, and the counts are there', async () => {
  const counts = { products: 6, services: 7, blogs: 5, users: 12, requests: 9, people: 8 }
  const { text } = aPanel(<ContentCounts />, { 'GET /api/overview': counts })
  await expect.poll(text).toContain('We could not load the charts.')
  expect(text()).toContain('Total Products6')
})

// @vitest-environment jsdom
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { Audit } from '../../../src/features/audit/audit.tsx'
import { ContentList } from '../../../src/features/content/list/content-list.tsx'
import { Inbox } from '../../../src/features/inquiries/inbox.tsx'
import { MediaLibrary } from '../../../src/features/media/media-library.tsx'
import { UserViewer } from '../../../src/features/people/user-viewer.tsx'
import { OrdersList } from '../../../src/features/sales/list/orders-list.tsx'
import { anApi } from '../../fixtures/api.ts'
import { openScreen } from '../../fixtures/content-editor.tsx'
import { site } from '../../fixtures/panel.tsx'

const text = () => document.body.textContent

test.each<[string, () => ReactNode, string, string, string]>([
  ['users', () => <UserViewer />, '/?q=boiler', 'No users with “boiler” in them.', 'No users yet.'],
  ['services', () => <ContentList kind="services" />, '/?q=boiler', 'No services with “boiler”', 'No services yet.'],
  ['requests', () => <Inbox />, '/?q=boiler', 'Nothing fits “boiler”.', 'Nobody waits.'],
  ['images', () => <MediaLibrary />, '/?q=boiler', 'No image matches “boiler”.', 'No images yet.'],
  ['orders', () => <OrdersList />, '/?q=boiler', 'No orders with “boiler” in them.', 'No orders yet.'],
  ['entries', () => <Audit />, '/?record=7', 'Nothing fits this filter.', 'Nobody has done anything yet.'],
])('of %s nothing is said to be there until those without the filter are loaded', async (...row) => {
  const [, screen, at, none, empty] = row
  const answer = Promise.withResolvers<void>()
  let isFiltered = true
  anApi(async (name) => {
    if (name in site) return Response.json(site['GET /api/site?page=other'])
    if (!isFiltered) await answer.promise
    return Response.json([])
  })
  const { router } = openScreen(screen(), at, '/')
  await expect.poll(text).toContain(none)
  const field = document.querySelector<HTMLElement>('input[type=search]')
  isFiltered = false
  await router.navigate('/')
  await expect.poll(text).not.toContain(none)
  expect(text()).not.toContain(empty)
  expect(document.querySelector('input[type=search]')).toBe(field)
  answer.resolve()
  await expect.poll(text).toContain(empty)
})

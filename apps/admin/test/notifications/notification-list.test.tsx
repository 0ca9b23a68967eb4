// @vitest-environment jsdom
import { query } from '@energy/client/query'
import { useCall } from '@energy/client/use-call'
import { inquiry } from '@energy/contracts/inquiries/inquiry'
import type { NotificationItem } from '@energy/contracts/notifications'
import type { Route } from '@energy/contracts/route'
import { invoice } from '@energy/contracts/sales/invoices'
import { offer } from '@energy/contracts/sales/offers'
import { user } from '@energy/contracts/people/users'
import { useQuery } from '@tanstack/react-query'
import { render } from '@energy/ui/test/render'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { NotificationList } from '../../src/features/notifications/notification-list.tsx'
import { useNotifications } from '../../src/features/notifications/use-notifications.ts'
import { anApi } from '../fixtures/api.ts'
import { aPanel } from '../fixtures/panel.tsx'
import { Screen } from '../fixtures/screen.tsx'

const at = '2026-11-19T10:00:00.000Z'
const anItem = (kind: NotificationItem['kind']) => ({ kind, _id: '7', who: 'Tom Okafor', email: 'tom@example.com', at })

/** A screen that shows a record while its notification is opened. */
function Shown({ read, params }: { read: Route; params: object }) {
  const { isSuccess } = useQuery({ ...query(useCall(), read, { params }), retry: false })
  return isSuccess && <article />
}

test.each([
  ['accepted', offer.read, { id: '7' }, 'GET /api/offers/7', '/offers/7'],
  ['offerRefused', offer.read, { id: '7' }, 'GET /api/offers/7', '/offers/7'],
  ['invoiceRefused', invoice.read, { id: '7' }, 'GET /api/invoices/7', '/offers/invoices/7'],
  ['wroteBack', inquiry.read, { id: '7' }, 'GET /api/inquiries/7', '/invoice?id=7'],
  ['roles', user.read, { email: 'tom@example.com' }, 'GET /api/users/tom%40example.com', '/user?id=7'],
] as const)('what the notification %s leads to is read again, as it may be shown already', async (...row) => {
  const [kind, read, params, url, path] = row
  const onNavigate = vi.fn<() => void>()
  const { sent, links, find, press } = aPanel(
    <>
      <Shown read={read} params={params} />
      <NotificationList onNavigate={onNavigate} />
    </>,
    {
      'GET /api/notifications': { items: [anItem(kind)], unseen: 0, seenAt: at, waiting: 0 },
      [url]: {},
    },
  )
  const reads = () => sent.filter(({ name }) => name === url).length
  await expect.poll(() => [find('li a'), find('article')]).toHaveLength(2)
  expect(reads()).toBe(1)
  expect(Object.values(links())).toEqual([path])
  press('li a')
  expect(onNavigate).toHaveBeenCalledOnce()
  await expect.poll(reads).toBe(2)
})

test('what came from a person whose data was deleted since is said of somebody', async () => {
  const item = { ...anItem('specialists'), who: '', email: '' }
  const { text } = aPanel(<NotificationList onNavigate={() => undefined} />, {
    'GET /api/notifications': { items: [item], unseen: 0, seenAt: at, waiting: 0 },
  })
  await expect.poll(text).toContain('Somebody asks for a specialist')
})

/** A bell that has read the notifications. */
function Bell() {
  const { isSuccess } = useNotifications()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      {isSuccess && <button onClick={() => setOpen(true)}>Notifications</button>}
      {isOpen && <NotificationList onNavigate={() => undefined} />}
    </>
  )
}

test('a request that was seen and then deleted is not listed any more when the bell is opened', async () => {
  let items = [anItem('specialists')]
  const sent = anApi(() =>
    sent.at(-1)?.headers.has('if-none-match')
      ? new Response(null, { status: 304 })
      : Response.json({ items, unseen: 0, seenAt: at, waiting: 0 }, { headers: { etag: '"1"' } }),
  )
  const { press } = render(
    <Screen>
      <Bell />
    </Screen>,
  )
  await expect.poll(() => document.querySelector('button')).not.toBeNull()
  items = []
  press('button')
  await expect.poll(() => document.body.textContent).toContain('Nothing has come yet.')
})

// @vitest-environment jsdom
import { createCall } from '@energy/client/call'
import { inquiry } from '@energy/contracts/inquiries/inquiry'
import { notifyManager } from '@tanstack/react-query'
import { render } from '@energy/ui/test/render'
import { expect, onTestFinished, test, vi } from 'vitest'
import { versionedQuery } from '../../src/shared/records/versioned.ts'
import { Inbox } from '../../src/features/inquiries/inbox.tsx'
import { anApi } from '../fixtures/api.ts'
import { anInquiry } from '../fixtures/inquiry.ts'
import { site } from '../fixtures/panel.tsx'
import { aClient, Screen } from '../fixtures/screen.tsx'

const READ = 'GET /api/inquiries/7'
const { queryKey } = versionedQuery(createCall('/api'), inquiry.read, '7')

/** Opens the inbox at an inquiry. Its screen is drawn when the test says so. */
function anOpenInbox() {
  // What jsdom lacks.
  Element.prototype.checkVisibility ??= () => true
  vi.stubGlobal('CSS', { escape: (text: string) => text })
  const unobserved = { addEventListener: () => undefined, removeEventListener: () => undefined }
  vi.stubGlobal('matchMedia', () => ({ ...unobserved, matches: true }))
  const waiting: (() => void)[] = []
  notifyManager.setScheduler((callback) => waiting.push(callback))
  onTestFinished(() => notifyManager.setScheduler((callback) => setTimeout(callback, 0)))
  anApi((name) => {
    if (name in site) return Response.json(site['GET /api/site?page=other'])
    if (name === READ) return Response.json(anInquiry(), { headers: { etag: '"1"' } })
    return Response.json([])
  })
  const client = aClient()
  render(
    <Screen client={client} at="/dashboard/invoice?id=7">
      <main>
        <Inbox />
      </main>
    </Screen>,
  )
  const draw = () => waiting.splice(0).forEach((callback) => callback())
  return { client, draw }
}

const press = (key: string) =>
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))

test('a key that is pressed when an inquiry is loaded, but not yet drawn, is of that inquiry', async () => {
  const { client, draw } = anOpenInbox()
  await expect.poll(() => client.getQueryData(queryKey)).toBeDefined()
  expect(document.querySelector('article')).toBeNull()
  press('r')
  await expect
    .poll(() => {
      draw()
      return document.activeElement?.getAttribute('name')
    })
    .toBe('text')
})

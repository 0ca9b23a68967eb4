// @vitest-environment jsdom
import { createCall } from '@energy/client/call'
import { CallProvider } from '@energy/client/use-call'
import { SessionProvider } from '@energy/client/session/use-session'
import { render } from '@energy/ui/test/render'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { ProfileForm } from '../../../src/features/account/profile/profile-form.tsx'
import { aSession } from '../../fixtures/session.ts'
import { aUser } from '../../fixtures/user.ts'

let sent = Promise.withResolvers<string>()
beforeEach(() => void (sent = Promise.withResolvers()))
vi.mock(import('../../../src/features/account/profile/send-picture.ts'), () => ({ sendPicture: () => sent.promise }))
vi.mock(import('@energy/ui/notice'), async (actual) => ({ ...(await actual()), prepareNotices: () => undefined }))

/** Whether the browser asks before the page is closed. */
const isAsked = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))

/** The form of the profile, in which a picture is chosen by one of its two ways, and is being sent. */
async function aPictureOnItsWay(way: 'a file' | 'the camera') {
  onTestFinished(() => void vi.unstubAllGlobals())
  const calls: string[] = []
  vi.stubGlobal('fetch', async (url: string, { method }: RequestInit) => {
    calls.push(`${method} ${url}`)
    return Response.json({ image: '/media/new/320.webp' })
  })
  const { session } = aSession()
  const form = <ProfileForm person={aUser()} providers={['password']} ended={false} onTouch={() => undefined} />
  const router = createMemoryRouter([
    { path: '/', element: form },
    { path: '/profile', element: <p>Your profile</p> },
  ])
  const { find, press } = render(
    <QueryClientProvider client={new QueryClient()}>
      <CallProvider value={createCall('/api')}>
        <SessionProvider value={session}>
          <RouterProvider router={router} />
        </SessionProvider>
      </CallProvider>
    </QueryClientProvider>,
  )
  const files = find(way === 'a file' ? '[type=file]' : '[type=file][capture]')
  if (way === 'the camera') find('fieldset button + button').focus()
  Object.defineProperty(files, 'files', { value: [new File(['jpeg'], 'me.jpg')] })
  files.dispatchEvent(new Event('change', { bubbles: true }))
  await expect.poll(() => find('progress').getAttribute('value')).toBe('0')
  return { find, press, router, calls }
}

test('a profile is saved once its picture has arrived: saving leaves the page, which would stop it', async () => {
  const { find, press, router, calls } = await aPictureOnItsWay('a file')
  press('[type=submit]')
  await expect.poll(isAsked).toBe(true)
  expect(calls).toEqual([])

  sent.resolve('upload')
  await expect.poll(() => find('output').textContent).toBe('Your picture was changed.')
  await expect.poll(isAsked).toBe(false)
  press('[type=submit]')
  await expect.poll(() => router.state.location.pathname).toBe('/profile')
  expect(calls).toEqual(['PUT /api/users/ada%40example.com/picture', 'PUT /api/users/ada%40example.com'])
})

test('once a photograph is taken, the button for a picture has the focus: that of the camera is gone', async () => {
  const { find } = await aPictureOnItsWay('the camera')
  await expect.poll(() => document.activeElement).toBe(find('fieldset button'))
  expect(document.activeElement?.textContent).toBe('Choose a picture')
})

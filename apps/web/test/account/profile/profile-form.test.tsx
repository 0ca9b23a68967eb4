// @vitest-environment jsdom
import { unreachable } from '@energy/client/call-error'
import { createCall } from '@energy/client/call'
import { CallProvider } from '@energy/client/use-call'
import { render } from '@energy/ui/test/render'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { json } from 'node:stream/consumers'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { ProfileForm } from '../../../src/features/account/profile/profile-form.tsx'
import { anApi } from '../../fixtures/api.ts'
import { listening } from '../../fixtures/listening.ts'
import { aUser } from '../../fixtures/user.ts'

/** The form of a profile, on a site with two more pages. */
function aProfileForm(apiUrl: string, person = aUser()) {
  const form = <ProfileForm person={person} providers={['password']} ended={false} onTouch={() => undefined} />
  const router = createMemoryRouter([
    { path: '/', element: form },
    { path: '/profile', element: <p>Your profile</p> },
    { path: '/about', element: <p>About Us</p> },
  ])
  const { find, press } = render(
    <QueryClientProvider client={new QueryClient()}>
      <CallProvider value={createCall(apiUrl)}>
        <RouterProvider router={router} />
      </CallProvider>
    </QueryClientProvider>,
  )
  return { router, find, press }
}

test('who leaves the form while it is being saved stays where they are', async () => {
  const left = Promise.withResolvers<void>()
  const url = await listening(async (_, response) => {
    await left.promise
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  const { router, find, press } = aProfileForm(url)
  press('[type=submit]')
  await router.navigate('/about')
  await expect.poll(() => find('p').textContent).toBe('About Us')
  left.resolve()
  await expect.poll(() => document.body.textContent).toContain('User info updated successfully.')
  expect([router.state.location.pathname, find('p').textContent]).toEqual(['/about', 'About Us'])
})

test('nothing can be typed while a profile is being saved, as its page is left then', async () => {
  const api = await anApi()
  const { find, press } = aProfileForm(api.url)
  const name = find('[name=username]')
  api.answerWith(503, unreachable)
  press('[type=submit]')
  expect(name).toHaveProperty('readOnly', true)
  await expect.poll(() => find('[role=alert].form-errors').textContent).toContain('Nothing is saved yet.')
  await expect.poll(() => name).toHaveProperty('readOnly', false)
  api.answerWith(200)
  press('[type=submit]')
  expect(name).toHaveProperty('readOnly', true)
  await expect.poll(() => find('p').textContent).toBe('Your profile')
})

test('a profile is saved once its picture is removed: until then the form has the former link', async () => {
  const removed = Promise.withResolvers<void>()
  const bodies: unknown[] = []
  const url = await listening(async (request, response) => {
    bodies.push(await json(request))
    await removed.promise
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  const { find, press } = aProfileForm(url, aUser({ image: '/media/old/320.webp' }))
  press('fieldset fieldset button:last-child')
  await expect.poll(() => find('fieldset fieldset button').matches('[aria-busy=true]')).toBe(true)
  press('[type=submit]')
  removed.resolve()
  await expect.poll(() => find('fieldset output').textContent).toBe('Your picture was removed.')
  press('[type=submit]')
  await expect.poll(() => find('p').textContent).toBe('Your profile')
  expect(bodies).toEqual([{ image: '' }, expect.objectContaining({ image: '' })])
})

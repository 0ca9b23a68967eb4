// @vitest-environment jsdom
import { createCall } from '@energy/client/call'
import { CallProvider } from '@energy/client/use-call'
import { render } from '@energy/ui/test/render'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { ProfileForm } from '../../../src/features/account/profile/profile-form.tsx'
import { listening } from '../../fixtures/listening.ts'
import { aUser } from '../../fixtures/user.ts'

const upload = { _id: '1', bytes: 4, missing: [] }

/** The form of a profile with a picture. @param lost how many changes get no answer */
async function aProfileForm(lost: number) {
  const puts: (string | undefined)[] = []
  const url = await listening((request, response) => {
    if (request.method === 'PUT') puts.push(request.url)
    if (request.method === 'PUT' && puts.length <= lost) return response.destroy()
    const answer = request.url === '/uploads' ? upload : { image: '/media/new/320.webp' }
    return response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
  })
  const person = aUser({ image: '/media/old/320.webp' })
  const form = <ProfileForm person={person} providers={['password']} ended={false} onTouch={() => undefined} />
  const router = createMemoryRouter([
    { path: '/', element: form },
    { path: '/profile', element: <p>Your profile</p> },
  ])
  const page = render(
    <QueryClientProvider client={new QueryClient()}>
      <CallProvider value={createCall(url)}>
        <RouterProvider router={router} />
      </CallProvider>
    </QueryClientProvider>,
  )
  const choose = () => {
    const files = page.find('[type=file]')
    Object.defineProperty(files, 'files', { value: [new File(['jpeg'], 'me.jpg')] })
    files.dispatchEvent(new Event('change', { bubbles: true }))
  }
  return { ...page, choose, puts }
}
const REMOVE = 'fieldset fieldset button:last-child'

test('a picture whose answer was lost is changed: the same upload is sent again', async () => {
  const { find, choose, puts } = await aProfileForm(1)
  choose()
  await expect.poll(() => find('fieldset output').textContent).toBe('Your picture was changed.')
  expect(find('[name=image]')).toHaveProperty('value', '/media/new/320.webp')
  expect(puts).toEqual(Array.from({ length: 2 }, () => '/users/ada%40example.com/picture'))
})

test('a picture whose removal got no answer is removed: that is sent again', async () => {
  const { find, press } = await aProfileForm(1)
  press(REMOVE)
  await expect.poll(() => find('fieldset output').textContent).toBe('Your picture was removed.')
  expect(find('[name=image]')).toHaveProperty('value', '')
})

test('a picture that gets no answer at all is as before, and can be sent again', async () => {
  const { find, choose } = await aProfileForm(2)
  choose()
  await expect.poll(() => find('fieldset [role=alert]').textContent).toMatch(/reached.*Your picture is as before\./)
  expect(find('fieldset fieldset').textContent).toContain('Try again')
})

test('a profile whose answer was lost is saved: that is sent again', async () => {
  const { find, press, puts } = await aProfileForm(1)
  press('[type=submit]')
  await expect.poll(() => find('p').textContent).toBe('Your profile')
  expect(puts).toHaveLength(2)
})

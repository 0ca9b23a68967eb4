// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { aPerson, aSignedInPage, openPage } from '../fixtures/page.ts'
import { aProvider } from '../fixtures/provider.ts'

const provider = aProvider()

test('where the browser blocks storage a page opens signed out, and one can sign up, out and in on it', async () => {
  const person = aPerson()
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  })
  expect((await openPage(provider)).session.state()).toEqual({ status: 'signed-out' })
  const { session } = await aSignedInPage(provider, person)
  await session.signOut()
  expect(session.state()).toEqual({ status: 'signed-out' })
  await session.signIn(person.email, person.password)
  expect(session.state()).toMatchObject({ status: 'signed-in', identity: { email: person.email } })
})

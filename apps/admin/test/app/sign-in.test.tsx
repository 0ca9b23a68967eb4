// @vitest-environment jsdom
import { render } from '@energy/ui/test/render'
import { expect, test } from 'vitest'
import { SignIn } from '../../src/app/sign-in/sign-in.tsx'
import { pressButton, typeInto } from '../fixtures/controls.ts'
import { aSession, Screen } from '../fixtures/screen.tsx'

test('a sign-in without an address or a password leads to what is missing, so that it is heard', () => {
  const { find } = render(
    <Screen session={aSession('')}>
      <SignIn />
    </Screen>,
  )
  pressButton('Sign in')
  expect(document.activeElement?.textContent).toBe(
    'There are 2 things to correctEnter your email address.Enter your password.',
  )
  typeInto(find('[name=email]'), 'ada@example.com')
  pressButton('Sign in')
  expect(document.activeElement).toBe(find('[name=password]'))
  expect(document.getElementById('password-error')?.textContent).toBe('Enter your password.')
})

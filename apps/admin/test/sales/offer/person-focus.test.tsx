// @vitest-environment jsdom
import { render } from '@energy/ui/test/render'
import { expect, test } from 'vitest'
import { PersonDialog } from '../../../src/features/sales/builder/person-dialog.tsx'
import { anApi } from '../../fixtures/api.ts'
import { pressButton, textOf, typeInto } from '../../fixtures/controls.ts'
import { Screen } from '../../fixtures/screen.tsx'
import { aUser } from '../../fixtures/user.ts'

const ignore = () => undefined
const nobody = { name: '', email: '', businessName: '', address: '', user: '' }
const account = () => document.querySelector<HTMLElement>('[aria-label=Accounts] button')

test('an account that is chosen is filled in, and the name has the focus', async () => {
  anApi(() => Response.json([aUser({ username: 'Grace Obi' })]))
  const { find } = render(
    <Screen>
      <PersonDialog values={nobody} onChoose={ignore} onClose={ignore} />
    </Screen>,
  )
  const name = () => find('[name=name]')
  typeInto(find('[type=search]'), 'grace')
  await expect.poll(account).not.toBeNull()
  account()?.focus()
  account()?.click()
  await expect.poll(() => textOf(name())).toBe('Grace Obi')
  expect(document.activeElement).toBe(name())
  find('p button').focus()
  pressButton('Without the account')
  expect(document.activeElement).toBe(name())
})

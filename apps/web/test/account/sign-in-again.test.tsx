// @vitest-environment jsdom
import { SessionProvider } from '@energy/client/session/use-session'
import { render } from '@energy/ui/test/render'
import { expect, test, vi } from 'vitest'
import { SignInAgain } from '../../src/features/account/sign-in-again.tsx'
import { aSession } from '../fixtures/session.ts'

const never = new Promise<never>(() => undefined)

/** The dialog that deletes an account, in which the password was typed and sent. */
async function sent({ confirm, remove }: { confirm: Promise<void>; remove: Promise<void> }) {
  const { session } = aSession()
  const provider = { ...(await session.provider()), confirm: () => confirm }
  const onProved = vi.fn<() => Promise<void>>(() => remove)
  const onClose = vi.fn<() => void>(() => show(null))
  const { find, press, show } = render(
    <SessionProvider value={{ ...session, provider: async () => provider }}>
      <SignInAgain
        title="Delete my account?"
        who={{ email: 'ada@example.com', providers: ['password'] }}
        action="Delete my account"
        onProved={onProved}
        onClose={onClose}
      >
        <p>Sign in again to do it.</p>
      </SignInAgain>
    </SessionProvider>,
  )
  const field = find('[type=password]')
  if (field instanceof HTMLInputElement) field.value = 'secret'
  press('[type=submit]')
  return { find, press, onProved, onClose }
}
const CANCEL = '.modal-actions button:last-child'

test('an account stays where somebody cancels before the password is checked', async () => {
  const confirm = Promise.withResolvers<void>()
  const { press, onProved, onClose } = await sent({ confirm: confirm.promise, remove: never })
  press(CANCEL)
  expect(onClose).toHaveBeenCalledOnce()
  confirm.resolve()
  await confirm.promise
  await new Promise((done) => setTimeout(done))
  expect(onProved).not.toHaveBeenCalled()
})

test('while an account is being deleted, nothing seems to call it off', async () => {
  const { find, press, onProved, onClose } = await sent({ confirm: Promise.resolve(), remove: never })
  await expect.poll(() => onProved.mock.calls.length).toBe(1)
  await expect.poll(() => find(CANCEL).matches(':disabled')).toBe(true)
  press(CANCEL)
  find('dialog').dispatchEvent(new Event('cancel'))
  expect(onClose).not.toHaveBeenCalled()
})

test('where an account could not be deleted, the dialog can be closed', async () => {
  const { find, press, onClose } = await sent({ confirm: Promise.resolve(), remove: Promise.reject(new Error('503')) })
  await expect.poll(() => find('[role=alert]').textContent).not.toBe('')
  press(CANCEL)
  expect(onClose).toHaveBeenCalledOnce()
})

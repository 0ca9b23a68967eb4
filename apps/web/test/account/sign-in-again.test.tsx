// @vitest-environment jsdom
import type { Provider } from '@energy/client/session/identity'
import { identityError } from '@energy/client/session/identity-code'
import { SessionProvider } from '@energy/client/session/use-session'
import { render } from '@energy/ui/test/render'
import { expect, test, vi } from 'vitest'
import { SignInAgain } from '../../src/features/account/sign-in-again.tsx'
import { aSession } from '../fixtures/session.ts'

const never = new Promise<never>(() => undefined)
const answered = () => new Promise((done) => setTimeout(done))

interface DialogOptions {
  confirm: Promise<void>
  remove: Promise<void>
  providers?: string[]
}

/** The dialog that deletes an account. */
async function aDialog({ confirm, remove, providers = ['password'] }: DialogOptions) {
  const { session } = aSession()
  const proofs: unknown[] = []
  const provider = {
    ...(await session.provider()),
    confirm(proof: unknown) {
      proofs.push(proof)
      return confirm
    },
  }
  const onProved = vi.fn<() => Promise<void>>(() => remove)
  const onClose = vi.fn<() => void>(() => show(null))
  const { find, press, show } = render(
    <SessionProvider value={{ ...session, provider: async () => provider }}>
      <SignInAgain
        title="Delete my account?"
        who={{ email: 'ada@example.com', providers }}
        action="Delete my account"
        onProved={onProved}
        onClose={onClose}
      >
        <p>Sign in again to do it.</p>
      </SignInAgain>
    </SessionProvider>,
  )
  return { find, press, proofs, onProved, onClose }
}

/** The same, in which the password was typed and sent. */
async function sent(options: DialogOptions) {
  const dialog = await aDialog(options)
  const field = dialog.find('[type=password]')
  if (field instanceof HTMLInputElement) field.value = 'secret'
  dialog.press('[type=submit]')
  return dialog
}
const CANCEL = '.modal-actions button:last-child'

test('an account stays where somebody cancels before the password is checked', async () => {
  const confirm = Promise.withResolvers<void>()
  const { press, onProved, onClose } = await sent({ confirm: confirm.promise, remove: never })
  press(CANCEL)
  expect(onClose).toHaveBeenCalledOnce()
  confirm.resolve()
  await confirm.promise
  await answered()
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

test('who signs in with Facebook alone is offered that alone, and deletes the account once', async () => {
  const { find, press, proofs, onProved } = await aDialog({
    confirm: Promise.resolve(),
    remove: never,
    providers: ['facebook.com'],
  })
  expect(find('.modal-actions').textContent).toBe('Continue with FacebookCancel')
  press('.modal-actions button')
  await expect.poll(() => find('.modal-actions button').matches('[aria-disabled=true]')).toBe(true)
  press('.modal-actions button')
  await answered()
  expect(proofs).toEqual([{ social: 'facebook' }])
  expect(onProved).toHaveBeenCalledOnce()
})

test('after the session has ended, another Google account leaves the dialog open, which says whose is wanted', async () => {
  const { session, end } = aSession()
  const mismatch = vi.fn<Provider['signInAgain']>().mockRejectedValue(identityError('auth/user-mismatch'))
  const provider = { ...(await session.provider()), signInAgain: mismatch }
  end()
  const onProved = vi.fn<() => Promise<void>>()
  const { find, press } = render(
    <SessionProvider value={{ ...session, provider: async () => provider }}>
      <SignInAgain
        title="Sign in again"
        who={{ email: 'ada@example.com', providers: ['google.com'] }}
        action="Sign in and save"
        onProved={onProved}
        onClose={() => undefined}
      >
        <p>Your session has ended.</p>
      </SignInAgain>
    </SessionProvider>,
  )
  press('.modal-actions button')
  await expect.poll(() => find('[role=alert]').textContent).toBe('That is another account. Sign in as ada@example.com.')
  expect(mismatch).toHaveBeenCalledExactlyOnceWith('google', 'ada@example.com')
  expect(session.state()).toHaveProperty('ended', true)
  expect(onProved).not.toHaveBeenCalled()
})

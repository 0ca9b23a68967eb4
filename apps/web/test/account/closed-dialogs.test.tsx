// @vitest-environment jsdom
import { SessionProvider } from '@energy/client/session/use-session'
import { showError } from '@energy/ui/notice'
import { render } from '@energy/ui/test/render'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { ForgotPassword } from '../../src/features/account/forgot-password.tsx'
import { ChangePassword } from '../../src/features/account/settings/change-password.tsx'
import { aSession } from '../fixtures/session.ts'

vi.mock(import('@energy/ui/notice'), async (actual) => ({
  ...(await actual()),
  notice: async () => undefined,
  showError: vi.fn<(text: string) => Promise<void>>(),
}))

const never = new Promise<never>(() => undefined)
const CANCEL = '.modal-actions button:last-child'
const answered = () => new Promise((done) => setTimeout(done))

/** The dialog that changes a password, with what the provider answers; both passwords are typed and sent. */
async function aSentPassword(confirm: Promise<void>, changing: Promise<void>) {
  const { session } = aSession()
  const changePassword = vi.fn<(password: string) => Promise<void>>(() => changing)
  const provider = { ...(await session.provider()), confirm: () => confirm, changePassword }
  const onClose = vi.fn<() => void>(() => show(null))
  const { find, press, show } = render(
    <SessionProvider value={{ ...session, provider: async () => provider }}>
      <ChangePassword email="ada@example.com" onClose={onClose} />
    </SessionProvider>,
  )
  Object.assign(find('[name=current]'), { value: 'the-old-one' })
  Object.assign(find('[name=password]'), { value: 'the-new-one' })
  press('[type=submit]')
  return { find, press, changePassword, onClose }
}

test('a password stays where somebody cancels before the current one is checked', async () => {
  const confirm = Promise.withResolvers<void>()
  const { press, changePassword, onClose } = await aSentPassword(confirm.promise, never)
  press(CANCEL)
  expect(onClose).toHaveBeenCalledOnce()
  confirm.resolve()
  await answered()
  expect(changePassword).not.toHaveBeenCalled()
  expect(onClose).toHaveBeenCalledOnce()
})

test('while a password is being changed, nothing seems to call it off', async () => {
  const { find, press, changePassword, onClose } = await aSentPassword(Promise.resolve(), never)
  await expect.poll(() => changePassword.mock.calls).toEqual([['the-new-one']])
  await expect.poll(() => find(CANCEL).matches(':disabled')).toBe(true)
  press(CANCEL)
  find('dialog').dispatchEvent(new Event('cancel'))
  expect(onClose).not.toHaveBeenCalled()
})

test('who gives no code of a second factor for a new password reads no failure, and can go on', async () => {
  const confirm = Promise.withResolvers<void>()
  const { find, onClose } = await aSentPassword(confirm.promise, never)
  const busy = () => find('[type=submit]').getAttribute('aria-busy')
  await expect.poll(busy).toBe('true')
  confirm.reject(Object.assign(new Error('No code'), { code: 'auth/user-cancelled' }))
  await expect.poll(busy).toBeNull()
  expect(document.querySelector('[role=alert]')).toBeNull()
  expect(onClose).not.toHaveBeenCalled()
})

/** The sign-in page's way to a new password. */
function Forgotten() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" id="forgot" onClick={() => setOpen(true)}>
        Forgot password?
      </button>
      <input id="password" />
      {isOpen && <ForgotPassword email="ada@example.com" onClose={() => setOpen(false)} />}
    </>
  )
}

test.each(['sent', 'refused'])(
  'who cancels and types on keeps the focus when a link for a new password is %s',
  async (outcome) => {
    const sent = Promise.withResolvers<void>()
    const { session } = aSession()
    const provider = { ...(await session.provider()), sendReset: () => sent.promise }
    const { find, press } = render(
      <SessionProvider value={{ ...session, provider: async () => provider }}>
        <Forgotten />
      </SessionProvider>,
    )
    find('#forgot').focus()
    press('#forgot')
    press('[type=submit]')
    await answered()
    press(CANCEL)
    const password = find('#password')
    password.focus()
    if (outcome === 'sent') sent.resolve()
    else sent.reject(new Error('503'))
    await answered()
    await answered()
    expect(document.activeElement).toBe(password)
    expect(showError).not.toHaveBeenCalled()
  },
)

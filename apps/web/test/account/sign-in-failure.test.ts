// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { showSignInFailure } from '../../src/features/account/sign-in-failure.ts'

const dialog = () => document.querySelector('.swal2-modal')?.textContent
const failWith = (code: string) => showSignInFailure(Object.assign(new Error(code), { code }))

test('a failed sign-in shows its reason, and one that the user has cancelled shows nothing', async () => {
  failWith('auth/user-disabled')
  const REASON = 'Error signing in! This account has been closed.'
  await expect.poll(dialog).toContain(REASON)
  // A dialog would take the place of the first.
  failWith('auth/popup-closed-by-user')
  await vi.dynamicImportSettled()
  expect(dialog()).toContain(REASON)
})

import { expect } from '@playwright/test'
import { CUSTOMER } from '../../support/product.ts'
import type { Screen } from '../screen.ts'
import { expectHeading, expectText, forStaff } from './staff.ts'

const identities = '**/identitytoolkit.googleapis.com'

/** Answers the sign-in of an account with a second factor. */
const answerWithFactor: Screen['before'] = (page) =>
  page.route(`${identities}/v1/accounts:signInWithPassword*`, (route) =>
    route.fulfill({
      json: {
        localId: 'sample',
        mfaPendingCredential: 'sample',
        mfaInfo: [{ mfaEnrollmentId: 'sample', totpInfo: {} }],
      },
    }),
  )

/** The second factor of staff. */
export const secondFactorScreens: Screen[] = [
  forStaff({ name: 'second-factor-none', path: '/dashboard/second-factor', prepare: expectText('Set it up') }),
  forStaff({
    name: 'second-factor-set-up',
    path: '/dashboard/second-factor',
    before: (page) =>
      page.route(`${identities}/v2/accounts/mfaEnrollment:start*`, (route) =>
        route.fulfill({
          json: {
            totpSessionInfo: {
              sharedSecretKey: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
              hashingAlgorithm: 'SHA1',
              verificationCodeLength: 6,
              periodSec: 30,
              sessionInfo: 'sample',
              finalizeEnrollmentTime: '2027-01-01T00:00:00.000Z',
            },
          },
        }),
      ),
    async prepare(page) {
      await page.getByRole('button', { name: 'Set it up' }).click()
      await expectHeading('2. Type the code that it shows')(page)
    },
  }),
  {
    name: 'second-factor-code',
    path: '/login',
    before: answerWithFactor,
    async prepare(page) {
      await page.waitForLoadState('networkidle')
      await page.getByLabel('Email address').fill(CUSTOMER.email)
      await page.getByLabel('Password', { exact: true }).fill('wind-and-water')
      await page.getByRole('button', { name: 'Sign in', exact: true }).click()
      const dialog = page.getByRole('dialog', { name: 'Enter your code' })
      await dialog.getByRole('button', { name: 'Confirm' }).click()
      await expect(dialog).toContainText('The code has six digits.')
    },
  },
]

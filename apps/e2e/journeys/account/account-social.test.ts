import type { Page } from '@playwright/test'
import { aPerson, aRecord } from '../../support/data/people.ts'
import { expect, test } from '../../support/test.ts'

type Provider = 'Google' | 'Facebook'

const openPopup = async (page: Page, provider: Provider) => {
  const opening = page.waitForEvent('popup')
  await page.getByRole('button', { name: `Continue with ${provider}` }).click()
  return opening
}

/** Signs in with an account of this provider, in the pop-up of the emulator. */
async function signInWith(page: Page, provider: Provider, account: { email: string; name: string }) {
  const popup = await openPopup(page, provider)
  await popup.getByText('Add new account').click()
  await popup.locator('#email-input').fill(account.email)
  await popup.locator('#display-name-input').fill(account.name)
  await popup.locator('#sign-in').click()
}

test.beforeEach(async ({ page }) => {
  await page.goto('/login')
})

/** Expects that a new user has signed in, and got a record. */
async function expectRecord(page: Page, email: string) {
  await expect(page.getByText('User created and logged in successfully.')).toBeVisible()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.goto('/profile')
  await expect(page.getByRole('heading', { level: 1, name: 'Noor Haddad', exact: true })).toBeVisible()
  await expect(page.getByText(email).first()).toBeVisible()
}

test('a new user signs in by Google after pop-ups that were blocked and closed, and gets a record', async ({
  page,
}) => {
  const { email } = aPerson()
  await test.step('a blocked pop-up shows an error that says what to do', async () => {
    await page.evaluate(() => {
      const { open } = window
      window.open = () => {
        window.open = open
        return null
      }
    })
    await page.getByRole('button', { name: 'Continue with Google' }).click()
    await expect(page.getByRole('dialog')).toContainText('Error signing in!')
    await expect(page.getByRole('dialog')).toContainText('Allow pop-ups for this site')
    await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click()
  })
  await test.step('a closed pop-up shows no error, and the next one works', async () => {
    const popup = await openPopup(page, 'Google')
    await popup.getByText('Add new account').waitFor()
    await popup.close()
    await signInWith(page, 'Google', { email, name: 'Noor Haddad Junior' })
    await expectRecord(page, email)
  })
})

test('a new user signs in by Facebook and gets a record', async ({ page }) => {
  const { email } = aPerson()
  await signInWith(page, 'Facebook', { email, name: 'Noor Haddad Junior' })
  await expectRecord(page, email)
})

test('a user with a record signs in by Google and is redirected to the requested page', async ({ page, request }) => {
  const person = aPerson()
  await aRecord(request, person)
  await page.goto('/login?next=/guides')
  await signInWith(page, 'Google', { email: person.email, name: 'Noor Haddad' })
  await expect(page.getByText('User logged in successfully.')).toBeVisible()
  await expect(page).toHaveURL('/guides')
})

import type { Page } from '@playwright/test'
import { waitForHydration, waitForReact } from '../../screens/screen.ts'
import { expect, test } from '../../support/test.ts'

const uniqueEmail = () => `${crypto.randomUUID()}@example.com`
const contactForm = (page: Page) => page.getByRole('form', { name: 'Connect with us' })
const newsletterForm = (page: Page) => page.getByRole('form', { name: 'Newsletter' })

/** Holds back a script. The returned function lets it load. */
async function holdScript(page: Page, name: string) {
  const released = Promise.withResolvers<void>()
  await page.route(`**/assets/${name}-*.js`, async (route) => {
    await released.promise
    await route.continue().catch(() => undefined)
  })
  return released.resolve
}

test.describe('before the page is hydrated', { tag: '@desktop' }, () => {
  test('a message that is submitted before the code has come is posted, and the code goes on with its answer', async ({
    page,
    browserErrors,
  }) => {
    const email = uniqueEmail()
    const release = await holdScript(page, 'entry-client')
    await page.goto('/contact', { waitUntil: 'commit' })
    const form = contactForm(page)
    await form.getByLabel('Comment').fill('Our boiler is older than I am.')
    await form.getByRole('button', { name: 'Send message' }).click()
    await expect(form.getByRole('alert')).toContainText('There are 2 things to correct')

    release()
    await waitForHydration(page)
    await expect(form.getByRole('alert')).toContainText('There are 2 things to correct')
    await expect(form.getByLabel('Comment')).toHaveValue('Our boiler is older than I am.')
    await form.getByLabel('First name').fill('Grace')
    await expect(form.getByLabel('First name')).not.toHaveAttribute('aria-invalid')
    await form.getByLabel('Email address').fill(email)
    await form.getByRole('button', { name: 'Send message' }).click()
    await expect(form.getByText(`We have your message. The answer goes to ${email}.`)).toBeVisible()
    await expect(form.getByLabel('Comment')).toHaveValue('')

    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
    await expect(page).toHaveURL('/about')
    await page.goBack()
    await expect(form.getByLabel('Comment')).toHaveValue('')
    await expect(form.getByRole('alert')).toBeHidden()
    browserErrors.expect(/422 .*\/contact/)
  })

  test('an address that is submitted before the code of the newsletter form has come is posted', async ({ page }) => {
    await holdScript(page, 'newsletter-form')
    await page.goto('/about')
    await waitForHydration(page)
    await newsletterForm(page).getByLabel('Email').fill(uniqueEmail())
    await newsletterForm(page).getByRole('button', { name: 'Subscribe' }).click()
    await expect(page.getByText('Unless your address is on the list already')).toBeVisible()
  })

  for (const script of ['load-code', 'entry-client'])
    test(`a visitor who used the page before its ${script} came need not do it again for the code of the newsletter form`, async ({
      page,
    }) => {
      const release = await holdScript(page, script)
      await page.goto('/about', { waitUntil: 'commit' })
      await newsletterForm(page).getByLabel('Email').focus()
      release()
      await waitForReact(newsletterForm(page))
    })

  for (const [path, button] of [
    ['/login', 'Sign in'],
    ['/signup', 'Sign Up'],
  ] as const)
    test(`${path} sends nothing before its code has come, and keeps what was typed`, async ({ page }) => {
      const release = await holdScript(page, 'entry-client')
      await page.goto(path, { waitUntil: 'commit' })
      const submit = page.getByRole('button', { name: button, exact: true })
      await expect(submit).toBeDisabled()
      await page.getByLabel('Email address').fill('grace@example.com')
      await page.getByLabel('Password', { exact: true }).fill('wind-and-water')
      await page.getByLabel('Password', { exact: true }).press('Enter')
      expect(new URL(page.url()).search).toBe('')
      release()
      await expect(submit).toBeEnabled()
      await expect(page.getByLabel('Email address')).toHaveValue('grace@example.com')
      await expect(page.getByLabel('Password', { exact: true })).toHaveValue('wind-and-water')
    })
})

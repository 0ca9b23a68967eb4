import type { Page } from '@playwright/test'
import { waitForHydration } from '../../screens/screen.ts'
import { openMenu } from '../../support/data/menu.ts'
import { expect, test } from '../../support/test.ts'

/** The live region that announces the title after a client-side navigation. */
const announcer = (page: Page) => page.locator('[aria-live]#announcer')
const main = (page: Page) => page.getByRole('main')

test(
  'following a link announces the title of the new page, and moves the focus to its start',
  { tag: '@layout' },
  async ({ page }) => {
    await page.goto('/')
    await waitForHydration(page)
    await expect(announcer(page)).toBeEmpty()
    const links = [
      { link: 'Contact Us', title: 'Contact Us · Millrace Energy' },
      { link: 'Sign In', title: 'Sign in · Millrace Energy' },
    ]
    for (const { link, title } of links) {
      await openMenu(page)
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: link }).click()
      await expect(main(page)).toBeFocused()
      await expect(announcer(page)).toHaveText(title)
      await expect(page).toHaveTitle(title)
    }
    await page.goBack()
    await expect(announcer(page)).toHaveText('Contact Us · Millrace Energy')
    await expect(main(page)).toBeFocused()
  },
)

test('a link to a section of another page scrolls there and focuses it', async ({ page }) => {
  await page.goto('/')
  await waitForHydration(page)
  await page.getByRole('link', { name: 'Request a quote' }).click()
  await expect(page).toHaveURL('/contact#talk')
  await expect(main(page).locator('#talk')).toBeFocused()
  await expect(main(page).getByRole('heading', { name: 'Talk to a specialist' })).toBeInViewport()
})

test('the first press of Tab focuses the skip link', async ({ page }) => {
  await page.goto('/our_service')
  await waitForHydration(page)
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(main(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(main(page).getByRole('article').first().getByRole('link')).toBeFocused()
})

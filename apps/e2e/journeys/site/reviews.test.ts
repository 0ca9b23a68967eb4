import type { Page } from '@playwright/test'
import { waitForHydration } from '../../screens/screen.ts'
import { expect, test } from '../../support/test.ts'

const track = (page: Page) => page.getByRole('list', { name: 'Reviews' })
const next = (page: Page) => page.getByRole('button', { name: 'Next review' })
const previous = (page: Page) => page.getByRole('button', { name: 'Previous review' })

test('reviews scroll by buttons, by keyboard and by a swipe', { tag: '@layout' }, async ({ page }) => {
  await page.goto('/')
  await waitForHydration(page)
  await test.step('the buttons scroll from review to review, and stop at both ends', async () => {
    await expect(previous(page)).toBeDisabled()
    await next(page).click()
    await expect(page.getByText('2 of 3')).toBeVisible()
    await next(page).click()
    await expect(page.getByText('3 of 3')).toBeVisible()
    await expect(next(page)).toBeDisabled()
    await expect(page.getByText('Straight answers.')).toBeInViewport()
    await previous(page).click()
    await previous(page).click()
    await expect(page.getByText('1 of 3')).toBeVisible()
    await expect(previous(page)).toBeDisabled()
  })

  await test.step('the buttons work by keyboard, and keep the focus at the end', async () => {
    await next(page).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('2 of 3')).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page.getByText('3 of 3')).toBeVisible()
    await expect(next(page)).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByText('2 of 3')).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page.getByText('1 of 3')).toBeVisible()
  })

  await test.step('a swipe snaps to a review, and updates the count', async () => {
    await track(page).scrollIntoViewIfNeeded()
    await track(page).evaluate((list) => list.scrollBy({ left: (list.firstElementChild?.clientWidth ?? 0) * 0.8 }))
    await expect(page.getByText('2 of 3')).toBeVisible()
  })
})

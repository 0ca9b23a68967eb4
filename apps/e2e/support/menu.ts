import type { Page } from '@playwright/test'

/** Opens the menu where the screen is too small to show it. */
export async function openMenu(page: Page) {
  // The address changes a moment before the page does.
  await page.getByRole('banner').waitFor()
  const button = page.getByRole('button', { name: 'Open menu' })
  if (await button.isVisible()) await button.click()
}

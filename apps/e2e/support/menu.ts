import type { Page } from '@playwright/test'

/** Whether a window is too small to show the menu, or a list beside what is chosen in it. */
export const isNarrow = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024

/** Opens the menu where the screen is too small to show it. */
export async function openMenu(page: Page) {
  // The address changes a moment before the page does.
  await page.getByRole('banner').waitFor()
  if (isNarrow(page)) await page.getByRole('button', { name: 'Open menu' }).click()
}

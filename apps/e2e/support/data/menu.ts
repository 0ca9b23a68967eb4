import type { Page } from '@playwright/test'

/** Whether the window is too narrow to show the menu, or a list and its selected item side by side. */
export const isNarrow = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024

/** Opens the menu if the window is too narrow to show it. */
export async function openMenu(page: Page) {
  // The URL changes a moment before the page does.
  await page.getByRole('banner').waitFor()
  if (isNarrow(page)) await page.getByRole('button', { name: 'Open menu' }).click()
}

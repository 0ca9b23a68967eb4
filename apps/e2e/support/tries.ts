import { expect, type Locator } from '@playwright/test'

/** The longest pause before a call is tried again, in ms, and a bit more. */
const PAUSE = 4_100

/**
 * Waits for what a page says when all tries of a call have failed, and moves the clock of the page over the pauses
 * between them. The page has a clock that was installed before it opened.
 */
export const passTries = (said: Locator) =>
  expect(async () => {
    await said.page().clock.fastForward(PAUSE)
    await expect(said).toBeVisible({ timeout: 200 })
  }).toPass()

import type { Page } from '@playwright/test'
import { screens } from '../../screens/all.ts'
import { openScreen } from '../../screens/screen.ts'
import { accessibilityViolations } from '../../support/page/axe.ts'
import { isNarrow } from '../../support/data/menu.ts'
import { undersizedTargets } from '../../support/page/target-size.ts'
import { expect, test } from '../../support/test.ts'
import { horizontalOverflow } from '../../support/page/overflow.ts'

/** Reports all errors of a screen, not only the first. */
const softExpect = expect.configure({ soft: true })

test.use({ reducedMotion: 'reduce' })

// Each screen is opened once, and its window then changes its size: to open it takes longer than all that is measured.
for (const screen of screens)
  test(`${screen.name} is accessible`, { tag: screen.phone ? [] : ['@desktop'] }, async ({ page, browserErrors }) => {
    await openScreen(page, screen)
    if (!isNarrow(page)) {
      softExpect(await accessibilityViolations(page)).toEqual([])
      await page.setViewportSize({ width: 768, height: 1024 })
      softExpect(await accessibilityViolations(page, 'light')).toEqual([])
      await page.setViewportSize({ width: 390, height: 844 })
    }
    await expectPhoneLayout(page)
    if (screen.browserError) browserErrors.expect(screen.browserError)
  })

async function expectPhoneLayout(page: Page) {
  softExpect(await accessibilityViolations(page, 'light')).toEqual([])
  softExpect(await undersizedTargets(page)).toEqual([])
  // The last size is a window of 1280 × 1024 px at a zoom of 400 %.
  for (const size of [
    { width: 360, height: 740 },
    { width: 320, height: 256 },
  ]) {
    await page.setViewportSize(size)
    // Charts are drawn a moment later.
    await softExpect.poll(() => horizontalOverflow(page)).toEqual([])
  }
}

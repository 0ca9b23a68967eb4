import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const RULE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** All that a colour scheme can change. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** What axe finds against WCAG 2.2 AA on the page, in both colour schemes: the rule, and where it is broken. */
export async function accessibilityViolations(page: Page) {
  // All of a page is in one frame: axe needs no window of its own to gather what it found.
  const axe = () => new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  await page.emulateMedia({ colorScheme: 'light' })
  const light = await axe().withTags(RULE_TAGS).analyze()
  await page.emulateMedia({ colorScheme: 'dark' })
  // Colours take a moment to turn.
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'))
  const dark = await axe().withRules(COLOUR_RULES).analyze()
  return [light, dark].flatMap(({ violations }, index) =>
    violations.flatMap(({ id, nodes }) =>
      nodes.map(
        ({ target, failureSummary }) => `${id} at ${target.join(' ')}${index ? ', dark' : ''}: ${failureSummary}`,
      ),
    ),
  )
}

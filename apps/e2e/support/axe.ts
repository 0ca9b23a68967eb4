import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const LAWS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** All that a colour scheme can change. */
const COLOURS = ['color-contrast', 'link-in-text-block']

/** What axe finds against WCAG 2.2 AA on the page, in both colour schemes: the rule, and where it is broken. */
export async function faultsIn(page: Page) {
  // All of a page is in one frame: axe needs no window of its own to gather what it found.
  const axe = () => new AxeBuilder({ page }).setLegacyMode()
  await page.emulateMedia({ colorScheme: 'light' })
  const light = await axe().withTags(LAWS).analyze()
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await axe().withRules(COLOURS).analyze()
  return [light, dark].flatMap(({ violations }, index) =>
    violations.flatMap(({ id, nodes }) =>
      nodes.map(
        ({ target, failureSummary }) => `${id} at ${target.join(' ')}${index ? ', dark' : ''}: ${failureSummary}`,
      ),
    ),
  )
}

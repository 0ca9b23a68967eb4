import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const RULE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** The rules whose result depends on the colour scheme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** Changes the colour scheme, and waits for the transitions of the colours. */
async function turnTo(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme })
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'))
}

/** The violations of WCAG 2.2 AA that axe finds in both colour schemes, each with its rule and element. */
export async function accessibilityViolations(page: Page) {
  // Wherever a form has scrolled to, the sticky bar covers a part of what is there, and axe measures the rest.
  await page.evaluate(() => window.scrollTo(0, 0))
  // A page of the site in the preview of the editor is checked by itself; here its landmarks would count twice. Without
  // iframes axe needs no extra window to merge results.
  const axe = () =>
    new AxeBuilder({ page })
      .setLegacyMode()
      .exclude('iframe')
      .options({ resultTypes: ['violations'] })
  await turnTo(page, 'light')
  const light = await axe().withTags(RULE_TAGS).analyze()
  await turnTo(page, 'dark')
  const dark = await axe().withRules(COLOUR_RULES).analyze()
  return [light, dark].flatMap(({ violations }, index) =>
    violations.flatMap(({ id, nodes }) =>
      nodes.map(
        ({ target, failureSummary }) => `${id} at ${target.join(' ')}${index ? ', dark' : ''}: ${failureSummary}`,
      ),
    ),
  )
}

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

/**
 * The violations of WCAG 2.2 AA that axe finds, each with its rule and element.
 * @param schemes the colour schemes in which it looks; another width has the same colours
 */
export async function accessibilityViolations(page: Page, schemes: 'both' | 'light' = 'both') {
  // Wherever a form has scrolled to, the sticky bar covers a part of what is there, and axe measures the rest.
  await page.evaluate(() => window.scrollTo(0, 0))
  // A page of the site in the preview of the editor is checked by itself; here its landmarks would count twice. Without
  // iframes axe needs no extra window to merge results.
  const axe = () =>
    new AxeBuilder({ page })
      .setLegacyMode()
      .exclude('iframe')
      .options({ resultTypes: ['violations'] })
  // A list that scrolls by itself cuts what is at its edge, a sticky bar covers what is below it, and axe measures the
  // rest: it is measured again where it is in sight.
  const isTooSmall = async (target: string, block: ScrollLogicalPosition) => {
    await page.locator(target).evaluate((element, where) => element.scrollIntoView({ block: where }), block)
    const { violations } = await axe().include(target).withRules(['target-size']).analyze()
    return violations.length > 0
  }
  await turnTo(page, 'light')
  const light = await axe().withTags(RULE_TAGS).analyze()
  for (const violation of light.violations.filter(({ id }) => id === 'target-size')) {
    const small = []
    for (const node of violation.nodes) {
      const target = node.target.join(' ')
      if ((await isTooSmall(target, 'center')) && (await isTooSmall(target, 'start'))) small.push(node)
    }
    violation.nodes = small
  }
  const results = [light]
  if (schemes === 'both') {
    await turnTo(page, 'dark')
    results.push(await axe().withRules(COLOUR_RULES).analyze())
  }
  return results.flatMap(({ violations }, index) =>
    violations.flatMap(({ id, nodes }) =>
      nodes.map(
        ({ target, failureSummary }) => `${id} at ${target.join(' ')}${index ? ', dark' : ''}: ${failureSummary}`,
      ),
    ),
  )
}

import type { Page } from '@playwright/test'
import axe from 'axe-core'

declare global {
  interface Window {
    axe?: typeof axe
  }
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** The rules whose result depends on the colour scheme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/**
 * The violations of WCAG 2.2 AA that axe finds, each with its rule and element.
 * @param schemes the colour schemes in which it looks; another width has the same colours
 */
export async function accessibilityViolations(page: Page, schemes: 'both' | 'light' = 'both') {
  await endTransitions(page)
  // Wherever a form has scrolled to, the sticky bar covers a part of what is there, and axe measures the rest.
  await page.evaluate(() => window.scrollTo(0, 0))
  await turnTo(page, 'light')
  const light = await violations(page, TAGS)
  for (const violation of light.filter(({ id }) => id === 'target-size')) {
    const small = []
    for (const node of violation.nodes) if (await isTooSmall(page, node.target.join(' '))) small.push(node)
    violation.nodes = small
  }
  const found = light.flatMap((violation) => sentences(violation))
  if (schemes === 'light') return found
  await turnTo(page, 'dark')
  const dark = await violations(page, COLOUR_RULES)
  return [...found, ...dark.flatMap((violation) => sentences(violation, ', dark'))]
}

const sentences = ({ id, nodes }: axe.Result, where = '') =>
  nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}${where}: ${failureSummary}`)

/** Colours change at once, so that axe need not wait until they have. */
const endTransitions = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('*, ::before, ::after { transition: none !important }')
    document.adoptedStyleSheets = [sheet]
  })

/** Changes the colour scheme, and waits until nothing moves. */
async function turnTo(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme })
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'))
}

/**
 * Runs axe in the page, which gets its script only once: the script has 560 kB.
 * @param runOnly tags or ids of rules
 * @param target the selector of an element, for that alone
 */
async function violations(page: Page, runOnly: string[], target?: string) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(
    async ([only, include]) => {
      // A page of the site in the preview of the editor is checked by itself; here its landmarks would count twice.
      const context = { exclude: 'iframe', ...(include === undefined ? {} : { include }) }
      const results = await window.axe?.run(context, { runOnly: only, resultTypes: ['violations'], iframes: false })
      if (!results) throw new Error('The script of axe is not in the page.')
      return results.violations
    },
    [runOnly, target] as const,
  )
}

/**
 * Whether axe measures a target as too small in the middle of the window and at its upper edge. A list that scrolls by
 * itself cuts what is at its edge, a sticky bar covers what is below it, and axe measures the rest.
 */
async function isTooSmall(page: Page, target: string) {
  for (const block of ['center', 'start'] as const) {
    await page.locator(target).evaluate((element, where) => element.scrollIntoView({ block: where }), block)
    if ((await violations(page, ['target-size'], target)).length === 0) return false
  }
  return true
}

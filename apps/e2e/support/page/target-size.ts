import type { Page } from '@playwright/test'

/** Finds touch targets that are less than 44 px wide or high, except links in running text. */
export const undersizedTargets = (page: Page) => page.evaluate(findUndersized)

function findUndersized() {
  // Half of 44 px, minus a rounding.
  const RADIUS = 21
  const top = document.querySelector('dialog[open], .swal2-modal') ?? document.body
  const controls = top.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex="0"]')
  return [...controls]
    .filter((control) => control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((control) => !control.matches('.skip, [type=hidden], [aria-hidden=true], [aria-hidden=true] *'))
    .filter((control) => {
      if (!control.matches('a') || getComputedStyle(control).display !== 'inline') return true
      const surroundingText = control.closest('p, li, dd, label')?.textContent ?? ''
      return surroundingText.trim().length <= control.textContent.trim().length
    })
    .filter((control) => !isLargeEnough(control))
    .map((control) => `${control.tagName.toLowerCase()} “${control.getAttribute('aria-label') ?? control.textContent}”`)

  function isLargeEnough(control: Element) {
    const target = control.closest('label') ?? control
    const { width, height } = target.getBoundingClientRect()
    if (width > 2 * RADIUS && height > 2 * RADIUS) return true
    target.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { left, top: start } = target.getBoundingClientRect()
    const [x, y] = [left + width / 2, start + height / 2]
    return [
      [x - RADIUS, y],
      [x + RADIUS, y],
      [x, y - RADIUS],
      [x, y + RADIUS],
    ].every(([pointX = 0, pointY = 0]) => {
      const hit = document.elementFromPoint(pointX, pointY)
      // An open menu in the header may cover other targets.
      return hit !== null && (target.contains(hit) || (hit.closest('header') && !target.closest('header')))
    })
  }
}

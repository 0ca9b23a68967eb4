import { expect, type Locator, type Page } from '@playwright/test'

/** More than the number of controls on any page. */
const MAX_PRESSES = 120

/** Presses Tab until this control has the focus, and expects a visible focus indicator. */
export async function tabTo(page: Page, control: Locator) {
  const isFocused = () => control.evaluate((element) => element === document.activeElement)
  for (let presses = 0; !(await isFocused()); presses++) {
    expect(presses, `Tab never reaches ${control}`).toBeLessThan(MAX_PRESSES)
    await page.keyboard.press('Tab')
  }
  expect(await control.evaluate(isFocusVisible), `The focus on ${control} is not visible`).toBe(true)
}

/** Whether this control has an outline, and nothing covers its centre. */
function isFocusVisible(control: Element) {
  const { left, top, width, height } = control.getBoundingClientRect()
  const hit = document.elementFromPoint(left + width / 2, top + height / 2)
  return getComputedStyle(control).outlineStyle !== 'none' && hit !== null && control.contains(hit)
}

/** Tabs to a control and presses a key on it. */
export async function press(page: Page, control: Locator, key: 'Enter' | 'Space' = 'Enter') {
  await tabTo(page, control)
  await page.keyboard.press(key)
}

/** Tabs to a field and replaces its text. */
export async function write(page: Page, field: Locator, text: string) {
  await tabTo(page, field)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(text)
}

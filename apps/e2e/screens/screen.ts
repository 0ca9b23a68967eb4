import { expect, type Locator, type Page } from '@playwright/test'

/** The id of the first item of each list. */
export interface FirstIds {
  service: string
  product: string
  blog: string
}

/** A screen in one of its states, for screenshots and accessibility tests. */
export interface Screen {
  /** The file name of its screenshots. */
  name: string
  /** Its path on the site. */
  path: string | ((ids: FirstIds) => string)
  /** Runs before the page is opened. */
  before?: (page: Page) => Promise<unknown>
  /** Brings the opened page into its state. */
  prepare?: (page: Page) => Promise<unknown>
  /** Takes a screenshot of the viewport, not of the whole page. */
  viewportOnly?: boolean
  /** A phone gets to this state by other controls, so it is opened there a second time. */
  phone?: true
  /** The status of the page's response, by default 200. */
  status?: number
  /** The error that the browser logs in this state. */
  browserError?: RegExp
}

/** Opens a screen and brings it into its state. */
export async function openScreen(page: Page, { path, before, prepare, status = 200 }: Screen) {
  await before?.(page)
  const response = await page.goto(typeof path === 'string' ? path : path(await firstIds(page)))
  expect(response?.status()).toBe(status)
  if ((await page.locator('.session').count()) > 0) await waitForHydration(page)
  await prepare?.(page)
}

/** Waits until the page is hydrated: only then it shows whether a user is signed in. */
export const waitForHydration = (page: Page) =>
  expect(page.locator('.session').locator('a, button').first()).toBeAttached()

/** Waits until React handles the events of an element whose code comes later than that of the page: it marks it then. */
export const waitForReact = (element: Locator) =>
  expect
    .poll(() => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps'))))
    .toBe(true)

/** Reads the id of the first item of each list. */
export async function firstIds({ request }: Page): Promise<FirstIds> {
  const first = async (list: string) => {
    const [{ _id }]: [{ _id: string }] = await (await request.get(`/api/${list}?limit=1`)).json()
    return _id
  }
  return { service: await first('services'), product: await first('products'), blog: await first('blogs') }
}

import { BOUNDS } from '@energy/contracts/text'
import type { Kind, NewContent } from '@energy/contracts/content'
import { keysOf } from '@energy/contracts/record-of'
import type { Page } from '@playwright/test'
import { waitForHydration } from '../../screens/screen.ts'
import { untilShown } from '../../support/data/site.ts'
import { sql } from '../../support/data/sql.ts'
import { expect, test } from '../../support/test.ts'
import { horizontalOverflow } from '../../support/page/overflow.ts'

const pages = {
  services: { list: '/our_service', single: '/single_service' },
  products: { list: '/our_product', single: '/single_product' },
  blogs: { list: '/guides', single: '/single_guide' },
} as const satisfies Partial<Record<Kind, object>>
const allKinds = keysOf(pages)

/** An item with these texts in every text field, and this link in every image field. */
const anItem = (line: string, text: string, ctaImage: string): NewContent => ({
  headerTitle: line.slice(0, BOUNDS.title),
  titlePrefix: line,
  titleDescription: text,
  details: text,
  author: line,
  cta: line,
  ctaImage,
  sections: [{ title: line, prefix: line, description: text, cta: line, ctaImage }],
  subTitles: [{ subTitle: line, subTitlePrefix: line, subTitleDescription: text, cta: line, ctaImage }],
})
const INJECTION =
  '"></title><script>harmed=1</script></script><!--<svg onload=harmed=1><a href="javascript:harmed=1">]]>&lt;i&gt;'
const LINK = 'https://127.0.0.1:1/"onerror="harmed=1"x="</script><script>harmed=1</script>'
/** Links of kinds that no text may have, code in links that one may have, and marks that are nested deep. */
const MARKS = [
  '[a](javascript:harmed=1) [b](JaVaScRiPt:harmed=1) [c](data:text/html,<script>harmed=1</script>) [d](//127.0.0.1:1)',
  '[e](https://example.com/"onclick="harmed=1") **<img src=x onerror=harmed=1>** ![f](javascript:harmed=1)',
  `${'> '.repeat(500)}<svg onload=harmed=1>`,
  `${'- '.repeat(500)}deep`,
  '*['.repeat(1_000),
  `## ${'W'.repeat(500)}`,
].join('\n\n')
const CODE = 'javascript:harmed=1'
const wordOf = (length: number) => 'W'.repeat(length)

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const violations: string[] = []
    Object.assign(window, { violations })
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      violations.push(`${violatedDirective} ${blockedURI}`),
    )
  })
})
/** Opens an item by its address, then the list, then the item by its link in the list. Runs the check on each page. */
async function visit(page: Page, kind: keyof typeof pages, id: string, check: () => Promise<void>) {
  const { list, single } = pages[kind]
  await untilShown(page.request, list, id)
  await page.goto(`${single}/${id}`)
  await waitForHydration(page)
  await check()
  await page.goto(list)
  await waitForHydration(page)
  await check()
  await page.locator(`main a[href="${single}/${id}"]`).click()
  await expect(page).toHaveURL(`${single}/${id}`)
  await expect(page.getByRole('main').locator('.crumbs')).toBeVisible()
  await check()
}

/** Scripts, links and event handlers that are not the site's own, and the violations of the content security policy. */
const injectedCode = (page: Page) =>
  page.evaluate(() => {
    const data = new Set(['application/json', 'application/ld+json'])
    const scripts = [...document.scripts].filter(({ src, type }) => !src && !data.has(type))
    const links = [...document.links].filter(({ protocol }) => !/^(https?|mailto|tel):$/.test(protocol))
    const handlers = document.querySelectorAll('[onerror], [onload], [onclick], svg[onload]')
    for (const { type, textContent } of document.scripts) if (data.has(type)) JSON.parse(textContent)
    const seen: unknown = Reflect.get(window, 'violations')
    return {
      executed: Reflect.has(window, 'harmed'),
      elements: [...scripts, ...links, ...handlers].length,
      violations: seen,
    }
  })

for (const kind of allKinds) {
  test(
    `code in the texts of the ${kind} is shown as text, and marks make no other links and nothing too wide`,
    { tag: '@layout' },
    async ({ page, createItem, browserErrors }) => {
      const id = await createItem(kind, anItem(INJECTION, `${INJECTION}\n\n${MARKS}`, LINK))
      await visit(page, kind, id, async () => {
        expect(await injectedCode(page)).toEqual({ executed: false, elements: 0, violations: [] })
        expect(await horizontalOverflow(page)).toEqual([])
        await expect(page.getByRole('main').getByRole('heading', { name: INJECTION }).first()).toBeVisible()
      })
      await expect(page.getByRole('main').locator('.formatted').first()).toContainText('[a](javascript:harmed=1)')
      await expect(page).toHaveTitle(`${INJECTION} · Millrace Energy`)
      // The browser blocks the port of the image.
      browserErrors.expect(/ERR_UNSAFE_PORT .*127\.0\.0\.1:1\//)
    },
  )

  test(
    `words as long as a field of the ${kind} cause no overflow on page and list`,
    { tag: '@layout' },
    async ({ page, createItem, browserErrors }) => {
      const item = anItem(wordOf(BOUNDS.line), wordOf(BOUNDS.long), `/${wordOf(BOUNDS.imageLink - 1)}`)
      const id = await createItem(kind, item)
      await visit(page, kind, id, async () => expect(await horizontalOverflow(page)).toEqual([]))
      // The image does not exist.
      browserErrors.expect(/404 .*\/W+\)/)
    },
  )

  test(`rows of the ${kind} that the API would reject cause no overflow and run no code`, async ({
    page,
    createItem,
  }) => {
    const { list, single } = pages[kind]
    const word = wordOf(BOUNDS.long)
    const check = async () => {
      expect(await injectedCode(page)).toEqual({ executed: false, elements: 0, violations: [] })
      expect(await horizontalOverflow(page)).toEqual([])
    }
    const ids: string[] = []
    for (const [at, link] of ['https://[', '//127.0.0.1:1/x.png', 'data:text/html,<script>', CODE].entries()) {
      const id = await createItem(kind, { headerTitle: 'Heat & power' })
      const { sections, subTitles } = anItem(word, word, link)
      await sql(
        'UPDATE items SET sections = $1, "subTitles" = $2, "ctaImage" = $3, "headerTitle" = $4, version = version + 1 WHERE id = $5',
        [JSON.stringify(sections), JSON.stringify(subTitles), link, `Heat, link ${at}`, id],
      )
      await untilShown(page.request, list, `Heat, link ${at}`)
      ids.push(id)
    }
    const [last = '', ...others] = ids.toReversed()
    for (const id of others) {
      await untilShown(page.request, `${single}/${id}`, 'Heat, link')
      await page.goto(`${single}/${id}`)
      await waitForHydration(page)
      await check()
    }
    // Its list has all of them.
    await visit(page, kind, last, check)
  })
}

test('feed and sitemap are valid XML with code in a guide', async ({ page, createItem }) => {
  const id = await createItem('blogs', anItem(INJECTION, INJECTION, LINK))
  await untilShown(page.request, pages.blogs.list, id)
  await page.goto('/about')
  const feed = await readXml(page, '/guides/feed.xml', 'entry > title')
  expect(feed).toContain(INJECTION)
  const addresses = await readXml(page, '/sitemap.xml', 'loc')
  expect(addresses.filter((address) => address.endsWith(id))).toHaveLength(1)
})

/** The texts of these elements in an XML file of the site. Throws if the file is not valid XML. */
const readXml = (page: Page, path: string, selector: string) =>
  page.evaluate(
    async ([file = '', elements = '']) => {
      const text = await (await fetch(file)).text()
      const xml = new DOMParser().parseFromString(text, 'application/xml')
      if (xml.querySelector('parsererror')) throw new Error(`${file} is no XML`)
      return [...xml.querySelectorAll(elements)].map(({ textContent }) => textContent)
    },
    [path, selector],
  )

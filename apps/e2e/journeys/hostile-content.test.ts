import { BOUNDS } from '@energy/contracts/text'
import { kinds, type Kind, type NewContent } from '@energy/contracts/content'
import type { Page } from '@playwright/test'
import { alive } from '../screens/screen.ts'
import { sql } from '../support/sql.ts'
import { expect, test } from '../support/test.ts'
import { beyondWindow } from '../support/within-window.ts'

const pages: Record<Kind, { list: string; single: string }> = {
  services: { list: '/our_service', single: '/single_service' },
  products: { list: '/our_product', single: '/single_product' },
  blogs: { list: '/guides', single: '/single_guide' },
}
const every = Object.values(kinds).map(({ tag }) => tag)

/** An item with these texts in every field that shows one, and this link wherever a picture is named. */
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
const INJECTED =
  '"></title><script>harmed=1</script></script><!--<svg onload=harmed=1><a href="javascript:harmed=1">]]>&lt;i&gt;'
const LINK = 'https://127.0.0.1:1/"onerror="harmed=1"x="</script><script>harmed=1</script>'
const wordOf = (length: number) => 'W'.repeat(length)

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const stopped: string[] = []
    Object.assign(window, { stopped })
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      stopped.push(`${violatedDirective} ${blockedURI}`),
    )
  })
})
test.afterEach(async ({ page, complaints }) => {
  // A picture that is still on its way would be complained of after this.
  await page.close()
  // The pictures are nowhere; what else the browser says counts.
  const others = complaints.filter((text) => !text.startsWith('Failed to load resource'))
  complaints.splice(0, Infinity, ...others)
})

/** Opens the page of an item as a load and as a link of the list, and looks at both. */
async function visit(page: Page, kind: Kind, id: string, look: () => Promise<void>) {
  const { list, single } = pages[kind]
  await page.goto(`${single}/${id}`)
  await alive(page)
  await look()
  await page.goto(list)
  await alive(page)
  await look()
  await page.locator(`main a[href="${single}/${id}"]`).click()
  await expect(page).toHaveURL(`${single}/${id}`)
  await expect(page.getByRole('main').locator('.crumbs')).toBeVisible()
  await look()
}

/** What runs in the page, or would at a press, and is none of ours; what the policy had to stop. */
const strange = (page: Page) =>
  page.evaluate(() => {
    const data = new Set(['application/json', 'application/ld+json'])
    const scripts = [...document.scripts].filter(({ src, type }) => !src && !data.has(type))
    const links = [...document.links].filter(({ protocol }) => !/^(https?|mailto|tel):$/.test(protocol))
    const armed = document.querySelectorAll('[onerror], [onload], [onclick], svg[onload]')
    for (const { type, textContent } of document.scripts) if (data.has(type)) JSON.parse(textContent)
    const seen: unknown = Reflect.get(window, 'stopped')
    return { harmed: Reflect.has(window, 'harmed'), strange: [...scripts, ...links, ...armed].length, stopped: seen }
  })

for (const kind of every) {
  test(`code in the texts of the ${kind} is text`, async ({ page, store }) => {
    const id = await store(kind, anItem(INJECTED, INJECTED, LINK))
    await visit(page, kind, id, async () => {
      expect(await strange(page)).toEqual({ harmed: false, strange: 0, stopped: [] })
      await expect(page.getByRole('main').getByRole('heading', { name: INJECTED }).first()).toBeVisible()
    })
    await expect(page).toHaveTitle(`${INJECTED} · Millrace Energy`)
  })

  test(`words as long as a field of the ${kind} break neither page nor list`, async ({ page, store }) => {
    const item = anItem(wordOf(BOUNDS.line), wordOf(BOUNDS.long), `/${wordOf(BOUNDS.imageLink - 1)}`)
    const id = await store(kind, item)
    await visit(page, kind, id, async () => expect(await beyondWindow(page)).toEqual([]))
  })

  test(`rows of the ${kind} that no call would store break nothing either`, async ({ page, store }) => {
    const id = await store(kind, { headerTitle: 'Heat & power' })
    const word = wordOf(BOUNDS.long)
    for (const link of ['javascript:harmed=1', 'https://[', '//127.0.0.1:1/x.png', 'data:text/html,<script>']) {
      const { sections, subTitles } = anItem(word, word, link)
      await sql(
        'UPDATE content SET sections = $1, "subTitles" = $2, "ctaImage" = $3, version = version + 1 WHERE id = $4',
        [JSON.stringify(sections), JSON.stringify(subTitles), link, id],
      )
      await visit(page, kind, id, async () => {
        expect(await strange(page)).toEqual({ harmed: false, strange: 0, stopped: [] })
        expect(await beyondWindow(page)).toEqual([])
      })
    }
  })
}

test('feed and sitemap stay readable with code in a guide', async ({ page, store }) => {
  const id = await store('blogs', anItem(INJECTED, INJECTED, LINK))
  await page.goto('/about')
  const feed = await readXml(page, '/guides.xml', 'item > title')
  expect(feed).toContain(INJECTED)
  const addresses = await readXml(page, '/sitemap.xml', 'loc')
  expect(addresses.filter((address) => address.endsWith(id))).toHaveLength(1)
})

/** The texts of these elements in an XML file of the site, as a reader of such files finds them. */
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

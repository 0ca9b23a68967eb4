import { blog, product, service, type Item } from '@energy/contracts/content'
import type { Page } from '@playwright/test'
import { firstIds } from '../../screens/screen.ts'
import { expect, test } from '../../support/test.ts'

const main = (page: Page) => page.getByRole('main')
const section = (page: Page, title: string) =>
  main(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
const list = async ({ request }: Page, url: string): Promise<Item[]> => (await request.get(`/api${url}`)).json()
const newest = `${blog.list.url}?order=newest`
/** The first words of a text, as a card shows them. */
const truncate = (text: string, count: number) => {
  const words = text.split(/\s+/)
  return words.length > count ? `${words.slice(0, count).join(' ').replace(/\.$/, '')}…` : text
}

/** Opens and closes questions: each of them by itself. */
async function expectQuestions(page: Page) {
  const questions = section(page, 'Questions we are asked').getByRole('group')
  await expect(questions).toHaveCount(6)
  for (const index of [1, 4]) {
    await questions.nth(index).locator('summary').click()
    await expect(questions.nth(index).getByRole('paragraph')).toBeVisible()
  }
  await expect(questions.nth(1).getByRole('paragraph')).toBeVisible()
  await questions.nth(1).locator('summary').click()
  await expect(questions.nth(1).getByRole('paragraph')).toBeHidden()
  await expect(questions.nth(4).getByRole('paragraph')).toBeVisible()
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('home shows its nine blocks in order, with the figures and the first items of each kind, whose texts are truncated', async ({
      page,
    }) => {
      await page.goto('/')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Understand, Solve & Evolve')
      await expect(main(page).getByRole('heading', { level: 2 })).toHaveText([
        'Our mission',
        'Equipment that moves energy well',
        'Services for the whole journey',
        'How it works',
        'Why choose us',
        'What customers say',
        'From the guides',
      ])
      for (const text of ['7.0 MW', '65k', '£850,000', 'Free energy assessment', 'Dr Amara Lindqvist'])
        await expect(main(page).getByText(text, { exact: true })).toBeVisible()
      for (const step of ['Compare providers', 'Find the right deal', 'Switch and save'])
        await expect(section(page, 'How it works').getByRole('heading', { name: step })).toBeVisible()
      for (const reason of ['Renewable energy', 'Affordability', 'Simplicity'])
        await expect(section(page, 'Why choose us').getByText(reason, { exact: true })).toBeVisible()
      await expect(section(page, 'What customers say').getByRole('listitem')).toHaveCount(3)
      await expect(page.getByRole('link', { name: 'Request a quote' })).toHaveAttribute('href', '/contact#talk')

      const teasers = [
        { title: 'Services for the whole journey', url: service.list.url, path: 'single_service', count: 4, words: 20 },
        {
          title: 'Equipment that moves energy well',
          url: product.list.url,
          path: 'single_product',
          count: 3,
          words: 15,
        },
        { title: 'From the guides', url: newest, path: 'single_guide', count: 3, words: 20 },
      ]
      for (const { title, url, path, count, words } of teasers) {
        const links = section(page, title).locator(`a[href^="/${path}/"]`)
        await expect(links).toHaveCount(count)
        for (const [index, item] of (await list(page, url)).slice(0, count).entries()) {
          await expect(links.nth(index)).toHaveText(item.headerTitle)
          await expect(
            section(page, title).getByText(truncate(item.titleDescription, words), { exact: true }),
          ).toBeVisible()
        }
      }
    })

    test('each list shows all its items under its title, and six questions that open and close independently', async ({
      page,
    }) => {
      const lists = [
        { path: '/our_service', url: service.list.url, title: 'Services that carry through', link: 'Get Service' },
        { path: '/our_product', url: product.list.url, title: 'Products that move energy', link: 'Learn More' },
        { path: '/guides', url: newest, title: 'Guides to what your meter says', link: 'Read More' },
      ]
      for (const { path, url, title, link } of lists) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
        const items = await list(page, url)
        const cards = main(page).getByRole('article')
        await expect(cards.getByRole('heading')).toHaveText(items.map(({ headerTitle }) => headerTitle))
        await expect(cards.getByText(link, { exact: true })).toHaveCount(items.length)
        if (path === '/our_service') await expectQuestions(page)
      }
    })

    const pages = [
      { kind: 'service', url: service.list.url, more: 'Explore more service', count: 4, form: '#talk' },
      { kind: 'product', url: product.list.url, more: 'Explore more products', count: 3, form: '#talk' },
      { kind: 'blog', url: newest, more: 'Explore more blog', count: 3, form: '/contact#talk' },
    ] as const
    test('the page of an item shows all its texts, and links to others', async ({ page }) => {
      const ids = await firstIds(page)
      for (const { kind, url, more, count, form } of pages)
        await test.step(kind, async () => {
          const items = await list(page, url)
          const id = ids[kind]
          const item = items.find(({ _id }) => _id === id)
          if (!item) throw new Error(`The list has no item ${id}`)
          await page.goto(`/single_${kind === 'blog' ? 'guide' : kind}/${id}`)
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(item.headerTitle)
          for (const text of [item.titlePrefix, ...(item.author ? [`By ${item.author}`] : [])])
            await expect(main(page).getByText(text, { exact: true })).toBeVisible()
          for (const { subTitle } of item.subTitles)
            await expect(main(page).getByRole('heading', { name: subTitle, exact: true })).toBeVisible()
          for (const { title, cta } of item.sections) {
            await expect(main(page).getByRole('heading', { name: title, exact: true })).toBeVisible()
            if (cta) await expect(main(page).getByRole('link', { name: cta }).first()).toHaveAttribute('href', form)
          }
          await expect(main(page).getByRole('link', { name: item.cta, exact: true }).first()).toHaveAttribute(
            'href',
            form,
          )
          const others = items.filter(({ _id }) => _id !== id).slice(0, count)
          await expect(section(page, more).getByRole('article').getByRole('heading')).toHaveText(
            others.map(({ headerTitle }) => headerTitle),
          )
        })
    })

    test('the about page shows the founding year and the values', async ({ page }) => {
      await page.goto('/about')
      await expect(main(page).getByText('2016', { exact: true })).toBeVisible()
      for (const value of [
        'Innovative Technology',
        'Tailored Solutions',
        'Certified Sustainability',
        'Exceptional Support',
      ])
        await expect(main(page).getByRole('heading', { name: value })).toBeVisible()
    })
  })

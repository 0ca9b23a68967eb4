import { specialist, type Specialist } from '@energy/contracts/inquiries/specialists'
import type { Page } from '@playwright/test'
import { waitForHydration } from '../../screens/screen.ts'
import { searchAsAdmin } from '../../support/data/staff.ts'
import { expect, test } from '../../support/test.ts'

const show = (page: Page) => page.getByRole('form', { name: 'Three questions' }).getByRole('button')
const price = (page: Page) => page.getByRole('textbox', { name: 'Price of electricity today' })
const answer = (page: Page, today: string) =>
  page.getByRole('heading', { name: new RegExp(`^Of \\$${today} a year you would likely keep \\$`) })

/** Answers the three questions: 95,000 kWh at 24.5 and 260,000 kWh at 6.2 cost 39,395 a year. */
async function answerQuestions(page: Page) {
  await page.getByRole('radio', { name: 'Bakery or kitchen' }).check()
  await page.getByRole('textbox', { name: 'Electricity', exact: true }).fill('95,000')
  await page.getByRole('textbox', { name: 'Gas, oil or other fuel' }).fill('260000')
}

test(
  'the estimate follows what is changed, its address can be shared, and another trade has its own figures',
  { tag: '@layout' },
  async ({ page, context }) => {
    await page.goto('/contact')
    await waitForHydration(page)
    await page.getByRole('main').getByRole('link', { name: 'What could you save?' }).click()
    await answerQuestions(page)
    await show(page).click()
    await expect(answer(page, '39,400')).toBeVisible()

    await price(page).fill('30')
    await price(page).blur()
    await expect(answer(page, '44,600')).toBeVisible()
    await expect(page).toHaveURL(/power=95%2C000&fuel=260000.*&powerPrice=30$/)
    await page.getByRole('radio', { name: 'Workshop or factory' }).check()
    await expect(page.getByRole('textbox', { name: 'Solar on your roof' })).toHaveValue('80')
    await page.getByRole('radio', { name: 'kWh a year' }).last().check()
    await expect(page.getByText('You use today').first()).toBeVisible()

    const shared = await context.newPage()
    await shared.goto(page.url())
    await expect(answer(shared, '44,600')).toBeVisible()
    await expect(price(shared)).toHaveValue('30')
    await shared.getByRole('link', { name: 'Back to our numbers' }).click()
    await expect(answer(shared, '39,400')).toBeVisible()
    await expect(price(shared)).toHaveValue('24.5')
  },
)

test.describe('without JavaScript', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false })

  test('the questions are answered in the address, and the numbers reach a specialist', async ({ page, request }) => {
    const email = `${crypto.randomUUID()}@example.com`
    await page.goto('/estimate')
    await answerQuestions(page)
    await show(page).click()
    await expect(answer(page, '39,400')).toBeVisible()
    await price(page).fill('30')
    await page.getByRole('button', { name: 'Show the estimate' }).last().click()
    await expect(answer(page, '44,600')).toBeVisible()

    await page.getByRole('link', { name: 'Request a quote with these numbers' }).click()
    const form = page.getByRole('form', { name: 'Talk to a specialist' })
    await form.getByLabel('Your name').fill('Grace Obi')
    await form.getByLabel('Email address').fill(email)
    await form.getByRole('checkbox').check()
    await form.getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByText('We have your request.')).toBeVisible()
    const [found] = await searchAsAdmin<Specialist>(request, specialist.list, email)
    expect(found?.comment).toContain('My estimate: Bakery or kitchen, 95,000 kWh of electricity')
    expect(found?.comment).toContain('/estimate?trade=bakery')
  })
})

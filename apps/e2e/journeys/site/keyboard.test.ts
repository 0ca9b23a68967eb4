import type { Page } from '@playwright/test'
import { waitForHydration, firstIds } from '../../screens/screen.ts'
import { hoursOf } from '../../support/data/bookings.ts'
import { press, tabTo, write } from '../../support/page/keyboard.ts'
import { isNarrow } from '../../support/data/menu.ts'
import { aMember, aPerson, aRecord } from '../../support/data/people.ts'
import { expect, test } from '../../support/test.ts'

test.use({ reducedMotion: 'reduce' })

const main = (page: Page) => page.getByRole('main')
const navigation = (page: Page) => page.locator('nav#site-nav')

/** Opens a page and waits for its hydration. The focus is at its start. */
async function open(page: Page, path: string) {
  await page.goto(path)
  await waitForHydration(page)
}
async function openMenuByKeyboard(page: Page) {
  if (isNarrow(page)) await press(page, page.getByRole('button', { name: 'Open menu' }))
}

test(
  'by keyboard alone a visitor finds a product and sends a request to a specialist',
  { tag: '@layout' },
  async ({ page }) => {
    await open(page, '/')
    await openMenuByKeyboard(page)
    await press(page, navigation(page).locator('summary', { hasText: 'Products' }))
    await press(page, navigation(page).getByRole('link', { name: 'All products' }))
    await expect(main(page)).toBeFocused()
    await press(page, main(page).getByRole('article').first().getByRole('link'))
    await expect(page).toHaveURL(/\/single_product\//)
    await expect(main(page)).toBeFocused()

    const form = main(page).getByRole('form', { name: 'Talk to a specialist' })
    await write(page, form.getByLabel('Your name'), 'Grace Obi')
    await write(page, form.getByLabel('Email address'), `${crypto.randomUUID()}@example.com`)
    await write(page, form.getByLabel('Comment'), 'Is our roof strong enough?')
    await press(page, form.getByRole('checkbox'), 'Space')
    await press(page, form.getByRole('button', { name: 'Submit' }))
    await expect(page.getByText('Form submitted successfully.')).toBeVisible()
    await expect(main(page).getByText('We have your request.')).toBeFocused()
    await press(page, main(page).getByRole('button', { name: 'Send another request' }))
    await expect(form.getByLabel('Your name')).toBeFocused()
    await expect(form.getByLabel('Your name')).toHaveValue('')
  },
)

test('by keyboard alone a visitor opens questions, scrolls reviews and subscribes to the newsletter', async ({
  page,
}) => {
  await open(page, '/our_service')
  const question = main(page).getByRole('group').nth(2)
  await press(page, question.locator('summary'))
  await expect(question.getByRole('paragraph')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(question.getByRole('paragraph')).toBeHidden()

  await open(page, '/about')
  const track = main(page).getByRole('list', { name: 'Reviews' })
  await tabTo(page, track)
  const middle = () => track.evaluate(({ scrollLeft }) => scrollLeft)
  await page.keyboard.press('ArrowRight')
  await expect.poll(middle).toBeGreaterThan(0)

  const box = page.getByRole('form', { name: 'Newsletter' })
  await write(page, box.getByLabel('Email'), `${crypto.randomUUID()}@example.com`)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Look in your mailbox.')).toBeVisible()
})

test('by keyboard alone a visitor corrects the errors of a message and sends it', async ({ page }) => {
  await open(page, '/contact')
  const form = main(page).getByRole('form', { name: 'Connect with us' })
  await write(page, form.getByLabel('Phone (optional)'), '0114 496 0110')
  await press(page, form.getByLabel('All above'), 'Space')
  await press(page, form.getByRole('button', { name: 'Send message' }))
  await expect(form.getByRole('alert')).toBeFocused()
  await press(page, form.getByRole('alert').getByRole('link').first())
  await page.keyboard.type('Grace')
  await expect(form.getByLabel('First name')).toHaveValue('Grace')
  await write(page, form.getByLabel('Email address'), `${crypto.randomUUID()}@example.com`)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Message sent.')).toBeVisible()
})

test(
  'by keyboard alone a user signs in after a wrong password, and signs out',
  { tag: '@layout' },
  async ({ page, request, browserErrors }) => {
    const person = aPerson()
    await aRecord(request, person)
    await open(page, `/single_service/${(await firstIds(page)).service}`)
    await openMenuByKeyboard(page)
    await press(page, navigation(page).getByRole('link', { name: 'Sign In' }))
    await expect(main(page)).toBeFocused()

    await write(page, page.getByLabel('Email address'), person.email)
    await write(page, page.getByLabel('Password', { exact: true }), 'not-the-password')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Oops...' }).getByRole('button', { name: 'OK' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
    await write(page, page.getByLabel('Password', { exact: true }), person.password)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/')

    await openMenuByKeyboard(page)
    await press(page, navigation(page).getByRole('button', { name: 'LogOut' }))
    await expect(page).toHaveURL('/signup')
    await expect(main(page)).toBeFocused()
    browserErrors.expect(/400 .*accounts:signInWithPassword/)
  },
)

test('by keyboard alone a user changes their profile, and a dialog returns the focus', async ({ page }) => {
  await aMember(page)
  await open(page, '/profile')
  await press(page, page.getByRole('button', { name: 'Change password' }))
  await expect(page.getByRole('dialog').getByLabel('Current password')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Change password' })).toBeFocused()

  await page.reload()
  await press(page, page.getByRole('link', { name: 'Edit profile' }))
  await expect(main(page)).toBeFocused()
  await write(page, page.getByLabel('Business name'), 'King Analytics')
  await press(page, page.getByRole('link', { name: 'Back to Profile' }))
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Stay here' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'Back to Profile' })).toBeFocused()
  await write(page, page.getByLabel('Business phone'), '0114 496 0110')
  await page.keyboard.press('Enter')
  await expect(page.getByText('User info updated successfully.')).toBeVisible()
  await expect(page).toHaveURL('/profile')
})

test('by keyboard alone a visitor books a call', async ({ page }) => {
  await open(page, '/book')
  await tabTo(page, hoursOf(page).first().locator('input'))
  await page.keyboard.press('Space')
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1)
  await expect(page.getByRole('form', { name: 'Book a call' })).toMatchAriaSnapshot({ name: 'booking.aria.yml' })
  await write(page, page.getByLabel('Your name'), 'Tom Okafor')
  await write(page, page.getByLabel('Phone'), '+44 7700 900142')
  await write(page, page.getByLabel('Email address'), `${crypto.randomUUID()}@example.com`)
  await press(page, page.getByLabel(/acknowledge/), 'Space')
  await press(page, page.getByRole('button', { name: 'Book this call' }))
  await expect(page.getByRole('heading', { level: 1, name: 'We call you' })).toBeVisible()
})

import { contact, type Contact } from '@energy/contracts/inquiries/contacts'
import { specialist, type Specialist } from '@energy/contracts/inquiries/specialists'
import { subscriber, type Subscriber } from '@energy/contracts/subscribers'
import type { Page } from '@playwright/test'
import { firstIds } from '../../screens/screen.ts'
import { mailsTo } from '../../support/data/mailbox.ts'
import { pathIn } from '../../support/data/newsletter-mail.ts'
import { untilShown } from '../../support/data/site.ts'
import { searchAsAdmin } from '../../support/data/staff.ts'
import { expect, test } from '../../support/test.ts'

test.use({ javaScriptEnabled: false })

const uniqueEmail = () => `${crypto.randomUUID()}@example.com`
const contactForm = (page: Page) => page.getByRole('form', { name: 'Connect with us' })
const specialistForm = (page: Page) => page.getByRole('form', { name: 'Talk to a specialist' })
const newsletterForm = (page: Page) => page.getByRole('form', { name: 'Newsletter' })

test.describe('without JavaScript', { tag: '@desktop' }, () => {
  test('a message with errors comes back with a focused summary and what was typed, and is then sent once', async ({
    page,
    request,
    browserErrors,
  }) => {
    browserErrors.expect(/422 .*\/contact/)
    const email = uniqueEmail()
    await page.goto('/contact')
    const form = contactForm(page)
    await form.getByLabel('Last name').fill('Obi')
    await form.getByLabel('Phone (optional)').fill('+44 20 7946 0112')
    await form.getByLabel('Comment').fill('Our boiler is older than I am.')
    await form.getByLabel('Post').check()
    await form.getByRole('button', { name: 'Send message' }).click()

    await expect(form.getByRole('alert')).toContainText('There are 2 things to correct')
    await expect(form.getByRole('alert')).toBeFocused()
    await expect(form.getByRole('alert')).toBeInViewport()
    expect(page.url()).not.toContain('Obi')
    await form.getByRole('link', { name: 'Enter your first name' }).click()
    await expect(form.getByLabel('First name')).toBeFocused()
    await expect(form.getByLabel('First name')).toHaveAttribute('aria-invalid', 'true')
    await expect(form.getByLabel('Last name')).toHaveValue('Obi')
    await expect(form.getByLabel('Comment')).toHaveValue('Our boiler is older than I am.')
    await expect(form.getByLabel('Post')).toBeChecked()

    await form.getByLabel('First name').fill('Grace')
    await form.getByLabel('Email address').fill(email)
    await form.getByRole('button', { name: 'Send message' }).click()
    const confirmation = form.getByText('We have your message. The answer goes to the address that you gave.')
    await expect(confirmation).toBeFocused()
    await expect(confirmation).toBeInViewport()
    await expect(form.getByLabel('Comment')).toHaveValue('')
    expect(page.url()).not.toContain(email)
    await page.reload()
    await expect(confirmation).toBeVisible()
    const [found, ...others] = await searchAsAdmin<Contact>(request, contact.list, email)
    expect(others).toEqual([])
    expect(found).toMatchObject({ lastName: 'Obi', phone: '00442079460112', preferences: { post: true, email: false } })
  })

  test('a request for a specialist needs the consent, and is confirmed in place of its form', async ({
    page,
    request,
    browserErrors,
  }) => {
    browserErrors.expect(/422 .*\/single_service\//)
    const email = uniqueEmail()
    await page.goto(`/single_service/${(await firstIds(page)).service}`)
    const form = specialistForm(page)
    await form.getByLabel('Your name').fill('Grace Obi')
    await form.getByLabel('Email address').fill(email)
    await form.getByRole('button', { name: 'Submit' }).click()
    await expect(form.getByRole('alert')).toBeFocused()
    await form.getByRole('alert').getByRole('link', { name: 'Tick the box' }).click()
    await expect(form.getByRole('checkbox')).toBeFocused()
    await form.getByRole('checkbox').check()
    await form.getByRole('button', { name: 'Submit' }).click()

    await expect(page.getByText('We have your request.')).toBeFocused()
    await expect(form).toBeHidden()
    expect(await searchAsAdmin<Specialist>(request, specialist.list, email)).toMatchObject([{ username: 'Grace Obi' }])
    await page.getByRole('link', { name: 'Send another request' }).click()
    await expect(specialistForm(page).getByLabel('Your name')).toHaveValue('')
  })

  test('the newsletter is subscribed to, confirmed and left by posted forms', async ({
    page,
    request,
    browserErrors,
  }) => {
    browserErrors.expect(/422 .*\/about/)
    browserErrors.expect(/422 .*\/newsletter\/unsubscribe/)
    const email = uniqueEmail()
    const findSubscriber = () => searchAsAdmin<Subscriber>(request, subscriber.list, email)
    await page.goto('/about')
    await newsletterForm(page).getByLabel('Email').fill('nobody')
    await newsletterForm(page).getByRole('button', { name: 'Subscribe' }).click()
    await expect(newsletterForm(page).getByRole('alert')).toContainText(
      'Enter an email address such as name@example.com',
    )
    await expect(newsletterForm(page).getByRole('alert')).toBeFocused()
    await expect(newsletterForm(page).getByLabel('Email')).toHaveValue('nobody')
    await newsletterForm(page).getByLabel('Email').fill(email)
    await newsletterForm(page).getByRole('button', { name: 'Subscribe' }).click()
    await expect(page.getByText('Look in your mailbox. Unless your address is on the list already')).toBeFocused()
    const [mail] = await mailsTo(request, email)
    if (!mail) throw new Error('No mail')

    await page.goto(pathIn(mail, 'newsletter/confirm'))
    await page.getByRole('button', { name: 'Confirm the address' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are on the list')
    expect(await findSubscriber()).not.toMatchObject([{ confirmedAt: '' }])

    await page.goto(pathIn(mail, 'newsletter/unsubscribe'))
    await page.getByRole('button', { name: 'Unsubscribe' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are off the list')
    expect(await findSubscriber()).toEqual([])

    await page.goto(pathIn(mail, 'newsletter/unsubscribe'))
    await page.getByRole('button', { name: 'Unsubscribe' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link is spent')
  })

  test('guides are filtered by a topic, of the list or of a guide, and all of them come back', async ({
    page,
    createItem,
  }) => {
    const topic = `Grants & ${crypto.randomUUID().slice(0, 8)}`
    const id = await createItem('blogs', { headerTitle: 'Who pays for it', topics: `Solar, ${topic}` })
    const cards = page.getByRole('main').locator('.cards').getByRole('heading')
    const topics = page.getByRole('navigation', { name: 'Topics' })
    await untilShown(page.request, '/guides', id)
    await page.goto('/guides')
    await topics.getByRole('link', { name: topic }).click()
    await expect(cards).toHaveText(['Who pays for it'])
    await expect(page).toHaveTitle(new RegExp(`^Guides: ${topic}`))
    await expect(topics.getByRole('link', { name: topic })).toHaveAttribute('aria-current', 'page')

    await page.getByRole('main').getByRole('link', { name: 'Who pays for it' }).click()
    await expect(page.getByText('1 min read')).toBeVisible()
    await page.locator('header').getByRole('link', { name: 'Solar' }).click()
    await expect(cards).toHaveText(['Who pays for it', 'What a solar roof does in December'])
    await topics.getByRole('link', { name: 'All' }).click()
    await expect(cards).not.toHaveCount(2)

    await page.goto(`/guides?topic=${id}`)
    await expect(page.getByText('No guides on this topic.')).toBeVisible()
    await page.getByRole('link', { name: 'All guides' }).click()
    await expect(page).toHaveURL('/guides')
  })

  test('signing in says that it needs JavaScript', async ({ page }) => {
    await page.goto('/login')
    await expect(page.locator('noscript p')).toContainText('This form needs JavaScript.')
    await expect(page.getByLabel('Password', { exact: true })).toBeHidden()
  })
})

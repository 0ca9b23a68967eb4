import { user } from '@energy/contracts/people/users'
import { signIn } from '../../support/accounts.ts'
import { openMenu } from '../../support/data/menu.ts'
import { aMember, aPerson, aRecord, signUp } from '../../support/data/people.ts'
import { expect, test } from '../../support/test.ts'

test('signing in and out shows in another tab at once', { tag: '@layout' }, async ({ page, context, request }) => {
  const person = aPerson()
  await aRecord(request, person)
  const other = await context.newPage()
  await other.goto('/profile')
  await expect(other.getByText('User not logged in')).toBeVisible()

  await signIn(page, person)
  await expect(page).toHaveURL('/')
  await expect(other.getByRole('heading', { level: 1, name: 'Noor Haddad' })).toBeVisible()

  await openMenu(page)
  const looksUp = other.waitForResponse(`**${user.lookup.url}`)
  await page.getByRole('button', { name: 'LogOut' }).click()
  await expect(page).toHaveURL('/signup')
  await expect(other.getByText('User not logged in')).toBeVisible()
  // The other tab learns that no user was deleted.
  expect(await (await looksUp).json()).toEqual({ found: true })
  await expect(other.getByRole('dialog')).toBeHidden()
  await expect(other.getByText('Noor Haddad')).toBeHidden()
})

test('a session without a record ends with User not found!', async ({ page, browserErrors }) => {
  // The sign-up is interrupted after its first step.
  await page.route(`**/api${user.create.url}`, (route) => route.abort())
  await signUp(page, aPerson())
  await expect(page.getByText('The server could not be reached.')).toBeVisible()
  await page.goto('/')
  await expect(page.getByRole('dialog', { name: 'Oops...' })).toContainText('User not found!')
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click()
  await openMenu(page)
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Sign In' })).toBeVisible()
  browserErrors.expect(/ERR_FAILED .*\/api\/users\)/)
  browserErrors.expect(/404 .*\/api\/users\//)
})

test(
  'the header never shows the signed-out buttons while a session is restored',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.addInitScript(() => {
      const seen: string[] = []
      Object.assign(window, { seen })
      new MutationObserver(() => {
        const buttons = document.querySelectorAll('.session > a, .session > button')
        const text = [...buttons].map((button) => button.textContent).join(' ')
        if (text && seen.at(-1) !== text) seen.push(text)
      }).observe(document, { childList: true, subtree: true })
    })
    await aMember(page)
    await page.goto('/')
    await expect(page.getByRole('button', { name: 'LogOut' })).toBeVisible()
    expect(await page.evaluate('seen')).toEqual(['Profile LogOut'])
  },
)

test('a visitor signs up by keyboard alone while another tab is open, which leaves both tabs signed in', async ({
  page,
  context,
}) => {
  const { email } = aPerson()
  const other = await context.newPage()
  await other.goto('/profile')
  await expect(other.getByText('User not logged in')).toBeVisible()
  await page.bringToFront()
  await page.goto('/signup')
  await page.getByLabel('First name').focus()
  for (const text of ['Noor', 'Haddad', email, 'wind-and-water']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  // The button that shows the password is between the two fields.
  await page.keyboard.press('Tab')
  await page.keyboard.type('wind-and-water')
  await page.keyboard.press('Enter')
  await expect(page.getByText('User created successfully.')).toBeVisible()
  await expect(page).toHaveURL('/')
  await expect(other.getByRole('heading', { level: 1, name: 'Noor Haddad' })).toBeVisible()
})

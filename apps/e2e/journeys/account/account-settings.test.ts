import { readFileSync } from 'node:fs'
import { user } from '@energy/contracts/people/users'
import { signIn } from '../../support/accounts.ts'
import { adminHeaders } from '../../support/dashboard.ts'
import { aMember } from '../../support/data/people.ts'
import { expect, test } from '../../support/test.ts'

test('a user downloads their data, and changes the password with the current one', async ({ page, browserErrors }) => {
  const person = await aMember(page)
  await page.goto('/profile')
  await test.step('downloads their data', async () => {
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download my data' }).click()
    const file = await downloading
    expect(file.suggestedFilename()).toBe('my-data.json')
    const data: unknown = JSON.parse(readFileSync(await file.path(), 'utf8'))
    expect(data).toMatchObject({
      user: { email: person.email, username: 'Noor Haddad' },
      specialists: [],
      contacts: [],
    })
  })

  await page.getByRole('button', { name: 'Change password' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change password' })
  await dialog.getByLabel('Current password').fill('not-the-password')
  await dialog.getByLabel('New password').fill('water-and-wind')
  await dialog.getByRole('button', { name: 'Change password' }).click()
  await expect(dialog.getByRole('alert')).toContainText('password is wrong')
  await dialog.getByLabel('Current password').fill(person.password)
  await dialog.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Your password is changed.')).toBeVisible()
  await signIn(page, { ...person, password: 'water-and-wind' })
  await expect(page).toHaveURL('/')
  browserErrors.expect(/400 .*accounts:signInWithPassword/)
})

test(
  'the password field keeps the focus after a wrong password, also when the page behind the dialog changes',
  { tag: '@desktop' },
  async ({ page, request, browserErrors }) => {
    const { email } = await aMember(page)
    await page.goto('/profile')
    await page.getByRole('button', { name: 'Delete my account' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete my account?' })
    const password = dialog.getByLabel('Password', { exact: true })
    await password.fill('not-the-password')
    await password.press('Enter')
    await expect(dialog.getByRole('alert')).toBeFocused()
    await password.pressSequentially('wind-')

    const url = `/api${user.update.url.replace(':email', email)}`
    const renamed = await request.put(url, {
      headers: await adminHeaders(request),
      data: { username: 'Noor El-Haddad' },
    })
    expect(renamed.status()).toBe(200)
    // A window that becomes visible reads data again that is older than half a minute.
    await page.clock.setSystemTime(Date.now() + 60_000)
    // Again, where the first time has met a read that was under way from before the change.
    await expect(async () => {
      await page.evaluate(() => dispatchEvent(new Event('visibilitychange')))
      await expect(page.locator('h1')).toHaveText('Noor El-Haddad', { timeout: 2_000 })
    }).toPass()
    await expect(password).toBeFocused()
    browserErrors.expect(/400 .*accounts:signInWithPassword/)
  },
)

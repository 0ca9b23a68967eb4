import { expect, type Page } from '@playwright/test'
import type { ADMIN } from './product.ts'

type Account = typeof ADMIN

/** The scripts of the sign-in service, which load only with a session or at a sign-in. Includes the URLs of retries. */
export const FIREBASE_SCRIPTS = '**/assets/firebase-*.js*'

/** Signs in by the site's sign-in form. */
export async function signIn(page: Page, { email, password }: Account) {
  // A form that is submitted before its script has loaded is reset.
  await page.goto('/login', { waitUntil: 'networkidle' })
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** The answer of the sign-in service. */
interface SignedIn {
  localId: string
  email: string
  idToken: string
  refreshToken: string
  /** In seconds. */
  expiresIn: string
}

/** The session that Firebase stores; with the first page it reads the other fields of the user from its service. */
const storedSession = ({ localId: uid, email, idToken, refreshToken, expiresIn }: SignedIn) => ({
  name: 'firebase:authUser:local:[DEFAULT]',
  value: JSON.stringify({
    uid,
    email,
    emailVerified: false,
    isAnonymous: false,
    providerData: [],
    stsTokenManager: { refreshToken, accessToken: idToken, expirationTime: Date.now() + Number(expiresIn) * 1_000 },
  }),
})

/** Signs in without the form: the next page that opens has the session. */
export async function restoreSession(page: Page, { email, password }: Account) {
  const response = await page.request.post('/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local', {
    data: { email, password, returnSecureToken: true },
  })
  expect(response.status()).toBe(200)
  const session = storedSession(await response.json())
  await page.context().clearCookies()
  // A script, because to change the storage of a context Playwright opens a page of its own. Signing out holds: in each
  // tab the session is stored once.
  await page.addInitScript(
    ({ name, value, mark }) => {
      if (window !== top || sessionStorage.getItem(mark)) return
      sessionStorage.setItem(mark, 'stored')
      localStorage.setItem(name, value)
    },
    { ...session, mark: `session-${crypto.randomUUID()}` },
  )
}

/** Opens the dashboard as a signed-in admin. */
export async function openDashboard(page: Page, admin: Account) {
  await restoreSession(page, admin)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
}

import { inject, vi } from 'vitest'
import type { SessionState } from '../../src/session-state.ts'
import { anEmail } from './provider.ts'

/** What a page of the product is told of where it runs. */
export const configFor = ({ url }: { url?: string }) => ({
  apiUrl: '/api',
  siteUrl: '/',
  dashboardUrl: '/dashboard',
  firebase: { apiKey: 'local', authDomain: 'localhost', projectId: inject('project') },
  ...(url !== undefined && { authEmulatorUrl: url }),
})

/** A page of the browser, as it is opened: its code starts afresh, and what the browser keeps is there. */
export async function openPage(provider: { url?: string }) {
  vi.resetModules()
  const { createSession } = await import('../../src/session.ts')
  const session = createSession(configFor(provider))
  const states: SessionState[] = []
  const leave = session.subscribe(() => states.push(session.state()))
  return { session, states, leave }
}

/** Who a session says is signed in. */
export function whoIn({ session }: Pick<Awaited<ReturnType<typeof openPage>>, 'session'>) {
  const state = session.state()
  if (state.status !== 'signed-in') throw new Error('Nobody is signed in')
  return state.identity
}

export const aPerson = () => ({ email: anEmail(), password: 'a-password-1', displayName: 'Ada Byron' })

/** A page on which somebody has just signed up. */
export async function aPageOf(provider: { url: string }, person = aPerson()) {
  const page = await openPage(provider)
  await page.session.signUp(person)
  return { ...page, account: await page.session.provider(), person, identity: whoIn(page) }
}

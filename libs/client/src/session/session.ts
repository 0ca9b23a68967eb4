import type { ClientConfig } from '@energy/contracts/site/client-config'
import type { AskForCode, Provider, Social } from './identity.ts'
import { identityError } from './identity-code.ts'
import { retryableImport } from '../retryable-import.ts'
import { LOADING_SESSION, type SessionState } from './session-state.ts'

/** The session of this browser: a store for `useSyncExternalStore`, and the actions that change it. */
export interface Session extends Pick<Provider, 'idToken' | 'signIn' | 'signUp' | 'signInWith' | 'signOut'> {
  state(): SessionState
  subscribe(listener: () => void): () => void
  /**
   * The identity provider, for operations that do not change the session. Loads its code, which also resolves the state
   * `unchecked`.
   * @throws an error with code `auth/network-request-failed` when the code does not load
   */
  provider(): Promise<Provider>
}

const signedOut: SessionState = { status: 'signed-out' }
const unchecked: SessionState = { status: 'unchecked' }

/**
 * Creates the session of this browser. The provider's code is loaded at once when a user is signed in, otherwise with
 * the first action.
 * @param askForCode asks for the code of a second factor, where an account has one
 */
export function createSession(config: ClientConfig, askForCode: AskForCode): Session {
  // The key of the session that Firebase stores. Without one, its code is not needed.
  const storageKey = `firebase:authUser:${config.firebase.apiKey}:[DEFAULT]`
  const stored = () => {
    try {
      return localStorage.getItem(storageKey)
    } catch {
      // The browser blocks storage: a session ends with its page.
      return undefined
    }
  }
  const listeners = new Set<() => void>()
  let state: SessionState = stored() ? LOADING_SESSION : signedOut
  // The last state that was not `loading`; a failed action returns to it.
  let settled: SessionState = signedOut
  let opening: Promise<Provider> | undefined

  const setState = (next: SessionState) => {
    state = next
    if (next.status !== 'loading') settled = next
    for (const listener of listeners) listener()
  }
  const load = retryableImport(() => import('../firebase/firebase.ts'))
  const open = () =>
    (opening ??= load().then(
      ({ openFirebase }) =>
        new Promise<Provider>((resolve) => {
          const opened = openFirebase(config, stored(), askForCode, (next) => {
            setState(next)
            resolve(opened)
          })
        }),
    ))
  // After a failure (offline) the next action loads the code again.
  const provider = () =>
    open().catch(() => {
      opening = undefined
      throw identityError('auth/network-request-failed')
    })
  const run = async <T>(action: (identityProvider: Provider) => Promise<T>) => {
    setState(LOADING_SESSION)
    try {
      return await action(await provider())
    } finally {
      // Firebase reports nothing after a failure or a closed popup.
      setState(settled)
    }
  }

  const restore = () => void provider().catch(() => setState(unchecked))
  if (state.status === 'loading') restore()
  // A sign-in elsewhere, while this page has not loaded the provider.
  const restoreStored = () => {
    if (stored()) restore()
  }
  addEventListener('storage', restoreStored)
  // Some browsers send no events to a page while it is in their cache, from which Back brings it.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) restoreStored()
  })

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    provider,
    // The provider's code is loading when a user may be signed in. When it fails to load, calls have no token.
    idToken: async (fresh) => (await opening?.catch(() => undefined))?.idToken(fresh),
    signIn: (email, password) => run((identityProvider) => identityProvider.signIn(email, password)),
    signUp: (person) => run((identityProvider) => identityProvider.signUp(person)),
    signInWith: (social: Social) => run((identityProvider) => identityProvider.signInWith(social)),
    signOut: () => run((identityProvider) => identityProvider.signOut()),
  }
}

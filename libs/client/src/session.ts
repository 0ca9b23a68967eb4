import type { ClientConfig } from '@energy/contracts/client-config'
import type { Provider, Social } from './identity.ts'
import { identityError } from './identity-code.ts'
import { retryableImport } from './retryable-import.ts'
import { clearPersonalStorage } from './personal-storage.ts'
import { UNKNOWN, type SessionState } from './session-state.ts'

/** The session of this browser: a store for `useSyncExternalStore`, and what changes it. */
export interface Session extends Pick<Provider, 'idToken' | 'signIn' | 'signUp' | 'signInWith' | 'signOut'> {
  state(): SessionState
  subscribe(listener: () => void): () => void
  /**
   * The identity provider itself, for all that leaves the session as it is; loads its code, and finds out who is signed
   * in where that is `unchecked`. Fails with a code of the provider's kind.
   */
  provider(): Promise<Provider>
}

const signedOut: SessionState = { status: 'signed-out' }
const unchecked: SessionState = { status: 'unchecked' }

/**
 * The session of this browser. The provider's code is loaded only for who is signed in, and at the first action
 * of who is not.
 */
export function createSession(config: ClientConfig): Session {
  // Where Firebase keeps who is signed in; a look there spares everybody else its code.
  const storageKey = `firebase:authUser:${config.firebase.apiKey}:[DEFAULT]`
  const listeners = new Set<() => void>()
  let state: SessionState = localStorage.getItem(storageKey) === null ? signedOut : UNKNOWN
  // What was last known for certain: an action that fails leaves it as it was.
  let settled: SessionState = signedOut
  let opening: Promise<Provider> | undefined

  const setState = (next: SessionState) => {
    state = next
    if (next.status !== 'loading') settled = next
    if (next.status === 'signed-out') clearPersonalStorage()
    for (const listener of listeners) listener()
  }
  const load = retryableImport(() => import('./firebase/firebase.ts'))
  const open = () =>
    (opening ??= load().then(
      ({ openFirebase }) =>
        new Promise<Provider>((resolve) => {
          const opened = openFirebase(config, storageKey, (next) => {
            setState(next)
            resolve(opened)
          })
        }),
    ))
  // What cannot be loaded now (offline) is tried again at the next action.
  const provider = () =>
    open().catch(() => {
      opening = undefined
      throw identityError('auth/network-request-failed')
    })
  const run = async <T>(action: (identityProvider: Provider) => Promise<T>) => {
    setState(UNKNOWN)
    try {
      return await action(await provider())
    } finally {
      // A failure reports nothing, and neither does a window that was closed for another.
      setState(settled)
    }
  }

  const restore = () => void provider().catch(() => setState(unchecked))
  if (state.status === 'loading') restore()
  // Somebody signed in in another tab while this one had no need of the provider.
  addEventListener('storage', (event) => {
    if (event.key === storageKey && event.newValue !== null) restore()
  })

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    provider,
    // Whoever may be signed in has had the provider's code loaded; where it does not come, a call is nobody's.
    idToken: async (fresh) => (await opening?.catch(() => undefined))?.idToken(fresh),
    signIn: (email, password) => run((identityProvider) => identityProvider.signIn(email, password)),
    signUp: (person) => run((identityProvider) => identityProvider.signUp(person)),
    signInWith: (social: Social) => run((identityProvider) => identityProvider.signInWith(social)),
    signOut: () => run((identityProvider) => identityProvider.signOut()),
  }
}

import type { ClientConfig } from '@energy/contracts/client-config'

/** Who the identity provider says is signed in. */
export interface Identity {
  uid: string
  email: string
  displayName: string
}

/** Unknown until the provider has reported, then one of the two. */
export type SessionState =
  | { status: 'loading' }
  | { status: 'signed-out' }
  | { status: 'signed-in'; identity: Identity }

/** What the identity provider does. Failures carry its error code: see identity-error.ts. */
export interface Provider {
  idToken(): Promise<string | undefined>
  signIn(email: string, password: string): Promise<void>
  signUp(person: { email: string; password: string; displayName: string }): Promise<void>
  signOut(): Promise<void>
}

/** The session of this browser: a store for `useSyncExternalStore` and the provider's actions. */
export interface Session extends Provider {
  state(): SessionState
  subscribe(listener: () => void): () => void
}

const loading: SessionState = { status: 'loading' }
const signedOut: SessionState = { status: 'signed-out' }

/**
 * The session of this browser. The provider's code is loaded only for who is signed in, and at the first action
 * of who is not.
 */
export function createSession(config: ClientConfig): Session {
  // Where Firebase keeps who is signed in; a look there spares everybody else its code.
  const kept = `firebase:authUser:${config.firebase.apiKey}:[DEFAULT]`
  const listeners = new Set<() => void>()
  let state: SessionState = localStorage.getItem(kept) === null ? signedOut : loading
  let provider: Promise<Provider> | undefined

  const become = (next: SessionState) => {
    state = next
    for (const listener of listeners) listener()
  }
  const open = () =>
    (provider ??= import('./firebase.ts').then(
      ({ openFirebase }) =>
        new Promise<Provider>((resolve) => {
          const opened = openFirebase(config, (identity) => {
            become(identity ? { status: 'signed-in', identity } : signedOut)
            resolve(opened)
          })
        }),
    ))
  // What cannot be loaded now (offline) is tried again at the next action.
  const opened = () =>
    open().catch((cause: unknown) => {
      provider = undefined
      throw cause
    })
  const act = async (action: (by: Provider) => Promise<void>) => {
    const before = state
    become(loading)
    try {
      await action(await opened())
    } catch (cause) {
      if (state.status === 'loading') become(before)
      throw cause
    }
  }

  const wake = () => void opened().catch(() => become(signedOut))
  if (state.status === 'loading') wake()
  // Somebody signed in in another tab while this one had no need of the provider.
  addEventListener('storage', (event) => {
    if (event.key === kept && event.newValue !== null && !provider) wake()
  })

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    idToken: async () => (provider || state.status !== 'signed-out' ? (await opened()).idToken() : undefined),
    signIn: (email, password) => act((by) => by.signIn(email, password)),
    signUp: (person) => act((by) => by.signUp(person)),
    signOut: () => act((by) => by.signOut()),
  }
}

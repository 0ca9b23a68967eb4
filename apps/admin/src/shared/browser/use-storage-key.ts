import { useSession } from '@energy/client/session/use-session'

/** The storage key of a form's draft. It contains the user's id, so nobody sees another person's draft. */
export function useStorageKey(form: string) {
  const session = useSession()
  return `${session.status === 'signed-in' ? session.identity.uid : ''} ${form}`
}

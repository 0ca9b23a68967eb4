import { useSession } from '@energy/client/use-session'

/** Names a form of whoever is signed in, for its draft: nobody is offered what somebody else typed. */
export function useStorageKey(form: string) {
  const session = useSession()
  return `${session.status === 'signed-in' ? session.identity.uid : ''} ${form}`
}

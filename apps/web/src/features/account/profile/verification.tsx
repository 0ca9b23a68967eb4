import { identityReason } from '@energy/client/session/identity-error'
import { useSessionActions } from '@energy/client/session/use-session'
import { Button } from '@energy/ui/button'
import { notice } from '@energy/ui/notice'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

/**
 * Says that the address is not confirmed yet. Checks again when the window gets the focus, because the link may be
 * opened in another one.
 */
export function Verification({ email }: { email: string }) {
  const session = useSessionActions()
  const client = useQueryClient()

  // It goes when the address is confirmed. What was asked or offered before the account is then of the user, too.
  useEffect(
    () => () => {
      const state = session().state()
      if (state.status === 'signed-in' && state.identity.emailVerified)
        void client.invalidateQueries({ predicate: ({ meta }) => meta?.['personal'] === true })
    },
    [session, client],
  )
  useEffect(() => {
    const refresh = async () => (await session().provider()).refresh()
    const refreshQuietly = () => void refresh().catch(() => undefined)
    addEventListener('focus', refreshQuietly)
    return () => removeEventListener('focus', refreshQuietly)
  }, [session])

  const { mutate, isPending } = useMutation({
    mutationFn: async () => (await session().provider()).sendVerification(),
    onSuccess: () => void notice(`The link is on its way to ${email}.`),
    onError: (cause) =>
      void notice(`We could not send the link. ${identityReason(cause)}`, { kind: 'error', timer: 5000 }),
  })
  return (
    <section className="banner-note" aria-label="Confirm your email address">
      <p>Confirm your email address: open the link that we sent to {email}.</p>
      <Button look="line" small busy={isPending} onClick={() => mutate()}>
        Send the link again
      </Button>
    </section>
  )
}

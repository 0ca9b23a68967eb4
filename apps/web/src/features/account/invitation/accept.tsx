import { unlessDone } from '@energy/client/call-error'
import { useCall } from '@energy/client/use-call'
import { useConfig } from '@energy/client/use-config'
import { useSend } from '@energy/client/use-send'
import { invitation, type LinkedInvitation } from '@energy/contracts/people/invitations'
import { user } from '@energy/contracts/people/users'
import { Button, buttonClass } from '@energy/ui/button'
import { FormErrors, useFormErrors } from '@energy/ui/form-errors'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'

/** The button that accepts an invitation and, once it is accepted, the way to the dashboard. */
export function Accept({ token, invited: { email, role } }: { token: string; invited: LinkedInvitation }) {
  const { dashboardUrl } = useConfig()
  const call = useCall()
  const { mutateAsync } = useSend(invitation.accept)
  const [failure, setFailure] = useFormErrors()
  const hasRole = async () => (await call(user.read, { params: { email } })).role === role
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => mutateAsync({ params: { token } }).catch(unlessDone(hasRole)),
    onMutate: () => setFailure([]),
    onError: ({ message }) => setFailure([{ message }]),
  })
  const confirmation = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    // The button that was pressed is gone.
    if (isSuccess) confirmation.current?.focus()
  }, [isSuccess])
  if (isSuccess)
    return (
      <div className="mt-8 grid justify-items-start gap-5">
        <p ref={confirmation} tabIndex={-1} className="outline-none">
          You are in. The dashboard is open to you.
        </p>
        <a className={buttonClass()} href={dashboardUrl}>
          Go to the dashboard
        </a>
      </div>
    )
  return (
    <div className="mt-8 grid justify-items-start gap-5">
      <FormErrors id="acceptance" failure={failure} />
      <Button busy={isPending} onClick={() => mutate()}>
        Accept
      </Button>
    </div>
  )
}

import { useConfig } from '@energy/client/use-config'
import { useSend } from '@energy/client/use-send'
import { invitation } from '@energy/contracts/people/invitations'
import { Button, buttonClass } from '@energy/ui/button'
import { FormErrors, useFormErrors } from '@energy/ui/form-errors'
import { useEffect, useRef } from 'react'

/** The button that accepts an invitation and, once it is accepted, the way to the dashboard. */
export function Accept({ token }: { token: string }) {
  const { dashboardUrl } = useConfig()
  const { mutate, isPending, isSuccess } = useSend(invitation.accept)
  const [failure, setFailure] = useFormErrors()
  const accept = () => {
    setFailure([])
    mutate({ params: { token } }, { onError: ({ problem }) => setFailure([{ message: problem.detail }]) })
  }
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
      <Button busy={isPending} onClick={accept}>
        Accept
      </Button>
    </div>
  )
}

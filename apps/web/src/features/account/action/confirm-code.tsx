import { identityReason } from '@energy/client/session/identity-error'
import { useSessionActions } from '@energy/client/session/use-session'
import { Button, buttonClass } from '@energy/ui/button'
import { FormErrors, useFormErrors } from '@energy/ui/form-errors'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'

const words = {
  verifyEmail: {
    title: 'Confirm your email address',
    why: (email: string) => `Press the button if ${email} is yours.`,
    action: 'Confirm the address',
    done: 'Your email address is confirmed',
    after: (email: string) => `${email} is yours, as far as we are concerned.`,
  },
  recoverEmail: {
    title: 'Get your old email address back',
    why: (email: string) => `Press the button to sign in with ${email} again, as before.`,
    action: 'Get the old address back',
    done: 'Your old email address is back',
    after: (email: string) =>
      `You sign in with ${email} again. Whoever changed it may know your password: set a new one.`,
  },
  revertSecondFactorAddition: {
    title: 'Remove the second factor',
    why: (email: string) => `Press the button if it was not you who set up a second factor for ${email}.`,
    action: 'Remove it',
    done: 'The second factor is removed',
    after: (email: string) =>
      `You sign in with ${email} without it. The person who set it up may know your password: set a new one.`,
  },
}

interface ConfirmCodeProps {
  oobCode: string
  mode: keyof typeof words
  email: string
}

/** Does the action of a mail's link at the press of a button. */
export function ConfirmCode({ oobCode, mode, email }: ConfirmCodeProps) {
  const [formError, setFormError] = useFormErrors()
  const session = useSessionActions()
  const { title, why, action, done: isDone, after } = words[mode]
  const { mutate, isPending, isSuccess } = useMutation({
    async mutationFn() {
      const provider = await session().provider()
      await provider.applyCode(oobCode)
      // Updates the session of a user who is signed in here; otherwise there is nothing to refresh.
      void provider.refresh().catch(() => undefined)
    },
    onError: (cause) => setFormError([{ message: identityReason(cause) }]),
  })
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The button that was pressed is gone.
    if (isSuccess) heading.current?.focus()
  }, [isSuccess])
  if (isSuccess)
    return (
      <>
        <h1 ref={heading} tabIndex={-1} className="outline-none">
          {isDone}
        </h1>
        <p>{after(email)}</p>
        <Link className={`${buttonClass()} mt-8`} to={mode === 'verifyEmail' ? '/profile' : '/login'}>
          {mode === 'verifyEmail' ? 'Go to your profile' : 'Sign In'}
        </Link>
      </>
    )
  return (
    <>
      <h1>{title}</h1>
      <p>{why(email)}</p>
      <div className="mt-8 grid gap-5">
        <FormErrors failure={formError} />
        <Button busy={isPending} onClick={() => mutate()}>
          {action}
        </Button>
      </div>
    </>
  )
}

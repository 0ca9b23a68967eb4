import { useSend } from '@energy/client/use-send'
import { COMPANY } from '@energy/contracts/company'
import type { subscriber } from '@energy/contracts/subscribers'
import { Button } from '@energy/ui/button'
import { FormErrors, useFormErrors } from '@energy/ui/form-errors'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { MessagePage } from './message-page.tsx'

interface Words {
  title: string
  text: string
}

interface NewsletterStepProps {
  route: typeof subscriber.confirm | typeof subscriber.unsubscribe
  /** Whether the newsletter flows before and after the step. */
  flows: { before: boolean; after: boolean }
  ask: Words & { button: string }
  done: Words
  /** Help for a link that is not valid any more. */
  spent: ReactNode
  /** The content below the text once it is done. */
  next?: ReactNode
}

const POWER = '[--c:var(--color-power)]'
const HEAT = '[--c:var(--color-heat)]'

/**
 * The page of a link in a newsletter mail. Programs open links, too, so the page only asks, and its button does the
 * step.
 */
export function NewsletterStep({ route, flows, ask, done, spent, next }: NewsletterStepProps) {
  const token = useSearchParams()[0].get('token')
  const { mutate, isPending, isSuccess, error } = useSend(route)
  const [formError, setFormError] = useFormErrors()

  if (!token)
    return (
      <MessagePage title="This link is incomplete" runs={false} carrier={HEAT}>
        <p className="lead">Its end is missing. Open it from the mail once more, or copy all of it.</p>
      </MessagePage>
    )
  if (isSuccess)
    return (
      <MessagePage title={done.title} runs={flows.after} carrier={POWER}>
        <p className="lead">{done.text}</p>
        {next}
      </MessagePage>
    )
  if (error?.status === 404 || error?.status === 400)
    return (
      <MessagePage title="This link is spent" runs={false} carrier={HEAT}>
        <p className="lead">{spent}</p>
      </MessagePage>
    )
  const send = () => {
    setFormError([])
    mutate({ body: { token } }, { onError: ({ problem }) => setFormError([{ message: problem.detail }]) })
  }
  return (
    <MessagePage title={ask.title} runs={flows.before} carrier={POWER}>
      <p className="lead">{ask.text}</p>
      <div className="step">
        <FormErrors failure={formError} />
        <div>
          <Button busy={isPending} onClick={send}>
            {error ? 'Try again' : ask.button}
          </Button>
        </div>
        <noscript>
          <p>This button needs JavaScript. Without it, write to {COMPANY.email} and we do it for you.</p>
        </noscript>
      </div>
    </MessagePage>
  )
}

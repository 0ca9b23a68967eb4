import { useSend } from '@energy/client/use-send'
import type { subscriber } from '@energy/contracts/subscribers'
import { Button } from '@energy/ui/button'
import { FormErrors, useFormErrors } from '@energy/ui/form-errors'
import type { FormEvent, ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { formAttributes, FormName } from '../../shared/form/form-attributes.tsx'
import { answerId, usePosted } from '../../shared/form/posted.ts'
import { MessagePage } from '../../shared/message-page.tsx'

interface Words {
  title: string
  text: string
}

interface NewsletterStepProps {
  form: 'confirm' | 'unsubscribe'
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
export function NewsletterStep({ form, route, flows, ask, done, spent, next }: NewsletterStepProps) {
  const token = useSearchParams()[0].get('token')
  const posted = usePosted(form)
  const { mutate, isPending, isSuccess, error, isIdle } = useSend(route)
  const [formError, setFormError] = useFormErrors(posted?.formError ? [{ message: posted.formError }] : [])
  const status = error?.status ?? posted?.status
  const isDone = isSuccess || (isIdle && posted !== undefined && !posted.values)

  if (isDone)
    return (
      <MessagePage title={done.title} runs={flows.after} carrier={POWER}>
        <p className="lead">{done.text}</p>
        {next}
      </MessagePage>
    )
  if (!token)
    return (
      <MessagePage title="This link is incomplete" runs={false} carrier={HEAT}>
        <p className="lead">Its end is missing. Open it from the mail once more, or copy all of it.</p>
      </MessagePage>
    )
  if (status === 404 || status === 400)
    return (
      <MessagePage title="This link is spent" runs={false} carrier={HEAT}>
        <p className="lead">{spent}</p>
      </MessagePage>
    )
  const send = (event: FormEvent) => {
    event.preventDefault()
    setFormError([])
    mutate({ body: { token } }, { onError: ({ problem }) => setFormError([{ message: problem.detail }]) })
  }
  return (
    <MessagePage title={ask.title} runs={flows.before} carrier={POWER}>
      <p className="lead">{ask.text}</p>
      <form className="grid max-w-152 gap-5" {...formAttributes(form)} onSubmit={send}>
        <FormName form={form} />
        <input type="hidden" name="token" value={token} />
        <FormErrors id={answerId(form)} failure={formError} />
        <div>
          <Button type="submit" busy={isPending}>
            {status === undefined ? ask.button : 'Try again'}
          </Button>
        </div>
      </form>
    </MessagePage>
  )
}

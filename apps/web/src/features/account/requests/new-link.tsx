import { useCall } from '@energy/client/use-call'
import { request } from '@energy/contracts/inquiries/requests'
import { Button, buttonClass } from '@energy/ui/button'
import { TextField } from '@energy/ui/field'
import { FormErrors } from '@energy/ui/form-errors'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { FormName } from '../../../shared/form/form-attributes.tsx'
import { usePublicForm } from '../../../shared/form/use-public-form.ts'
import { Note } from './note.tsx'
import { linksForm } from './request-fields.ts'

/** Asks for new links. The confirmation never says whether the address is known. */
export function NewLink() {
  const call = useCall()
  const { form, busy, summary, formError, field, answer, isSent } = usePublicForm(linksForm, {
    // Without useSend, which would read again what the link does not open.
    send: (body) => call(request.askForLinks, { body }),
    accepted: () => setAsked(true),
  })
  const [isAsked, setAsked] = useState(isSent)
  const note = useRef<HTMLOutputElement>(null)
  useEffect(() => {
    if (isAsked) note.current?.focus()
  }, [isAsked])
  if (isAsked)
    return (
      <Note ref={note} id={answer} icon="mail">
        If we have a request from that address, a new link is on its way. It works for 30 days.
      </Note>
    )
  return (
    <form {...form} className="grid gap-5" aria-label="Send me a new link">
      <FormName form="links" />
      <div className="empty:hidden">
        <FormErrors id={answer} failure={summary} />
      </div>
      <TextField type="email" autoComplete="email" hint="The address you wrote from." {...field('email')} />
      <div className="empty:hidden">
        <FormErrors id={answer} failure={formError} />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          Send me a new link
        </Button>
        <Link className={buttonClass('line')} to="/login?next=/profile/requests">
          Sign In
        </Link>
      </div>
    </form>
  )
}

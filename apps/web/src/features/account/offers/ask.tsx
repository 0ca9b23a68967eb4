import type { OwnOffer } from '@energy/contracts/sales/own-offers'
import { Button } from '@energy/ui/button'
import { TextArea } from '@energy/ui/field'
import { FormErrors } from '@energy/ui/form-errors'
import { useEffect, useId, useRef, useState } from 'react'
import { FormName } from '../../../shared/form/form-attributes.tsx'
import { AFTER } from '../../../shared/form/posted.ts'
import { usePublicForm } from '../../../shared/form/use-public-form.ts'
import { Note } from '../requests/note.tsx'
import { useDraft } from '../requests/use-draft.ts'
import { questionForm } from './offer-fields.ts'
import { useAuthor } from './outcome.tsx'
import { ASK } from './page-links.tsx'

interface AskProps {
  offer: OwnOffer
  /** Sends a question with an `Idempotency-Key`. Throws `CallError`. */
  send: (body: { text: string }, key: string) => Promise<unknown>
}

/** The form that asks about an offer, whatever became of it. */
export function Ask({ offer, send }: AskProps) {
  const title = useId()
  const author = useAuthor(offer)
  const note = useRef<HTMLOutputElement>(null)
  // Where the session ends, another page takes the place of this one.
  const { area, sending, sent: dropDraft } = useDraft(`about offer ${offer._id}`)
  const { form, busy, summary, formError, field, answer, isSent } = usePublicForm(questionForm, {
    send(body, key) {
      sending()
      return send(body, key)
    },
    accepted() {
      dropDraft()
      setSent((count) => count + 1)
    },
    unsent: 'Your question was not sent.',
  })
  /** How often something was sent; what the page was rendered with is not focused. */
  const [sent, setSent] = useState(0)
  useEffect(() => {
    if (sent > 0) note.current?.focus()
  }, [sent])
  return (
    <form {...form} className="grid justify-items-start gap-5" id={ASK} aria-labelledby={title}>
      <div>
        <h2 className="text-h2" id={title}>
          Ask a question
        </h2>
        <p className="mt-3 text-muted">{author} answers it by mail. The offer stays as it is.</p>
      </div>
      <FormName form="question" />
      <input type="hidden" name={AFTER} value={offer.askedAt} />
      {(sent > 0 || isSent) && (
        <Note ref={note} id={answer} icon="mail">
          We have your question.
        </Note>
      )}
      <div className="w-full empty:hidden">
        <FormErrors id={answer} failure={summary} />
      </div>
      <TextArea
        className="w-full"
        rows={4}
        {...field('text')}
        {...area}
        // The draft keeps what is typed meanwhile.
        readOnly={false}
      />
      <div className="w-full empty:hidden">
        <FormErrors id={answer} failure={formError} />
      </div>
      <Button className="max-sm:w-full" look="line" type="submit" busy={busy}>
        Ask {author}
      </Button>
    </form>
  )
}

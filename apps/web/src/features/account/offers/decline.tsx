import { DECLINE_REASONS } from '@energy/contracts/sales/offer-states'
import type { Refusal } from '@energy/contracts/sales/own-offers'
import { Button } from '@energy/ui/button'
import { SelectField, TextArea } from '@energy/ui/field'
import { FormErrors } from '@energy/ui/form-errors'
import { useId } from 'react'
import { FormName } from '../../../shared/form/form-attributes.tsx'
import { usePublicForm } from '../../../shared/form/use-public-form.ts'
import { useDraft } from '../requests/use-draft.ts'
import type { AnswerProps } from './accept.tsx'
import { declineForm, VERSION } from './offer-fields.ts'

/** The form that declines an offer. */
export function Decline({ offer, send, onAnswered }: AnswerProps<Refusal>) {
  const title = useId()
  // Where the offer is changed or the session ends, something else takes the place of this form.
  const { area, sending, sent } = useDraft(`declining offer ${offer._id}`)
  const { form, busy, summary, formError, field, answer } = usePublicForm(declineForm, {
    send(body) {
      sending()
      return send(body)
    },
    accepted() {
      sent()
      onAnswered()
    },
  })
  return (
    <form {...form} className="grid justify-items-start gap-4 border-t-3 border-ink pt-5" aria-labelledby={title}>
      <div>
        <h2 className="text-h3" id={title}>
          Not for you?
        </h2>
        <p className="mt-3 text-muted">Tell us in one line and we will leave you in peace.</p>
      </div>
      <FormName form="decline" />
      <input type="hidden" name={VERSION} value={offer.version} />
      <div className="w-full empty:hidden">
        <FormErrors id={answer} failure={summary} />
      </div>
      <SelectField className="w-full" {...field('reason')}>
        <option value="">Choose a reason</option>
        {Object.entries(DECLINE_REASONS).map(([reason, text]) => (
          <option key={reason} value={reason}>
            {text}
          </option>
        ))}
      </SelectField>
      <TextArea className="w-full" rows={3} optional {...field('note')} {...area} />
      <div className="w-full empty:hidden">
        <FormErrors id={answer} failure={formError} />
      </div>
      <Button className="max-sm:w-full" look="danger" type="submit" busy={busy}>
        Decline this offer
      </Button>
    </form>
  )
}

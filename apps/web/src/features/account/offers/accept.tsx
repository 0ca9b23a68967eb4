import { formatAmount } from '@energy/contracts/sales/money'
import type { Acceptance, OwnOffer } from '@energy/contracts/sales/own-offers'
import { Button } from '@energy/ui/button'
import { Checkbox } from '@energy/ui/checkbox'
import { FieldError, TextField } from '@energy/ui/field'
import { FormErrors } from '@energy/ui/form-errors'
import { useId } from 'react'
import { FormName } from '../../../shared/form/form-attributes.tsx'
import { usePublicForm } from '../../../shared/form/use-public-form.ts'
import { acceptForm, VERSION } from './offer-fields.ts'

export interface AnswerProps<Body> {
  offer: OwnOffer
  /** Sends the answer. Throws `CallError`. */
  send: (body: Body) => Promise<unknown>
  onAnswered: () => void
}

/** The form that accepts an offer. Its button names the sum. */
export function Accept({ offer, send, onAnswered }: AnswerProps<Acceptance>) {
  const title = useId()
  const { form, busy, summary, formError, field, values, answer } = usePublicForm(acceptForm, {
    send,
    accepted: onAnswered,
  })
  const { businessName, version, terms, totals, currency } = offer
  const box = field('terms')
  return (
    <form {...form} className="form grid justify-items-start gap-5" aria-labelledby={title}>
      <div>
        <h2 className="text-h2" id={title}>
          Accept
        </h2>
        <p className="mt-3 text-muted">You order what stands above, at this price. This page then shows your order.</p>
      </div>
      <FormName form="accept" />
      <input type="hidden" name={VERSION} value={version} />
      <div className="w-full empty:hidden">
        <FormErrors id={answer} failure={summary} />
      </div>
      <TextField
        className="w-full"
        autoComplete="name"
        hint="It counts as your signature. We keep it with the day, the hour and this text."
        {...field('name')}
      />
      <div>
        <Checkbox
          name={box.name}
          id={box.id}
          defaultChecked={'terms' in values}
          aria-invalid={box.error ? true : undefined}
          aria-describedby={box.error && `${box.id}-error`}
        >
          I accept {terms ? 'the terms above' : 'this offer'}
          {businessName && `, and may order for ${businessName}`}.
        </Checkbox>
        {box.error && <FieldError id={`${box.id}-error`}>{box.error}</FieldError>}
      </div>
      <div className="w-full empty:hidden">
        <FormErrors id={answer} failure={formError} />
      </div>
      <Button className="max-sm:w-full" type="submit" busy={busy}>
        Accept for {formatAmount(totals.total, currency)}
      </Button>
    </form>
  )
}

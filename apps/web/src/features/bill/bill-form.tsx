import { useSend } from '@energy/client/use-send'
import { bill } from '@energy/contracts/inquiries/bills'
import { Button } from '@energy/ui/button'
import { TextArea, TextField } from '@energy/ui/field'
import { FormErrors } from '@energy/ui/form-errors'
import { prepareNotices } from '@energy/ui/notice'
import { useRef, useState, type FormEvent } from 'react'
import { AttachFiles } from '../../shared/attachments/attach-files.tsx'
import { useAttachments } from '../../shared/attachments/use-attachments.ts'
import { Confirmation } from '../../shared/form/confirmation.tsx'
import { FormName } from '../../shared/form/form-attributes.tsx'
import { LegalLinks } from '../../shared/form/legal-links.tsx'
import { usePublicForm } from '../../shared/form/use-public-form.ts'
import { SpecialistPrefill } from '../../shared/specialist/specialist-prefill.tsx'
import { billForm } from './bill-fields.ts'

/** Sends a bill, with its files. */
export function BillForm() {
  const { mutateAsync } = useSend(bill.create)
  const attachments = useAttachments()
  const element = useRef<HTMLFormElement>(null)
  const { form, busy, summary, formError, field, answer, isSent } = usePublicForm(billForm, {
    send: (body, key) => mutateAsync({ body, headers: { 'idempotency-key': key } }),
    formErrorOf: () => attachments.error,
    accepted({ email, attachments: sent }) {
      attachments.take(sent)
      setSentBy(email)
      setBills(bills + 1)
    },
    unsent: 'Your bill was not sent.',
  })
  // The server does not repeat an address that it has accepted.
  const [sentBy, setSentBy] = useState(isSent ? 'the address that you gave' : '')
  // How many were sent. After each, the form is filled in again.
  const [bills, setBills] = useState(0)
  const change = (event: FormEvent<HTMLFormElement>) => {
    prepareNotices()
    setSentBy('')
    form.onChange(event)
  }

  return (
    <form {...form} className="form form-grid" ref={element} onChange={change} aria-label="Send a bill">
      <FormName form="bill" />
      <SpecialistPrefill key={bills} form={element} />
      <div className="col-span-full empty:hidden">
        <FormErrors id={answer} failure={summary} />
      </div>
      <TextField autoComplete="name" {...field('username')} />
      <TextField type="tel" autoComplete="tel" optional {...field('phone')} />
      <TextField className="col-span-full" type="email" autoComplete="email" {...field('email')} />
      <TextArea className="col-span-full" optional {...field('comment')} />
      <AttachFiles label="Attach a bill" attachments={attachments} />
      <p className="col-span-full hint">
        <LegalLinks />
      </p>
      <div className="col-span-full grid gap-5">
        <FormErrors id={answer} failure={formError} />
        <div>
          <Button type="submit" busy={busy || attachments.isSending}>
            Send
          </Button>
        </div>
        <Confirmation id={answer} tabIndex={-1}>
          {sentBy && `We have what you sent. The answer goes to ${sentBy}.`}
        </Confirmation>
      </div>
    </form>
  )
}

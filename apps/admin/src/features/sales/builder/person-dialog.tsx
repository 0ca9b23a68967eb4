import { BOUNDS } from '@energy/contracts/text'
import type { User } from '@energy/contracts/people/users'
import { Button } from '@energy/ui/button'
import { Dialog } from '@energy/ui/dialog'
import { TextArea, TextField } from '@energy/ui/field'
import { FormErrors } from '@energy/ui/form-errors'
import { useEffect, useState, type FormEvent } from 'react'
import { FormProvider, useForm, useFormContext, useWatch } from 'react-hook-form'
import { controlId, useSubmitErrors } from '../../../shared/form/form-errors.ts'
import { useFieldError, useFormField } from '../../../shared/form/use-form-field.ts'
import { AccountSearch } from './account-search.tsx'
import type { OfferValues } from './offer-values.ts'

/** What an offer says of a person. */
export const PERSON_FIELDS = ['name', 'email', 'businessName', 'address', 'user'] as const
type Person = Pick<OfferValues, (typeof PERSON_FIELDS)[number]>

interface PersonDialogProps {
  values: Person
  onChoose: (person: Person) => void
  onClose: () => void
}

const personOf = ({ _id, username, email, businessInfo, personalInfo }: User): Person => ({
  user: _id,
  name: username,
  email,
  businessName: businessInfo.businessName,
  address: businessInfo.businessAddress || personalInfo.address,
})

const focusControl = (name: string) => document.getElementById(controlId(name))?.focus()

/** Chooses for whom an offer is: somebody with an account, or anybody by name and e-mail. */
export function PersonDialog({ values, onChoose, onClose }: PersonDialogProps) {
  const { name, email, businessName, address } = values
  const form = useForm<Person>({ defaultValues: { name, email, businessName, address } })
  const errors = useSubmitErrors(form)
  const [chosen, setChosen] = useState({ _id: values.user, email: email.toLowerCase() })
  const typed = useWatch({ control: form.control, name: 'email' })
  // An account does not get what goes to another address.
  const account = typed.trim().toLowerCase() === chosen.email ? chosen._id : ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    errors.submit(async (person) => {
      onChoose({ ...person, user: account })
    })
  }
  useEffect(() => focusControl(values.email ? 'name' : 'search'), [values.email])
  return (
    <Dialog title="For whom" className="modal-wide" onClose={onClose}>
      <FormProvider {...form}>
        <form onSubmit={submit} noValidate>
          <AccountSearch
            onChoose={(found) => {
              form.reset(personOf(found))
              setChosen(found)
              // The row that was pressed disappears, and so does the button below.
              focusControl('name')
            }}
          />
          <FormErrors failure={errors.summary} />
          <PersonFields />
          <p className="text-small text-muted">
            {account
              ? 'The offer is shown in the profile of the account.'
              : 'Without an account: the link in the mail opens the offer.'}{' '}
            {account && (
              <button
                type="button"
                className="text-link"
                onClick={() => {
                  setChosen({ _id: '', email: '' })
                  focusControl('name')
                }}
              >
                Without the account
              </button>
            )}
          </p>
          <div className="modal-actions">
            <Button type="submit" small>
              Use this person
            </Button>
            <Button look="line" small onClick={onClose}>
              Cancel
            </Button>
          </div>
        </form>
      </FormProvider>
    </Dialog>
  )
}

function PersonFields() {
  const { register } = useFormContext<Person>()
  const emailRules = {
    required: 'Fill in the e-mail to which the offer goes.',
    pattern: { value: /^[^\s@]+@[^\s@]+\.[^\s@]+$/, message: 'This is no e-mail address.' },
  }
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <TextField
        label="Name"
        autoComplete="off"
        maxLength={BOUNDS.line}
        error={useFieldError('name')}
        {...register('name', { required: 'Say for whom the offer is.' })}
        id={controlId('name')}
      />
      <TextField
        label="E-mail"
        type="email"
        autoComplete="off"
        maxLength={BOUNDS.email}
        error={useFieldError('email')}
        {...register('email', emailRules)}
        id={controlId('email')}
      />
      <TextField
        label="Business"
        optional
        autoComplete="off"
        maxLength={BOUNDS.line}
        {...useFormField('businessName')}
      />
      <TextArea label="Address" optional rows={3} maxLength={1_000} {...useFormField('address')} />
    </div>
  )
}

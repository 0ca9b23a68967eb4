import { CallError } from '@energy/client/call-error'
import { useSend } from '@energy/client/use-send'
import { user, type User } from '@energy/contracts/users'
import { Button, buttonClass } from '@energy/ui/button'
import { TextField } from '@energy/ui/field'
import { FormErrors } from '@energy/ui/form-errors'
import { notice, prepareNotices } from '@energy/ui/notice'
import { useRef, useState, type FormEvent } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { changeOf, profileFields, type ProfileFieldName } from './profile-fields.ts'
import { rejectedFields } from '../../../shared/form/fields.ts'
import { useForm } from '../../../shared/form/use-form.ts'
import { useUnsaved } from './use-unsaved.ts'
import { SignInAgain } from '../sign-in-again.tsx'

interface ProfileFormProps {
  person: User
  /** The sign-in providers of this user. */
  providers: readonly string[]
  /** The session has ended by itself: the input stays, and is saved after a new sign-in. */
  ended: boolean
  /** Called at every change in the form. */
  onTouch: () => void
}

/** Edits a profile. The input stays until it is saved, also when the session ends or the connection fails. */
export function ProfileForm({ person, providers, ended, onTouch }: ProfileFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [asking, setAsking] = useState(false)
  const { busy, summary, formError, sending, showFieldErrors, showFormError, recheck, field } = useForm(profileFields)
  const unsaved = useUnsaved()
  const navigate = useNavigate()
  const send = useSend(user.update)

  const store = async (typed: FormData) => {
    await send.mutateAsync({ params: { email: person.email }, body: changeOf(typed) })
    unsaved.saved()
    void notice('User info updated successfully.', { position: 'top-start', timer: 2000 })
    await navigate('/profile')
  }
  const submit = sending(
    async (typed) => (ended ? setAsking(true) : store(typed)),
    (cause) => {
      if (!(cause instanceof CallError)) throw cause
      if (cause.status === 401) setAsking(true)
      else if (!showFieldErrors(rejectedFields(profileFields, cause.problem)))
        showFormError(`Nothing is saved yet. ${cause.message}`)
    },
  )
  const touch = (event: FormEvent<HTMLFormElement>) => {
    prepareNotices()
    unsaved.typed()
    onTouch()
    recheck(event)
  }
  const profileField = (name: ProfileFieldName, value: string) => ({
    ...field(name),
    defaultValue: value,
  })
  const { personalInfo, businessInfo } = person

  return (
    <>
      <form className="profile-form" method="post" ref={form} onSubmit={submit} onChange={touch} noValidate>
        <FormErrors failure={summary} />
        <fieldset>
          <legend className="text-h3">Personal</legend>
          <TextField {...profileField('username', person.username)} autoComplete="name" />
          <TextField
            {...profileField('image', person.image)}
            inputMode="url"
            hint="Left empty, the default picture is shown."
            optional
          />
          <TextField
            className="wide"
            label="Email address"
            type="email"
            value={person.email}
            hint="Your sign-in address cannot be changed."
            readOnly
          />
          <TextField
            {...profileField('personalInfo.phone', personalInfo.phone)}
            type="tel"
            autoComplete="tel"
            optional
          />
          <TextField
            {...profileField('personalInfo.address', personalInfo.address)}
            autoComplete="street-address"
            optional
          />
        </fieldset>
        <fieldset>
          <legend className="text-h3">Business</legend>
          <TextField
            {...profileField('businessInfo.businessName', businessInfo.businessName)}
            autoComplete="organization"
            optional
          />
          <TextField
            {...profileField('businessInfo.businessEmail', businessInfo.businessEmail)}
            type="email"
            optional
          />
          <TextField {...profileField('businessInfo.businessPhone', businessInfo.businessPhone)} type="tel" optional />
          <TextField {...profileField('businessInfo.businessAddress', businessInfo.businessAddress)} optional />
        </fieldset>
        {ended && (
          <p className="banner-note">Your session has ended. What you typed is here; sign in again to save it.</p>
        )}
        <FormErrors failure={formError} />
        <div className="profile-actions">
          <Button type="submit" busy={busy}>
            Update Profile
          </Button>
          <Link className={buttonClass('line')} to="/profile">
            Back to Profile
          </Link>
        </div>
      </form>
      {asking && (
        <SignInAgain
          title="Sign in again"
          who={{ email: person.email, providers }}
          action="Sign in and save"
          onProved={() => store(new FormData(form.current ?? undefined))}
          onClose={() => setAsking(false)}
        >
          <p>Your session has ended. Sign in as {person.email}, and what you typed is saved.</p>
        </SignInAgain>
      )}
    </>
  )
}

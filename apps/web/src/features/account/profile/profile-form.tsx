import { CallError, unlessDone } from '@energy/client/call-error'
import { useSend } from '@energy/client/use-send'
import { user, type User } from '@energy/contracts/people/users'
import { Button, buttonClass } from '@energy/ui/button'
import { TextField } from '@energy/ui/field'
import { FormErrors } from '@energy/ui/form-errors'
import { notice, prepareNotices } from '@energy/ui/notice'
import { useRef, useState, type FormEvent } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { OwnPicture } from './own-picture.tsx'
import { changeOf, profileFields, profileValues, type ProfileFieldName } from './profile-fields.ts'
import { rejectedFields } from '../../../shared/form/fields.ts'
import { useForm } from '../../../shared/form/use-form.ts'
import { useOwnPicture } from './use-own-picture.ts'
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
  const element = useRef<HTMLFormElement>(null)
  const [asking, setAsking] = useState(false)
  const [image, setImage] = useState(person.image)
  const pictureChanged = (link: string) => {
    setImage(link)
    // Otherwise the form would save the former link.
    const typed = element.current?.elements.namedItem('image')
    if (typed instanceof HTMLInputElement) typed.value = link
  }
  const picture = useOwnPicture(person.email, pictureChanged)
  // Leaving the page would stop it.
  const isSending = picture.step.is === 'sending'
  // Until it is removed the form has the former link, and would save it.
  const isRemoving = picture.step.is === 'removing'
  const unsaved = useUnsaved(isSending)
  const navigate = useNavigate()
  const send = useSend(user.update)

  const store = async (typed: FormData) => {
    const save = () => send.mutateAsync({ params: { email: person.email }, body: changeOf(typed) })
    await save().catch(unlessDone(save))
    unsaved.saved()
    void notice('User info updated successfully.', { position: 'top-start', timer: 2000 })
    // A person who has left the form meanwhile stays where they are.
    if (element.current) await navigate('/profile')
  }
  const failed = (cause: unknown) => {
    if (!(cause instanceof CallError)) throw cause
    if (cause.status === 401) setAsking(true)
    else if (!showFieldErrors(rejectedFields(profileFields, cause.problem)))
      showFormError(`Nothing is saved yet. ${cause.message}`)
  }
  const { form, busy, summary, formError, showFieldErrors, showFormError, field } = useForm(profileFields, {
    send: async (typed) => (ended ? setAsking(true) : store(typed)),
    failed,
  })
  const touch = (event: FormEvent<HTMLFormElement>) => {
    prepareNotices()
    unsaved.typed()
    onTouch()
    form.onChange(event)
  }
  const values = profileValues(person)
  // Once it is saved, the page is left, with what would be typed meanwhile.
  const filled = (name: ProfileFieldName) => ({ ...field(name), defaultValue: values[name], readOnly: busy })

  return (
    <>
      <form className="mt-8 grid max-w-224 gap-10" {...form} ref={element} onChange={touch}>
        <FormErrors failure={summary} />
        <fieldset className="form-grid pt-5">
          <legend className="float-left col-span-full text-h3">Personal</legend>
          <OwnPicture image={image} picture={picture} />
          <TextField {...filled('image')} inputMode="url" hint="Left empty, the default picture is shown." optional />
          <TextField {...filled('username')} autoComplete="name" />
          <TextField
            className="col-span-full"
            label="Email address"
            type="email"
            value={person.email}
            hint="Your sign-in address cannot be changed."
            readOnly
          />
          <TextField {...filled('personalInfo.phone')} type="tel" autoComplete="tel" optional />
          <TextField {...filled('personalInfo.address')} autoComplete="street-address" optional />
        </fieldset>
        <fieldset className="form-grid pt-5">
          <legend className="float-left col-span-full text-h3">Business</legend>
          <TextField {...filled('businessInfo.businessName')} autoComplete="organization" optional />
          <TextField {...filled('businessInfo.businessEmail')} type="email" optional />
          <TextField {...filled('businessInfo.businessPhone')} type="tel" optional />
          <TextField {...filled('businessInfo.businessAddress')} optional />
        </fieldset>
        {ended && (
          <p className="banner-note mb-0">Your session has ended. What you typed is here; sign in again to save it.</p>
        )}
        <FormErrors failure={formError} />
        <div className="grid gap-3 md:flex">
          <Button type="submit" busy={busy || isSending || isRemoving}>
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
          onProved={() => store(new FormData(element.current ?? undefined))}
          onClose={() => setAsking(false)}
        >
          <p>Your session has ended. Sign in as {person.email}, and what you typed is saved.</p>
        </SignInAgain>
      )}
    </>
  )
}

import { Button } from '@energy/ui/button'
import { TextField } from '@energy/ui/field'
import { useEffect, useRef } from 'react'
import { useForm } from 'react-hook-form'
import { CopyField } from '../../shared/page/copy-field.tsx'
import { useHandedFocus } from '../../shared/actions/use-handed-focus.ts'
import { QrCode } from './qr-code.tsx'
import { useSetUp } from './use-second-factor.ts'

/** Sets up a second factor in two steps. */
export function SetUp() {
  const { started, start, busy, finish } = useSetUp()
  return started ? (
    <Steps secret={started.key} url={started.url} finish={finish} />
  ) : (
    <>
      <p className="mt-4 text-muted">
        You need an authenticator app: the one of your phone, of your password manager, or any other. It shows a new
        code every 30 seconds, also without a connection.
      </p>
      <div className="mt-8">
        <Button busy={busy} onClick={start}>
          Set it up
        </Button>
      </div>
    </>
  )
}

interface StepsProps {
  /** The key of the app, and the same as an address. */
  secret: string
  url: string
  finish: (code: string) => Promise<string | undefined>
}

function Steps({ secret, url, finish }: StepsProps) {
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { code: '' } })
  const { errors, isSubmitting } = formState
  const submit = handleSubmit(async ({ code }) => {
    const refused = await finish(code.replaceAll(/\s/g, ''))
    if (refused !== undefined) setError('code', { message: refused }, { shouldFocus: true })
  })
  const steps = useHandedFocus<HTMLOListElement>()
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that was pressed is gone.
  useEffect(() => heading.current?.focus(), [])
  return (
    <ol ref={steps} className="mt-8 grid gap-10">
      <li className="grid justify-items-start gap-4">
        <h2 ref={heading} tabIndex={-1} className="section-title outline-none">
          1. Add this account to your app
        </h2>
        <QrCode text={url} />
        <p className="text-muted">
          Scan it with your app. The app is on this device?{' '}
          <a className="text-link" href={url}>
            Open it there
          </a>
          , or type the key by hand.
        </p>
        <div className="w-full">
          <CopyField label="Key" value={secret} />
        </div>
      </li>
      <li>
        <h2 className="section-title mb-4">2. Type the code that it shows</h2>
        <form
          className="grid items-start gap-4 sm:grid-cols-[minmax(0,14rem)_auto]"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            if (!isSubmitting) void submit()
          }}
        >
          <TextField
            label="Code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={7}
            readOnly={isSubmitting}
            error={errors.code?.message}
            {...register('code', {
              validate: (code) => /^\d{6}$/.test(code.replaceAll(/\s/g, '')) || 'The code has six digits.',
            })}
          />
          <Button type="submit" className="justify-self-start sm:mt-7" busy={isSubmitting}>
            Confirm
          </Button>
        </form>
      </li>
    </ol>
  )
}

import { CallError } from '@energy/client/call-error'
import { useSend } from '@energy/client/use-send'
import { apiKey, type KeyRole } from '@energy/contracts/people/api-keys'
import { BOUNDS } from '@energy/contracts/text'
import { Button } from '@energy/ui/button'
import { SelectField, TextField } from '@energy/ui/field'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { sendOnce } from '../../shared/actions/send-once.ts'
import { NewSecret } from '../../shared/page/new-secret.tsx'
import { roleWords } from '../../shared/people/role.tsx'

const ROLES: readonly KeyRole[] = ['editor', 'sales']
const EMPTY: { name: string; role: KeyRole } = { name: '', role: 'editor' }

/** Makes a key, and shows it once. */
export function KeyForm() {
  const { mutateAsync } = useSend(apiKey.create)
  const [made, setMade] = useState<{ name: string; key: string }>()
  const { register, handleSubmit, reset, setError, formState } = useForm({ defaultValues: EMPTY })
  const { errors, isSubmitting } = formState
  const make = handleSubmit(async (body) => {
    try {
      const { key } = await sendOnce('API key', body, (headers) => mutateAsync({ headers, body }))
      setMade({ name: body.name.trim(), key })
    } catch (cause) {
      if (!(cause instanceof CallError)) throw cause
      return setError('name', { message: cause.message }, { shouldFocus: true })
    }
    reset(EMPTY)
  })
  return (
    <section className="panel grid gap-5 p-5 lg:px-8 lg:py-7" aria-labelledby="new-key">
      <h2 className="section-title" id="new-key">
        New key
      </h2>
      <form
        className="grid items-start gap-x-5 gap-y-4 md:grid-cols-[minmax(0,1fr)_12rem_auto]"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!isSubmitting) void make()
        }}
      >
        <TextField
          label="What it is for"
          maxLength={BOUNDS.title}
          autoComplete="off"
          readOnly={isSubmitting}
          error={errors.name?.message}
          {...register('name', { validate: (name) => name.trim() !== '' || 'Say what the key is for.' })}
        />
        <SelectField label="May do what this role may" {...register('role')}>
          {ROLES.map((role) => (
            <option key={role} value={role}>
              {roleWords[role].name}
            </option>
          ))}
        </SelectField>
        <Button type="submit" className="md:mt-7" busy={isSubmitting}>
          Make the key
        </Button>
      </form>
      {made && (
        <NewSecret key={made.key} label={`Key: ${made.name}`} secret={made.key}>
          Copy it now: <b>it is not shown again.</b> A script sends it as <code>Authorization: Bearer</code> with each
          call.
        </NewSecret>
      )}
    </section>
  )
}

import { CallError } from '@energy/client/call-error'
import { useSend } from '@energy/client/use-send'
import { invitation, INVITATION_HOURS, type StaffRole } from '@energy/contracts/people/invitations'
import { ROLES_WITH } from '@energy/contracts/people/roles'
import { Button } from '@energy/ui/button'
import { SelectField, TextField } from '@energy/ui/field'
import { notice } from '@energy/ui/notice'
import { useQueryClient } from '@tanstack/react-query'
import { useForm, useWatch } from 'react-hook-form'
import { sendOnce } from '../../shared/actions/send-once.ts'
import { roleWords } from '../../shared/people/role.tsx'

const EMPTY: { email: string; role: StaffRole } = { email: '', role: 'editor' }

/** Invites somebody by their address. */
export function InviteForm() {
  const create = useSend(invitation.create)
  const queryClient = useQueryClient()
  const { register, handleSubmit, reset, setError, control, formState } = useForm({ defaultValues: EMPTY })
  const { errors, isSubmitting } = formState
  const role = useWatch({ control, name: 'role' })
  const invite = handleSubmit(async (body) => {
    try {
      await sendOnce('invitation', body, (headers) => create.mutateAsync({ headers, body }))
    } catch (cause) {
      if (!(cause instanceof CallError)) throw cause
      // There may be one all the same: the answer was lost, or somebody else has invited them.
      void queryClient.invalidateQueries({ queryKey: invitation.list.schema.tags })
      const [field] = cause.problem.errors ?? []
      return setError('email', { message: field?.message ?? cause.problem.detail }, { shouldFocus: true })
    }
    reset(EMPTY)
    void notice(`The invitation to ${body.email.trim()} is on its way.`)
  })
  return (
    <section className="panel p-5 lg:px-8 lg:py-7" aria-labelledby="invite">
      <h2 className="section-title" id="invite">
        Invite somebody
      </h2>
      <form
        className="mt-4 grid items-start gap-x-5 gap-y-4 md:grid-cols-[minmax(0,1fr)_12rem_auto]"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!isSubmitting) void invite()
        }}
      >
        <TextField
          label="Email address"
          type="email"
          autoComplete="off"
          readOnly={isSubmitting}
          error={errors.email?.message}
          {...register('email', { validate: (email) => email.trim() !== '' || 'Enter the email address.' })}
        />
        <SelectField label="Role" {...register('role')}>
          {ROLES_WITH.staff.map((each) => (
            <option key={each} value={each}>
              {roleWords[each].name}
            </option>
          ))}
        </SelectField>
        <Button type="submit" className="md:mt-7" busy={isSubmitting}>
          Invite
        </Button>
      </form>
      <p className="mt-3 text-small text-muted">
        {roleWords[role].does} The link in the mail works once, within {INVITATION_HOURS} hours.
      </p>
    </section>
  )
}

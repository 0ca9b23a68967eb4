import { query } from '@energy/client/query'
import { useCall } from '@energy/client/use-call'
import { notifications, type MailPreferences } from '@energy/contracts/notifications'
import { Checkbox } from '@energy/ui/checkbox'
import { Delayed, Loading, Skeleton } from '@energy/ui/states'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useChange } from '../../shared/actions/use-checked-send.ts'
import { InlineLoadError } from '../../shared/page/loaded.tsx'
import { reasonOf } from '../../shared/words/reason.ts'

const labels: Record<keyof MailPreferences, string> = {
  whenAssigned: 'When a request is assigned to me',
  overdue: 'Each working day at opening time, what is overdue',
}

/** Which mails this admin gets besides the notifications. A change is saved at once. */
export function MailChoices() {
  const stored = useQuery(query(useCall(), notifications.mails))
  return (
    <fieldset className="sticky bottom-0 border-t border-line bg-surface px-5 pt-3 pb-2">
      <legend className="float-left w-full text-ui font-[580]">By mail</legend>
      <div className="clear-both">
        {stored.data && <Choices stored={stored.data} />}
        {stored.isError && !stored.data && (
          <InlineLoadError retry={() => stored.refetch()}>We could not load which mails you get.</InlineLoadError>
        )}
        {stored.isPending && shape}
      </div>
    </fieldset>
  )
}

const shape = (
  <Delayed>
    <div className="grid gap-3 py-3">
      <Loading />
      <Skeleton className="h-4 w-3/5" />
      <Skeleton className="h-4 w-4/5" />
    </div>
  </Delayed>
)

const isSame = (one: MailPreferences, other: MailPreferences) =>
  one.whenAssigned === other.whenAssigned && one.overdue === other.overdue

function Choices({ stored }: { stored: MailPreferences }) {
  const { mutate, isPending, isSuccess, error } = useChange(
    notifications.setMails,
    notifications.mails,
    (found, { body }) => isSame(found, body),
  )
  // What was chosen last, until it is saved, so that a second choice includes the first.
  const [chosen, setChosen] = useState<MailPreferences>()
  const shown = chosen ?? stored
  const choose = (body: MailPreferences) => {
    setChosen(body)
    mutate({ body }, { onSettled: () => setChosen(undefined) })
  }
  const boxOf = (name: keyof MailPreferences) => (
    <Checkbox checked={shown[name]} onChange={({ target }) => choose({ ...shown, [name]: target.checked })}>
      {labels[name]}
    </Checkbox>
  )
  return (
    <div aria-busy={isPending}>
      {boxOf('whenAssigned')}
      {boxOf('overdue')}
      <output className="absolute top-3 right-5 text-small text-muted">
        {isPending && 'Saving...'}
        {isSuccess && 'Saved.'}
      </output>
      {error && (
        <p className="pb-2 text-small text-danger" role="alert">
          We could not save this. {reasonOf(error)}
        </p>
      )}
    </div>
  )
}

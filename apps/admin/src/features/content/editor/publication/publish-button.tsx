import type { Standing } from '@energy/contracts/content/drafts'
import type { EditedKind } from '@energy/contracts/content/edited'
import { formatMoment, type CompanyClock } from '@energy/contracts/time/company-time'
import { Button } from '@energy/ui/button'
import { CalendarClock, CalendarOff, CalendarX2, ChevronDown, EyeOff, Send, type LucideIcon } from 'lucide-react'
import { useCompany } from '../../../../shared/company/use-company.ts'
import { editedWords, isSingle } from '../../../../shared/records/edited.ts'
import { usePopover } from '../../../../shared/browser/use-popover.ts'
import { comingPublication } from '../../standing.tsx'
import type { usePublication } from './use-publication.ts'

interface PublishButtonProps {
  kind: EditedKind
  standing: Standing
  publication: ReturnType<typeof usePublication>
  /** Nothing can be sent: the browser is offline, or somebody else has saved. */
  disabled: boolean
}

interface Entry {
  icon: LucideIcon
  label: string
  hint: string
  run: () => unknown
}

type Publication = PublishButtonProps['publication']

/** The label of the button and what it does; nothing where everything is live. */
function primaryOf(standing: Standing, { publish, ask }: Publication) {
  if (comingPublication(standing)) return { label: 'Change the time', run: () => ask('publish') }
  if (standing.state === 'unpublished') return { label: 'Publish again', run: publish }
  if (standing.state === 'draft') return { label: 'Publish', run: publish }
  return { label: standing.hasChanges ? 'Publish changes' : 'Publish', run: standing.hasChanges ? publish : undefined }
}

function publishEntries(standing: Standing, { publish, ask, cancel }: Publication): Entry[] {
  const { state, hasChanges, schedules } = standing
  const later = { icon: CalendarClock, label: 'Schedule…', hint: 'Pick a day and an hour', run: () => ask('publish') }
  const off = {
    icon: CalendarX2,
    label: 'Cancel the schedule',
    hint: 'It stays as it is',
    run: () => cancel('publish'),
  }
  // Also what has failed.
  const cancellation = schedules.some(({ action }) => action === 'publish') ? [off] : []
  // A version that is scheduled waits also where the form says what is live.
  if (state === 'live' && !hasChanges) return cancellation
  return [
    { icon: Send, label: 'Publish now', hint: 'Visible to everybody within a second', run: publish },
    ...(comingPublication(standing) ? [] : [later]),
    ...cancellation,
  ]
}

function unpublishEntries(
  kind: EditedKind,
  clock: CompanyClock,
  { state, schedules }: Standing,
  { ask, cancel, unpublish }: Publication,
): Entry[] {
  if (state !== 'live' || isSingle(kind)) return []
  const coming = schedules.find(({ action }) => action === 'unpublish')
  return [
    { icon: EyeOff, label: 'Unpublish', hint: editedWords[kind].unpublish.hint, run: unpublish },
    coming
      ? {
          icon: CalendarX2,
          label: 'Keep it published',
          hint: `It ${coming.failed ? 'could not' : 'would'} be taken down ${formatMoment(new Date(coming.at), clock)}`,
          run: () => cancel('unpublish'),
        }
      : { icon: CalendarOff, label: 'Unpublish later…', hint: 'Pick a day and an hour', run: () => ask('unpublish') },
  ]
}

/** Publishes an item, with a menu of what else can be done. */
export function PublishButton({ kind, standing, publication, disabled }: PublishButtonProps) {
  const menu = usePopover('menu')
  const clock = useCompany()
  const { busy } = publication
  const { label, run } = primaryOf(standing, publication)
  const entries = [...publishEntries(standing, publication), ...unpublishEntries(kind, clock, standing, publication)]
  return (
    <div className="flex max-sm:flex-1">
      <Button
        small
        busy={busy}
        disabled={disabled || !run}
        onClick={() => void run?.()}
        className="flex-1 rounded-r-none!"
      >
        {label}
      </Button>
      <button
        {...menu.button}
        className="btn btn-primary btn-small rounded-l-none! border-l border-l-ground px-3!"
        aria-label="More ways to publish"
        disabled={disabled || entries.length === 0}
        // Not disabled while it works, so that it keeps the focus that the menu has returned.
        aria-disabled={busy || undefined}
        onClick={(event) => busy && event.preventDefault()}
      >
        <ChevronDown className="size-4.5" strokeWidth={1.75} aria-hidden="true" />
      </button>
      <div {...menu.popover} className="popover min-w-60 p-1.5" aria-label="More ways to publish">
        {entries.map((entry) => (
          <MenuEntry
            key={entry.label}
            {...entry}
            run={() => {
              menu.close()
              void entry.run()
            }}
          />
        ))}
      </div>
    </div>
  )
}

const MenuEntry = ({ icon: Icon, label, hint, run }: Entry) => (
  <button
    type="button"
    role="menuitem"
    className="flex min-h-touch w-full items-center gap-3 rounded-control px-3 py-1.5 text-left hover:bg-tint focus-visible:bg-tint"
    onClick={run}
  >
    <Icon className="size-5 flex-none" strokeWidth={1.75} aria-hidden="true" />
    <span>
      <b className="block font-[560]">{label}</b>
      <span className="block text-small text-muted">{hint}</span>
    </span>
  </button>
)

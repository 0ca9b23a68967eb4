import type { Standing } from '@energy/contracts/drafts'
import { Button } from '@energy/ui/button'
import { CalendarClock, CalendarX2, ChevronDown, EyeOff, Send, type LucideIcon } from 'lucide-react'
import { usePopover } from '../../../../shared/use-popover.ts'
import { comingPublication } from '../../standing.tsx'

export interface PublicationActions {
  publish: () => void
  schedule: () => void
  cancel: () => void
  unpublish: () => void
}

interface PublishButtonProps {
  standing: Standing
  actions: PublicationActions
  busy: boolean
  /** Nothing can be sent: the browser is offline, or somebody else has saved. */
  disabled: boolean
}

interface Entry {
  icon: LucideIcon
  label: string
  hint: string
  run: () => void
}

/** The label of the button and what it does; nothing where everything is live. */
function primaryOf(standing: Standing, { publish, schedule }: PublicationActions) {
  if (comingPublication(standing)) return { label: 'Change the time', run: schedule }
  if (standing.state === 'unpublished') return { label: 'Publish again', run: publish }
  if (standing.state === 'draft') return { label: 'Publish', run: publish }
  return { label: standing.hasChanges ? 'Publish changes' : 'Publish', run: standing.hasChanges ? publish : undefined }
}

function entriesOf(standing: Standing, { publish, schedule, cancel, unpublish }: PublicationActions): Entry[] {
  const coming = comingPublication(standing)
  const canPublish = standing.state !== 'live' || standing.hasChanges
  return [
    ...(canPublish
      ? [{ icon: Send, label: 'Publish now', hint: 'Visible to everybody within a second', run: publish }]
      : []),
    ...(canPublish && !coming
      ? [{ icon: CalendarClock, label: 'Schedule…', hint: 'Pick a day and an hour', run: schedule }]
      : []),
    ...(coming
      ? [{ icon: CalendarX2, label: 'Cancel the schedule', hint: 'It stays as it is', run: cancel }]
      : []),
    ...(standing.state === 'live'
      ? [{ icon: EyeOff, label: 'Unpublish', hint: 'Takes the page down, keeps the content', run: unpublish }]
      : []),
  ]
}

/** Publishes an item, with a menu of what else can be done. */
export function PublishButton({ standing, actions, busy, disabled }: PublishButtonProps) {
  const menu = usePopover('menu')
  const { label, run } = primaryOf(standing, actions)
  return (
    <div className="relative flex">
      <Button small busy={busy} disabled={disabled || !run} onClick={run} className="rounded-r-none!">
        {label}
      </Button>
      <button
        {...menu.button}
        className="btn btn-primary btn-small rounded-l-none! border-l border-l-ground px-3!"
        aria-label="More ways to publish"
        disabled={disabled || busy}
      >
        <ChevronDown className="size-4.5" strokeWidth={1.75} aria-hidden="true" />
      </button>
      <div {...menu.popover} className="menu right-0 min-w-60">
        {entriesOf(standing, actions).map((entry) => (
          <MenuEntry
            key={entry.label}
            {...entry}
            run={() => {
              menu.close()
              entry.run()
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

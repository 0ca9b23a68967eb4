import { MAX_AT_ONCE } from '@energy/contracts/inquiries/inbox'
import { Button } from '@energy/ui/button'
import { Archive, Check, X } from 'lucide-react'
import { formatCount } from '../../../shared/words/counts.ts'
import { useHandedFocus } from '../../../shared/actions/use-handed-focus.ts'
import { AssignMenu } from '../assign-menu.tsx'
import { ExportButton } from '../export-button.tsx'
import { useShortcut } from '../keys/shortcuts.ts'
import { useBulk } from './use-bulk.ts'
import type { Checked } from './use-checked.ts'

const icon = 'size-4.5 max-md:hidden'

interface BulkBarProps {
  checked: Checked
  /** The number of rows that are loaded. */
  count: number
  onClear: () => void
}

/** What can be done with the selected inquiries. */
export function BulkBar({ checked, count, onClear }: BulkBarProps) {
  const { isBusy, assign, markContacted, close } = useBulk(checked)
  const shortcut = useShortcut()
  const bar = useHandedFocus<HTMLElement>()
  const selected = checked.ids.size
  return (
    <section
      ref={bar}
      aria-label="Selected"
      className="relative flex flex-wrap items-center gap-2 border-b border-line bg-tint py-2 pr-14 pl-5 shadow-[inset_4px_0_0_var(--color-link)] [&_.btn]:px-3.5"
    >
      <div className="mr-auto flex min-h-touch flex-wrap items-center gap-x-3 max-md:w-full">
        <output className="font-semibold">{formatCount(selected)} selected</output>
        {selected < count && (
          <button type="button" className="text-link min-h-touch" onClick={checked.all}>
            Select all {formatCount(count)}
          </button>
        )}
      </div>
      <AssignMenu label="Assign the selected" look="primary" busy={isBusy} onAssign={(to) => void assign(to)}>
        Assign
      </AssignMenu>
      <Button look="line" small busy={isBusy} onClick={() => void markContacted()} {...shortcut('M')}>
        <Check className={icon} strokeWidth={1.75} aria-hidden="true" />
        Mark as contacted
      </Button>
      <Button look="line" small busy={isBusy} onClick={() => void close()} {...shortcut('E')}>
        <Archive className={icon} strokeWidth={1.75} aria-hidden="true" />
        Close requests
      </Button>
      {selected <= MAX_AT_ONCE && (
        <ExportButton
          of="the selected"
          fileName="inquiries-selected"
          filter={{ view: 'all', ids: [...checked.ids].join(',') }}
        />
      )}
      <button
        type="button"
        className="icon-btn absolute! top-2 right-2"
        aria-label="Clear the selection"
        onClick={onClear}
      >
        <X className="icon" aria-hidden="true" />
      </button>
    </section>
  )
}

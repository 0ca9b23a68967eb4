import { Ellipsis, type LucideIcon } from 'lucide-react'
import { usePopover } from '../browser/use-popover.ts'

export interface MenuAction {
  icon: LucideIcon
  label: string
  keys?: string
  isDanger?: boolean
  disabled?: boolean
  run: () => void
}

/** A button with three dots, and the menu of what can be done. */
export function ActionMenu({ name, actions }: { name: string; actions: readonly MenuAction[] }) {
  const { button, popover, close } = usePopover('menu')
  return (
    <div className="relative z-1">
      <button {...button} className="icon-btn aria-expanded:bg-tint" aria-label={`More for ${name}`}>
        <Ellipsis className="icon" aria-hidden="true" />
      </button>
      <div
        {...popover}
        role="menu"
        tabIndex={-1}
        className="popover min-w-48 p-1.5 [position-try-fallbacks:flip-block]"
        aria-label={`More for ${name}`}
      >
        {actions.map(({ icon: Icon, label, keys, isDanger, disabled, run }) => (
          <button
            key={label}
            type="button"
            role="menuitem"
            className={`flex min-h-touch w-full items-center gap-3 rounded-control px-3 font-medium -outline-offset-2 hover:bg-tint focus-visible:bg-tint aria-disabled:opacity-35 ${isDanger ? 'text-danger' : ''}`}
            // Not `disabled`, so that the arrow keys reach it.
            aria-disabled={disabled || undefined}
            aria-keyshortcuts={keys}
            onClick={() => {
              if (disabled) return
              close()
              run()
            }}
          >
            <Icon className="size-4.5 flex-none" strokeWidth={1.75} aria-hidden="true" />
            {label}
          </button>
        ))}
      </div>
    </div>
  )
}

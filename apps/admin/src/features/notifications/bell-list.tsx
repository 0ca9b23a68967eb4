import { Popover } from '@base-ui/react/popover'
import { useRef } from 'react'
import { NotificationList } from './notification-list.tsx'
import type { PopupProps } from '../../shared/use-popup.ts'

/** The popover of the bell. Escape, a press outside or a link closes it. */
export function BellList({ open, onOpenChange, trigger, container }: PopupProps) {
  const followed = useRef(false)
  const isTrigger = (target: EventTarget | null) => target instanceof Node && trigger.current?.contains(target)
  // The button itself closes the list when it is pressed.
  const byButton = (event: Event) =>
    !(event instanceof KeyboardEvent) &&
    (isTrigger(event.target) || (event instanceof FocusEvent && isTrigger(event.relatedTarget)))
  const closeByLink = () => {
    followed.current = true
    onOpenChange(false)
  }
  return (
    <Popover.Root open={open} onOpenChange={(next, { event }) => byButton(event) || onOpenChange(next)}>
      <Popover.Portal container={container}>
        <Popover.Positioner
          className="z-20"
          positionMethod="fixed"
          anchor={trigger}
          align="end"
          sideOffset={8}
          collisionPadding={12}
        >
          <Popover.Popup
            className="max-h-[min(36rem,var(--available-height))] w-104 max-w-[calc(100vw-1.5rem)] overflow-y-auto rounded-panel bg-surface shadow-float outline-none"
            finalFocus={() => (followed.current ? document.getElementById('main') : trigger.current)}
          >
            <Popover.Title className="section-title px-5 pt-4 pb-3">Notifications</Popover.Title>
            <NotificationList onNavigate={closeByLink} />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}

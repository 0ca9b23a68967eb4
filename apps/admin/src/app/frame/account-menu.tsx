import { Menu } from '@base-ui/react/menu'
import { LogOut } from 'lucide-react'
import { useLogout } from '../use-logout.ts'
import type { PopupProps } from '../../shared/use-popup.ts'

/**
 * Focuses the first item when the menu is opened by keyboard. The library does so only for its own triggers.
 * The trigger still has the focus when the item is mounted.
 */
function focusItem(item: HTMLElement | null) {
  if (document.activeElement?.matches(':focus-visible')) item?.focus({ preventScroll: true })
}

/** The menu of the signed-in user. */
export function AccountMenu({ open, onOpenChange, trigger, container }: PopupProps) {
  const logout = useLogout()
  return (
    <Menu.Root open={open} onOpenChange={onOpenChange}>
      <Menu.Portal container={container}>
        <Menu.Positioner className="z-20" positionMethod="fixed" anchor={trigger} align="end" sideOffset={8}>
          <Menu.Popup
            className="min-w-48 rounded-panel bg-surface p-1.5 shadow-float outline-none"
            aria-label="Account"
            finalFocus={trigger}
          >
            <Menu.Item
              ref={focusItem}
              className="flex min-h-touch cursor-pointer items-center gap-3 rounded-control px-3 font-medium -outline-offset-2 data-highlighted:bg-tint"
              onClick={() => void logout()}
            >
              <LogOut className="icon" aria-hidden="true" />
              Logout
            </Menu.Item>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}

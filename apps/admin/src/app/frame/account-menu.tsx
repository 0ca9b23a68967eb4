import { Menu } from '@base-ui/react/menu'
import { LogOut } from 'lucide-react'
import { useLogout } from '../use-logout.ts'
import type { PopupProps } from '../../shared/use-popup.ts'

/**
 * Who opens it by keyboard is at its first item, as at any menu's; the library sees to that for triggers of its own.
 * When the item comes, the trigger still has the focus.
 */
function focusItem(item: HTMLElement | null) {
  if (document.activeElement?.matches(':focus-visible')) item?.focus({ preventScroll: true })
}

/** What somebody can do about their own session. */
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

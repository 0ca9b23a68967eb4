import { Dialog } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { Sidebar } from './sidebar.tsx'
import type { PopupProps } from '../../shared/use-popup.ts'

const moving = 'transition-[transform,opacity] duration-200 ease-out'

/** The navigation on small screens. A click outside, Escape or a link closes it. */
export const Drawer = ({ open, onOpenChange, trigger }: PopupProps) => (
  <Dialog.Root open={open} onOpenChange={onOpenChange}>
    <Dialog.Portal>
      <Dialog.Backdrop
        className={`fixed inset-0 z-20 bg-press/45 lg:hidden ${moving} data-starting-style:opacity-0 data-ending-style:opacity-0`}
      />
      <Dialog.Popup
        className={`fixed inset-y-0 left-0 z-20 w-72 max-w-[85vw] overflow-y-auto outline-none lg:hidden ${moving} data-starting-style:-translate-x-full data-ending-style:-translate-x-full`}
        data-ground="deep"
        finalFocus={trigger}
      >
        <Dialog.Title className="sr-only">Menu</Dialog.Title>
        <Dialog.Close className="icon-btn absolute! top-5 right-3" aria-label="Close menu">
          <X className="icon" aria-hidden="true" />
        </Dialog.Close>
        <Sidebar onNavigate={() => onOpenChange(false)} />
      </Dialog.Popup>
    </Dialog.Portal>
  </Dialog.Root>
)

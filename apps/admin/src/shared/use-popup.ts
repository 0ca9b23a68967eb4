import { notice } from '@energy/ui/notice'
import { useRef, useState, type ComponentType, type RefObject } from 'react'
import { useLazyComponent } from './use-lazy-component.ts'

/** What a menu or a dialog is told that stands apart from its button. */
export interface PopupProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Where it opens, and where the focus returns. */
  trigger: RefObject<HTMLButtonElement | null>
  /** Where it stands in the page. */
  container: RefObject<HTMLDivElement | null>
}

/**
 * A button that opens something whose code is loaded when somebody is about to press it.
 * @param load loads the popup
 */
export function usePopup<P extends PopupProps = PopupProps>(
  popup: 'menu' | 'dialog',
  load: () => Promise<ComponentType<P>>,
) {
  const trigger = useRef<HTMLButtonElement>(null)
  const container = useRef<HTMLDivElement>(null)
  const { Component: Popup, prepare, preload } = useLazyComponent(load)
  const [open, setOpen] = useState(false)
  const show = async () => {
    try {
      await prepare()
      setOpen(true)
    } catch {
      await notice('The menu could not be loaded. Check your connection and try again.', { kind: 'error' })
    }
  }
  return {
    button: {
      ref: trigger,
      type: 'button',
      'aria-haspopup': popup,
      'aria-expanded': open,
      onClick: () => (open ? setOpen(false) : void show()),
      onPointerEnter: preload,
      onFocus: preload,
    },
    container,
    Popup,
    popup: { open, onOpenChange: setOpen, trigger, container },
  } as const
}

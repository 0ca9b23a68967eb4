import { notice } from '@energy/ui/notice'
import { useRef, useState, type ComponentType, type RefObject } from 'react'
import { useLazyComponent } from './use-lazy-component.ts'

/** Props of a menu or a dialog whose code is loaded separately from its button. */
export interface PopupProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The button: the anchor of the popup, and the element that gets the focus back. */
  trigger: RefObject<HTMLButtonElement | null>
  /** The DOM parent of the popup. */
  container: RefObject<HTMLDivElement | null>
}

/**
 * A button with a popup whose code is loaded on hover, on focus or on press.
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

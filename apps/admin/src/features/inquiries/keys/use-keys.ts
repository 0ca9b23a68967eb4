import { useEffect, useEffectEvent, useRef } from 'react'
import { useSingleKeys } from './shortcuts.ts'

/** Where a key belongs to what has the focus: text fields, and what lies above the screen. */
const TYPING = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]'
const ABOVE = 'dialog, [popover], [role=menu], .swal2-popup'
/** Where Enter presses what has the focus. */
const PRESSED = 'a, button, input, label, summary'

/** The name of a key: `J`, `Shift+J`, `?`, `Enter`. */
const nameOf = ({ key, shiftKey }: KeyboardEvent) => {
  if (key.length > 1) return key
  const name = key.toUpperCase()
  return shiftKey && /\p{L}/u.test(key) ? `Shift+${name}` : name
}

/** Presses the first visible control with this key in `aria-keyshortcuts`; a field gets the focus. */
function pressControl(name: string) {
  const controls = document.querySelectorAll<HTMLElement>(`main [aria-keyshortcuts~=${CSS.escape(name)}]`)
  const control = [...controls].find((each) => each.checkVisibility() && !each.matches(':disabled'))
  if (control?.matches('input, textarea')) control.focus()
  else control?.click()
  return control !== undefined
}

/** Moves the focus from a field to what is around it. */
const leaveField = (field: Element) => field.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true })

/**
 * The keys of a screen, but not while somebody types: those given, and those that its controls name in
 * `aria-keyshortcuts`.
 * @param isLoading whether controls are still to come: a key of theirs is pressed by the function that this returns,
 * and letters until then are typed too early
 */
export function useKeys(actions: Readonly<Record<string, () => void>>, isLoading: () => boolean) {
  const isOn = useSingleKeys()
  const early = useRef('')
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    // What had the focus in a dialog may be gone, and the focus with it.
    if (!(target instanceof Element) || target.closest(ABOVE) || document.querySelector('dialog:modal')) return
    if (target.closest(TYPING)) return event.key === 'Escape' && leaveField(target)
    const name = nameOf(event)
    const isLetter = event.key.length === 1
    if (isLetter ? !isOn : name === 'Enter' && target.closest(PRESSED)) return
    if (!isLetter || !isLoading()) early.current = ''
    const action = actions[name]
    if (early.current) return event.preventDefault()
    if (action) action()
    else if (!pressControl(name)) {
      if (isLetter && isLoading()) early.current = name
      return
    }
    // The key is not typed into the field that now has the focus.
    event.preventDefault()
  })
  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  return () => {
    if (early.current) pressControl(early.current)
    early.current = ''
  }
}

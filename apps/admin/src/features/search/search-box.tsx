import { notice } from '@energy/ui/notice'
import { Search } from 'lucide-react'
import { useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react'
import type { PanelKeys } from './search-panel.tsx'
import { useLazyComponent } from '../../shared/use-lazy-component.ts'

const loadPanel = async () => (await import('./search-panel.tsx')).SearchPanel
const isApple = /Mac|iP(hone|ad|od)/.test(navigator.platform)

/** The search field, a combobox. The code of its list is loaded on first use. */
export function SearchBox() {
  const id = useId()
  const [text, setText] = useState('')
  const [wantsFirst, setWantsFirst] = useState(false)
  const [open, setOpen] = useState(false)
  const [option, setOption] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const keys = useRef<PanelKeys>(null)
  const { Component: Panel, prepare, preload } = useLazyComponent(loadPanel)
  const goBack = useShortcut(input)

  const show = async () => {
    setOpen(true)
    try {
      await prepare()
    } catch {
      await notice('The search could not be loaded. Check your connection and try again.', { kind: 'error' })
    }
  }
  const type = (typed: string) => {
    setText(typed)
    setWantsFirst(false)
  }
  const close = () => {
    setOpen(false)
    type('')
  }
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') {
      event.preventDefault()
      close()
      goBack()
    } else if (event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return
    else if (open && keys.current?.press(event)) event.preventDefault()
    else if (!open && event.key === 'ArrowDown') void show()
    // Works before the response and before the code of the list are loaded.
    else if (event.key === 'Enter' && text.trim()) setWantsFirst(true)
  }
  const closeOnBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (currentTarget.contains(relatedTarget)) return
    setOpen(false)
    setWantsFirst(false)
  }
  return (
    <search className="relative max-lg:order-last max-lg:w-full lg:mr-auto lg:w-104" onBlur={closeOnBlur}>
      <Search className="icon pointer-events-none absolute top-3 left-3.5 text-muted" aria-hidden="true" />
      <input
        ref={input}
        type="search"
        role="combobox"
        className="peer input min-h-touch! bg-ground! pl-11!"
        placeholder="Type to search..."
        aria-label="Search"
        aria-autocomplete="list"
        aria-expanded={option !== undefined}
        aria-controls={id}
        aria-activedescendant={option}
        aria-keyshortcuts="Control+K Meta+K"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={200}
        value={text}
        onChange={({ target }) => {
          type(target.value)
          if (!open) void show()
        }}
        onKeyDown={press}
        onFocus={() => void show()}
        onClick={() => open || void show()}
        onPointerEnter={preload}
      />
      <kbd
        className="pointer-events-none absolute top-2.5 right-3 rounded-control border border-line bg-surface px-1.5 font-sans text-small leading-5.5 text-muted peer-focus:hidden peer-[:not(:placeholder-shown)]:hidden max-lg:hidden"
        aria-hidden="true"
      >
        {isApple ? '⌘K' : 'Ctrl K'}
      </kbd>
      {open && Panel && (
        <Panel ref={keys} id={id} text={text.trim()} wantsFirst={wantsFirst} onOption={setOption} onClose={close} />
      )}
    </search>
  )
}

/** Focuses a field on Ctrl+K or ⌘K. Returns a function that restores the previous focus. */
function useShortcut(field: RefObject<HTMLInputElement | null>) {
  const before = useRef<Element | null>(null)
  useEffect(() => {
    const press = (event: globalThis.KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return
      // An open dialog keeps the focus.
      if (document.querySelector('dialog[open], [aria-modal="true"]')) return
      event.preventDefault()
      if (document.activeElement === field.current) return field.current?.select()
      before.current = document.activeElement
      field.current?.focus()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [field])
  return () => {
    if (before.current instanceof HTMLElement) before.current.focus()
    before.current = null
  }
}

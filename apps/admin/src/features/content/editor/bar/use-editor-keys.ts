import { useEffect, useEffectEvent } from 'react'

interface EditorKeys {
  save: () => void
  publish: () => void
}

/** Ctrl-S (Cmd-S) saves the draft, Ctrl-Enter (Cmd-Enter) publishes, but not below a dialog. */
export function useEditorKeys({ save, publish }: EditorKeys) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
    // With Caps Lock the key is an `S`.
    const run = event.key.toLowerCase() === 's' ? save : event.key === 'Enter' ? publish : undefined
    if (!run || document.querySelector('dialog[open], [aria-modal="true"]')) return
    event.preventDefault()
    run()
  })
  useEffect(() => {
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}

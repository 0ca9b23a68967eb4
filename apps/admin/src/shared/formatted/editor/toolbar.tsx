import type { Editor } from '@tiptap/core'
import { useState, useSyncExternalStore, type KeyboardEvent } from 'react'
import { commands } from './commands.ts'

interface ToolbarProps {
  editor: Editor
  /** The id of the text. */
  controls: string
  onLink: () => void
}

/** The names of the commands that the selection has, as one text. */
const activeIn = (editor: Editor) =>
  commands
    .filter(({ name }) => editor.isActive(name))
    .map(({ name }) => name)
    .join(' ')

function useActive(editor: Editor) {
  const subscribe = (notify: () => void) => {
    editor.on('transaction', notify)
    return () => void editor.off('transaction', notify)
  }
  return new Set(useSyncExternalStore(subscribe, () => activeIn(editor)).split(' '))
}

const MOD = /Mac|iP/.test(navigator.platform) ? ['Meta', '⌘'] : ['Control', 'Ctrl+']

/** The buttons above a formatted text: one stop of the Tab key, arrow keys lead from one to the next. */
export function Toolbar({ editor, controls, onLink }: ToolbarProps) {
  const active = useActive(editor)
  const [at, setAt] = useState(0)
  const moveByKey = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1, Home: -at, End: commands.length - 1 - at }[event.key]
    if (step === undefined || event.altKey) return
    event.preventDefault()
    const next = (at + step + commands.length) % commands.length
    setAt(next)
    event.currentTarget.querySelectorAll('button')[next]?.focus()
  }
  return (
    <div
      role="toolbar"
      tabIndex={-1}
      className="formatted-toolbar"
      aria-label="Format"
      aria-controls={controls}
      onKeyDown={moveByKey}
    >
      {commands.map(({ name, label: text, icon: Icon, keys, run }, index) => (
        <button
          key={name}
          type="button"
          className="icon-btn"
          tabIndex={index === at ? 0 : -1}
          aria-label={text}
          aria-pressed={active.has(name)}
          aria-keyshortcuts={`${MOD[0]}+${keys}`}
          title={`${text} (${MOD[1]}${keys})`}
          onFocus={() => setAt(index)}
          // The text keeps the focus and its selection.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => (run ? run(editor) : onLink())}
        >
          <Icon className="size-4.5" strokeWidth={1.75} aria-hidden="true" />
        </button>
      ))}
    </div>
  )
}

import type { Editor } from '@tiptap/core'
import { Bold, Heading, Italic, Link, List, ListOrdered, TextQuote } from 'lucide-react'
import { HEADING_LEVEL } from './document.ts'

/** A button of the toolbar. */
export interface Command {
  /** The node or mark that it sets; it is pressed where the selection has it. */
  name: string
  label: string
  icon: typeof Bold
  /** Its keys, as `aria-keyshortcuts` has them, without the control key. */
  keys: string
  run?: (editor: Editor) => void
}

export const commands: readonly Command[] = [
  { name: 'bold', label: 'Bold', icon: Bold, keys: 'B', run: (editor) => editor.chain().focus().toggleBold().run() },
  {
    name: 'italic',
    label: 'Italic',
    icon: Italic,
    keys: 'I',
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  { name: 'link', label: 'Link', icon: Link, keys: 'K' },
  {
    name: 'bulletList',
    label: 'Bulleted list',
    icon: List,
    keys: 'Shift+8',
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    name: 'orderedList',
    label: 'Numbered list',
    icon: ListOrdered,
    keys: 'Shift+7',
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    name: 'heading',
    label: 'Heading',
    icon: Heading,
    keys: 'Alt+2',
    run: (editor) => editor.chain().focus().toggleHeading({ level: HEADING_LEVEL }).run(),
  },
  {
    name: 'blockquote',
    label: 'Quote',
    icon: TextQuote,
    keys: 'Shift+B',
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
]

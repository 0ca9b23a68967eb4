import { isLink } from '@energy/formatted/link'
import { Mark, mergeAttributes } from '@tiptap/core'
import { Blockquote } from '@tiptap/extension-blockquote'
import { Bold } from '@tiptap/extension-bold'
import { Document } from '@tiptap/extension-document'
import { HardBreak } from '@tiptap/extension-hard-break'
import { Heading } from '@tiptap/extension-heading'
import { Italic } from '@tiptap/extension-italic'
import { BulletList } from '@tiptap/extension-list/bullet-list'
import { ListItem } from '@tiptap/extension-list/item'
import { OrderedList } from '@tiptap/extension-list/ordered-list'
import { Paragraph } from '@tiptap/extension-paragraph'
import { Text } from '@tiptap/extension-text'
import { UndoRedo } from '@tiptap/extensions/undo-redo'
import { AllSelection, TextSelection, type Transaction } from '@tiptap/pm/state'
import { HEADING_LEVEL } from './document.ts'

/** A link of the kinds that the site shows. Others lose their address, also in what is pasted. */
const Link = Mark.create({
  name: 'link',
  inclusive: false,
  addAttributes: () => ({ href: { default: '' } }),
  parseHTML: () => [
    {
      tag: 'a[href]',
      getAttrs: (element) => (isLink(element.getAttribute('href') ?? '') ? null : false),
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['a', mergeAttributes(HTMLAttributes), 0],
})

/** Headings of one level; those of any level become one when they are pasted. */
const OneHeading = Heading.extend({
  parseHTML: () => [1, 2, 3, 4, 5, 6].map((level) => ({ tag: `h${level}`, attrs: { level: HEADING_LEVEL } })),
}).configure({ levels: [HEADING_LEVEL] })

/** Selects the text of the document in place of the document. */
function selectText({ tr }: { tr: Transaction }) {
  const { selection } = tr
  if (selection instanceof AllSelection) tr.setSelection(TextSelection.between(selection.$from, selection.$to))
  return true
}

/** ProseMirror takes no quote off while the document itself is selected, as it is after Select all. */
const Quote = Blockquote.extend({
  addCommands() {
    return {
      ...this.parent?.(),
      toggleBlockquote:
        () =>
        ({ chain }) =>
          chain().command(selectText).toggleWrap(this.name).run(),
    }
  },
})

/** The Tab key leaves the field, as in every other. */
const Item = ListItem.extend({
  addKeyboardShortcuts() {
    return {
      Enter: () => this.editor.commands.splitListItem(this.name),
      'Mod-]': () => this.editor.commands.sinkListItem(this.name),
      'Mod-[': () => this.editor.commands.liftListItem(this.name),
    }
  },
})

/** Mod-Enter is the form's. */
const Break = HardBreak.extend({
  addKeyboardShortcuts() {
    return { 'Shift-Enter': () => this.editor.commands.setHardBreak() }
  },
})

/** What a formatted text may have, and nothing else. */
export const extensions = [
  Document,
  Paragraph,
  Text,
  Bold,
  Italic,
  Link,
  OneHeading,
  BulletList,
  OrderedList,
  Item,
  Quote,
  Break,
  UndoRedo,
]

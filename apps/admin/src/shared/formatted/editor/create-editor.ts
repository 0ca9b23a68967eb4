import { Editor } from '@tiptap/core'
import { mayHaveMarks } from '@energy/formatted/may-have-marks'
import { Fragment, Slice } from '@tiptap/pm/model'
import { cleanHtml } from './clean-html.ts'
import { documentOf, textOfDocument } from './document.ts'
import { extensions } from './extensions.ts'

interface EditorOptions {
  element: HTMLElement
  text: string
  attributes: Record<string, string>
  /** Called with the Markdown after each change that a person makes. */
  onChange: (text: string) => void
  onBlur: () => void
}

const isPartOfLine = (text: string) => /^[^\r\n]+$/.test(text) && !mayHaveMarks(text)

/** An editor of a formatted text. */
export const createEditor = ({ element, text, attributes, onChange, onBlur }: EditorOptions) =>
  new Editor({
    element,
    extensions,
    content: documentOf(text),
    // The content security policy allows no style element.
    injectCSS: false,
    editorProps: {
      attributes,
      transformPastedHTML: cleanHtml,
      // What is pasted as text is read as a text of a field: Markdown, with its line breaks. Paragraphs have no spaces
      // around them, which a part of a line may have.
      clipboardTextParser: (pasted, _context, _plain, { state: { schema } }) =>
        isPartOfLine(pasted)
          ? new Slice(Fragment.from(schema.text(pasted)), 0, 0)
          : Slice.maxOpen(schema.nodeFromJSON(documentOf(pasted)).content),
    },
    onUpdate: ({ editor }) => onChange(textOfDocument(editor.getJSON())),
    onBlur,
  })

/** Shows another text in an editor. It can be undone. */
export const showText = (editor: Editor, text: string) =>
  editor.commands.setContent(documentOf(text), { emitUpdate: false })

// @vitest-environment jsdom
import { write } from '@energy/formatted/write'
import { trees } from '@energy/formatted/test/trees'
import { parse } from '@energy/formatted/parse'
import { assert, property } from 'fast-check'
import { expect, test } from 'vitest'
import { showText } from '../../../src/shared/formatted/editor/create-editor.ts'
import { documentOf, textOfDocument } from '../../../src/shared/formatted/editor/document.ts'
import { anEditor } from '../../fixtures/formatted-editor.ts'

test.each(['* one\n* two', '__Bold__', '# A\n\n\n\nB  ', '1) x', '<b>x</b>', ' \\* '])(
  'a text that is only opened does not change: %j',
  (text) => expect(anEditor(text).changed()).toBeUndefined(),
)

test('the editor holds every text: what it shows is written as it was read', () => {
  const { editor, changed } = anEditor()
  assert(
    property(trees, (tree) => {
      const text = write(tree)
      showText(editor, text)
      expect(textOfDocument(editor.getJSON())).toBe(write(parse(text)))
    }),
    { numRuns: 300 },
  )
  expect(changed()).toBeUndefined()
})

test('a text that the form is filled with can be undone', () => {
  const { editor, changed } = anEditor('Mine')
  showText(editor, 'Theirs')
  editor.commands.undo()
  expect(changed()).toBe('Mine')
})

test('what is typed is written as Markdown', () => {
  const { editor, changed } = anEditor('Heat')
  editor.chain().selectAll().toggleHeading({ level: 2 }).run()
  expect(changed()).toBe('## Heat')
  editor.chain().selectAll().toggleBulletList().toggleBold().run()
  expect(changed()).toBe('- **Heat**')
  editor.commands.setContent('<p>1. *not a list*</p>')
  expect(changed()).toBe('1\\. \\*not a list\\*')
})

test('a document has a block also without a text, and its items begin with a paragraph', () => {
  const empty = { type: 'paragraph', content: [] }
  expect(documentOf('')).toEqual({ type: 'doc', content: [empty] })
  expect(documentOf('## Heat').content).toMatchObject([{ type: 'heading', attrs: { level: 2 } }])
  const [list] = documentOf('- - One').content ?? []
  expect(list?.content).toMatchObject([{ type: 'listItem', content: [empty, { type: 'bulletList' }] }])
  expect(documentOf('- One').content?.[0]?.content?.[0]?.content).toHaveLength(1)
})

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })

test('what a text cannot have is not written: other blocks, empty ones, and spaces alone', () => {
  const content = [{ type: 'table', content: [paragraph('Cell')] }, { content: [paragraph('None')] }, paragraph('  ')]
  expect(textOfDocument({ type: 'doc', content })).toBe('')
  expect(textOfDocument({ type: 'doc' })).toBe('')
  const quotes = [
    { type: 'blockquote', content: [] },
    { type: 'blockquote', content: [paragraph('Heat')] },
  ]
  expect(textOfDocument({ type: 'doc', content: [...quotes, paragraph('')] })).toBe('> Heat')
})

test.each([
  [5, '5. One'],
  [0, '0. One'],
  [99_999_999, '99999999. One'],
  [100_000_000, '1. One'],
  [-1, '1. One'],
  ['5', '1. One'],
  [undefined, '1. One'],
])('a list that starts at %j is written as “%s”', (start, text) => {
  const item = { type: 'listItem', content: [paragraph('One')] }
  expect(textOfDocument({ content: [{ type: 'orderedList', attrs: { start }, content: [item] }] })).toBe(text)
})

/** Presses a key at the end of a text, and types after it. */
function typedAfter(text: string, key: string) {
  const { editor, changed } = anEditor(text)
  editor.commands.setTextSelection(editor.state.doc.content.size)
  editor.commands.keyboardShortcut(key)
  editor.commands.insertContent('Two')
  return changed()
}

test('Enter begins the next item of a list, and Shift with it a line', () => {
  expect(typedAfter('- One', 'Enter')).toBe('- One\n- Two')
  expect(typedAfter('One', 'Shift-Enter')).toBe('One\nTwo')
})

test('keys move an item of a list a level in and out', () => {
  const { editor, changed } = anEditor('- One\n- Two')
  editor.commands.setTextSelection(editor.state.doc.content.size - 3)
  editor.commands.keyboardShortcut('Mod-]')
  expect(changed()).toBe('- One\n\n  - Two')
  editor.commands.keyboardShortcut('Mod-[')
  expect(changed()).toBe('- One\n- Two')
})

test('what is typed after a link is not a part of it', () => {
  const { editor, changed } = anEditor('[Heat](https://example.com)')
  const { tr } = editor.state
  editor.view.dispatch(tr.insertText('!', editor.state.doc.content.size - 1))
  expect(changed()).toBe('[Heat](https://example.com)!')
})

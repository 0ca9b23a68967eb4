// @vitest-environment jsdom
import { write } from '@energy/formatted/write'
import { trees } from '@energy/formatted/test/trees'
import { parse } from '@energy/formatted/parse'
import { assert, property } from 'fast-check'
import { expect, test } from 'vitest'
import { showText } from '../src/shared/formatted/editor/create-editor.ts'
import { textOfDocument } from '../src/shared/formatted/editor/document.ts'
import { anEditor } from './fixtures/formatted-editor.ts'

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

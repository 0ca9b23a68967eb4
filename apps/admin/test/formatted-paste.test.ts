// @vitest-environment jsdom
import type { Editor } from '@tiptap/core'
import { expect, test } from 'vitest'
import { anEditor } from './fixtures/formatted-editor.ts'
import { GOOGLE_DOCS, MARKDOWN, WORD } from '@energy/formatted/test/clipboard'

/** Pastes into an editor as a browser does; jsdom has no clipboard. */
function paste(editor: Editor, data: Readonly<Record<string, string>>) {
  const event = new Event('paste', { bubbles: true, cancelable: true })
  const clipboardData = { getData: (type: string) => data[type] ?? '', files: [], types: Object.keys(data) }
  editor.view.dom.dispatchEvent(Object.assign(event, { clipboardData }))
}

const pasted = (html: string) => {
  const { editor, changed } = anEditor()
  paste(editor, { 'text/html': html })
  return changed()
}

test('what comes from Word is cleaned', () => {
  expect(pasted(WORD)).toBe(`${MARKDOWN}\n\n> The building is large or small.\n\n40 kW`)
})

test('what comes from Google Docs is cleaned', () => {
  expect(pasted(GOOGLE_DOCS)).toBe(MARKDOWN)
})

test('code in what is pasted is dropped', () => {
  expect(pasted('<p onclick="x()">a<script>b</script><img src=x onerror=c><iframe srcdoc=d></iframe></p>')).toBe('a')
})

test('what is pasted as text keeps its line breaks and its marks', () => {
  const { editor, changed } = anEditor()
  paste(editor, { 'text/plain': '12 Canal Street\nSheffield\n\n**Open** daily' })
  expect(changed()).toBe('12 Canal Street\nSheffield\n\n**Open** daily')
})

test('a word is pasted into the text, not under it', () => {
  const { editor, changed } = anEditor('Heat x pump')
  editor.commands.setTextSelection({ from: 6, to: 7 })
  paste(editor, { 'text/html': '<meta charset="utf-8"><span>and <b>cold</b></span>' })
  expect(changed()).toBe('Heat and **cold** pump')
})

// @vitest-environment jsdom
import type { Editor } from '@tiptap/core'
import { expect, test } from 'vitest'
import { anEditor } from '../../fixtures/formatted-editor.ts'
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

test('a text of one line is pasted with the spaces around it', () => {
  const { editor, changed } = anEditor('Heatpump')
  editor.commands.setTextSelection(5)
  paste(editor, { 'text/plain': ' and cold ' })
  expect(changed()).toBe('Heat and cold pump')
})

test('a word is pasted into the text, not under it', () => {
  const { editor, changed } = anEditor('Heat x pump')
  editor.commands.setTextSelection({ from: 6, to: 7 })
  paste(editor, { 'text/html': '<meta charset="utf-8"><span>and <b>cold</b></span>' })
  expect(changed()).toBe('Heat and **cold** pump')
})

/** A paragraph that Word shows as an item of a list. */
const wordItem = (text: string, marker: string, list = 'l0 level1 lfo1') =>
  `<p style='mso-list:${list}'>${marker && `<span style='mso-list: Ignore'>${marker} </span>`}${text}</p>`

test('numbered items of Word begin with a number, a letter or a Roman number', () => {
  for (const marker of ['1.', '12)', '(3)', 'a.', 'B)', 'iv.', 'XII)', '  7.'])
    expect([marker, pasted(wordItem('Measure', marker))]).toEqual([marker, '1. Measure'])
  for (const marker of ['·', 'o', '§', 'No 1.', '-', ''])
    expect([marker, pasted(wordItem('Measure', marker))]).toEqual([marker, '- Measure'])
})

test('lists of Word have as many levels as they show, and the outer one goes on after an inner one', () => {
  const levels = [
    ['One', 1],
    ['Two', 2],
    ['Three', 3],
    ['Two again', 2],
    ['One again', 1],
  ] as const
  const html = levels.map(([text, level]) => wordItem(text, '·', `l12 level${level} lfo4`)).join('\n')
  expect(pasted(html)).toBe('- One\n\n  - Two\n\n    - Three\n\n  - Two again\n\n- One again')
})

test('a list of Word of another kind is a list of its own, and so is one after a text', () => {
  const items = [wordItem('One', '·'), wordItem('First', '1.'), '<p>Then:</p>', wordItem('Second', '1.')]
  expect(pasted(items.join(''))).toBe('- One\n\n1. First\n\nThen:\n\n1. Second')
  expect(pasted(wordItem('Two', '·', 'l0 level2 lfo1') + wordItem('One', '·'))).toBe('- Two\n\n* One')
})

test('a paragraph of Word without a level is a text', () => {
  expect(pasted(`<p style='mso-list:none'>One</p><p>Two</p>`)).toBe('One\n\nTwo')
})

test.each([
  ['font-weight:700', '**Heat**'],
  ['color:red;font-weight: bold', '**Heat**'],
  ['font-weight:600', '**Heat**'],
  ['font-weight:400', 'Heat'],
  ['x-font-weight:700', 'Heat'],
  ['font-style:italic', '*Heat*'],
  ['color:red; font-style: italic', '*Heat*'],
  ['x-font-style:italic', 'Heat'],
])('a span with the style %s is %s', (style, markdown) => {
  expect(pasted(`<p><span style="${style}">Heat</span></p>`)).toBe(markdown)
})

test('an element that is bold by its name and not by its style is not bold', () => {
  for (const weight of ['normal', ' normal', '400', '100'])
    expect(pasted(`<p><b style="font-weight:${weight}">Heat</b></p>`)).toBe('Heat')
  for (const style of ['font-weight:700', 'color:red', ''])
    expect(pasted(`<p><b style="${style}">Heat</b></p>`)).toBe('**Heat**')
})

test('a title of Word is a heading, a heading is not bold, and headings of each level are one', () => {
  expect(pasted('<p class=MsoTitle>Heat</p><p>Text</p>')).toBe('## Heat\n\nText')
  for (const level of [1, 3, 6]) expect(pasted(`<h${level}><b>He</b>at</h${level}>`)).toBe('## Heat')
})

test('empty paragraphs and breaks between blocks are left out, breaks within a paragraph stay', () => {
  expect(pasted('<p>One</p><p> </p><br><p></p><br><p>Two<br>Three</p>')).toBe('One\n\nTwo\nThree')
})

test('of a table, each row is a paragraph, and each paragraph of a cell', () => {
  const head = '<thead><tr><th>Pump</th><th>Power</th></tr></thead>'
  const cells = '<tr><td>P8</td><td><b>8</b> kW</td></tr>\n<tr><td></td><td> </td></tr>'
  expect(pasted(`<table>${head}<tbody>${cells}</tbody></table>`)).toBe('Pump Power\n\nP8 **8** kW')
  expect(pasted('<table><tr><td><p>P8</p></td><td>8</td><td>kW</td></tr></table>')).toBe('P8\n\n8 kW')
})

test('what a page has besides its text is left out', () => {
  const head = '<title>Page</title><style>p { color: red }\np > b {}</style ><template><p>Not shown</p></template>'
  expect(pasted(`${head}<xml><p>Data</p></xml><p>Heat</p>`)).toBe('Heat')
})

test('a link keeps its address only if it is one that the site shows', () => {
  expect(pasted('<p><a href="https://example.com/heat">Heat</a></p>')).toBe('[Heat](https://example.com/heat)')
  expect(pasted('<p><a href="javascript:alert(1)">Heat</a> <a name="x">pump</a></p>')).toBe('Heat pump')
})

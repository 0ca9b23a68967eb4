// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { commands } from '../../../src/shared/formatted/editor/commands.ts'
import { anEditor } from '../../fixtures/formatted-editor.ts'

const made: Readonly<Record<string, string>> = {
  bold: '**Heat**',
  italic: '*Heat*',
  bulletList: '- Heat',
  orderedList: '1. Heat',
  heading: '## Heat',
  blockquote: '> Heat',
}

test('each button of the toolbar has a name and keys of its own', () => {
  for (const words of [commands.map(({ label }) => label), commands.map(({ keys }) => keys)]) {
    expect(words).toEqual([...new Set(words)])
    expect(words).not.toContain('')
  }
})

const buttons = commands.flatMap(({ name, keys, run }) => (run ? [{ name, keys, run }] : []))

test('all buttons but that of the link, which asks for an address, do something', () => {
  expect(commands.filter(({ run }) => !run).map(({ name }) => name)).toEqual(['link'])
  expect(buttons.map(({ name }) => name).toSorted()).toEqual(Object.keys(made).toSorted())
})

test.each(buttons)('the button $name sets it, and takes it off again', ({ name, run }) => {
  const { editor, changed } = anEditor('Heat')
  editor.commands.setTextSelection({ from: 1, to: 5 })
  run(editor)
  expect([changed(), editor.isActive(name)]).toEqual([made[name], true])
  run(editor)
  expect([changed(), editor.isActive(name)]).toEqual(['Heat', false])
})

test.each(buttons)('the keys that the button $name shows do the same: $keys', ({ name, keys }) => {
  const { editor, changed } = anEditor('Heat')
  editor.commands.selectAll()
  editor.commands.keyboardShortcut(`Mod-${keys.replaceAll('+', '-').toLowerCase()}`)
  expect(changed()).toBe(made[name])
})

test.each(buttons)(
  'after Select all the button $name sets it on every paragraph, and takes it off again',
  ({ run }) => {
    const { editor, changed } = anEditor('Heat\n\nWater')
    editor.commands.selectAll()
    run(editor)
    const set = changed()
    expect(set).not.toBe('Heat\n\nWater')
    run(editor)
    expect(changed()).toBe('Heat\n\nWater')
  },
)

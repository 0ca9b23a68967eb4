import { expect, test } from 'vitest'
import { inputOf } from '../../src/features/content/editor/fields/inputs.ts'
import { altOf, withoutAlts } from '../../src/shared/media/alt-fields.ts'

test('a field of one line has the keyboard for what is typed into it, and a day and a time their pickers', () => {
  expect(inputOf('line')).toEqual({})
  expect(inputOf('email')).toEqual({ inputMode: 'email', autoCapitalize: 'none', spellCheck: false })
  expect(inputOf('url')).toEqual({ inputMode: 'url', autoCapitalize: 'none', spellCheck: false })
  expect([inputOf('day'), inputOf('time')]).toEqual([{ type: 'date' }, { type: 'time' }])
})

test('a number is a text with the keyboard of digits', () => {
  expect(inputOf('number')).toEqual({ inputMode: 'decimal' })
})

test('the alternative text of a picture has no field of its own', () => {
  const fields = [
    { name: 'name', control: 'line' },
    { name: 'picture', control: 'image' },
    { name: 'pictureAlt', control: 'line' },
    { name: 'nameAlt', control: 'line' },
  ] as const
  expect(altOf('picture')).toBe('pictureAlt')
  expect(withoutAlts(fields).map(({ name }) => name)).toEqual(['name', 'picture', 'nameAlt'])
})

// @vitest-environment jsdom
import { render } from '@energy/ui/test/render'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { PhoneField } from '../../src/shared/phone-field.tsx'
import { Preferences } from '../../src/features/contact/preferences.tsx'

function aPhoneField() {
  const field = render(<PhoneField label="Phone" />).find('input')
  if (!(field instanceof HTMLInputElement)) throw new Error('It is no input')
  return field
}

/** What is in the phone field after these keys. */
function phoneAfterKeys(keys: string) {
  const field = aPhoneField()
  for (const key of keys) {
    field.value += key
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  return field.value
}

/** Types a text into the phone field; `|` is the caret. */
function phoneAfter(text: string) {
  const field = aPhoneField()
  field.value = text.replace('|', '')
  field.setSelectionRange(text.indexOf('|'), text.indexOf('|'))
  field.dispatchEvent(new Event('input', { bubbles: true }))
  const at = field.selectionStart ?? NaN
  return `${field.value.slice(0, at)}|${field.value.slice(at)}`
}

test('the phone field keeps only digits, and the caret stays at its digit', () => {
  expect(phoneAfter('020 7x|946')).toBe('0207|946')
  expect(phoneAfter('+44 20|')).toBe('004420|')
  expect(phoneAfter('02|07')).toBe('02|07')
})

test('a number that is typed is the same as one that is pasted, also with a zero in brackets', () => {
  expect(phoneAfterKeys('+44 (0)20 7946 0112')).toBe('00442079460112')
  expect(phoneAfterKeys('0049 (0) 30 1')).toBe('0049301')
  expect(phoneAfterKeys('+44 (20) 7946')).toBe('0044207946')
  expect(phoneAfterKeys('(0)20 7946')).toBe('0207946')
})

function preferences(ticked = {}) {
  const { find, press } = render(
    <MemoryRouter>
      <Preferences ticked={ticked} />
    </MemoryRouter>,
  )
  const boxes = ['email', 'phone', 'post', 'allAbove']
  const states = () => boxes.filter((name) => find(`[name="preferences.${name}"]`).matches(':checked'))
  return { states, press: (name: string) => press(`[name="preferences.${name}"]`) }
}

test('All above ticks and clears the other three', () => {
  const { states, press } = preferences()
  press('allAbove')
  expect(states()).toEqual(['email', 'phone', 'post', 'allAbove'])
  press('allAbove')
  expect(states()).toEqual([])
})

test('All above is ticked while the other three are', () => {
  const { states, press } = preferences()
  for (const name of ['email', 'phone', 'post']) press(name)
  expect(states()).toEqual(['email', 'phone', 'post', 'allAbove'])
  press('phone')
  expect(states()).toEqual(['email', 'post'])
})

test('what was ticked in a posted form stays ticked', () => {
  expect(preferences({ 'preferences.post': 'on' }).states()).toEqual(['post'])
})

// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { SelectField, TextArea, TextField } from '../src/field.tsx'
import { PasswordField } from '../src/password-field.tsx'
import { render } from './fixtures/render.ts'

/** The text of the elements that describe a control. */
const descriptionOf = (control: HTMLElement) =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ')

const words = { label: 'Phone', hint: 'Digits only.', error: 'Enter a number.' }
test.each([
  ['input', <TextField key="1" {...words} />],
  ['textarea', <TextArea key="2" {...words} />],
  ['select', <SelectField key="3" {...words} />],
  ['input', <PasswordField key="4" {...words} />],
])('the %s of a field has its label, and its hint and error as description', (name, field) => {
  const { find } = render(field)
  const control = find(name)
  expect(find('label').getAttribute('for')).toBe(control.id)
  expect(descriptionOf(control)).toBe('Digits only. Enter a number.')
  expect(control.getAttribute('aria-invalid')).toBe('true')
})

test('a field without an error is not invalid, and without a hint not described', () => {
  const { find, show } = render(<TextField label="Phone" hint="Digits only." />)
  expect(descriptionOf(find('input'))).toBe('Digits only.')
  expect(find('input').hasAttribute('aria-invalid')).toBe(false)
  show(<TextField label="Phone" />)
  expect(find('input').hasAttribute('aria-describedby')).toBe(false)
})

test('an optional field says so in its label', () => {
  expect(render(<TextField label="Phone" optional />).find('label').textContent).toBe('Phone (optional)')
})

test('a button shows the password, and says whether it does', () => {
  const { find, press } = render(<PasswordField label="Password" />)
  const states = () => [find('input').getAttribute('type'), find('button').ariaPressed]
  expect(states()).toEqual(['password', 'false'])
  // Otherwise it would send the form.
  expect(find('button').getAttribute('type')).toBe('button')
  press('button')
  expect(states()).toEqual(['text', 'true'])
  press('button')
  expect(states()).toEqual(['password', 'false'])
})

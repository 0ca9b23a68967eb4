import { TextField, type FieldProps } from '@energy/ui/field'
import type { ComponentProps, FormEvent } from 'react'
import { digitsOf } from './digits.ts'

/** A number from abroad in which `(0)` is being typed: once it is whole, it is dropped. */
const OPEN_BRACKET = /^00\d*\(0?$/

/** Removes everything but digits from the field, and keeps the caret at the same digit. */
function keepDigits({ currentTarget: field }: FormEvent<HTMLInputElement>) {
  const { value, selectionStart } = field
  const digits = digitsOf(value)
  if (digits === value || OPEN_BRACKET.test(value)) return
  const before = digitsOf(value.slice(0, selectionStart ?? value.length)).length
  field.value = digits
  field.setSelectionRange(before, before)
}

/** A field for a phone number. It keeps only digits, whether they are typed, pasted or filled in. */
export const PhoneField = (props: FieldProps & ComponentProps<'input'>) => (
  <TextField {...props} type="tel" inputMode="numeric" autoComplete="tel" onInput={keepDigits} />
)

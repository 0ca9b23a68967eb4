import { TextField, type FieldProps } from '@energy/ui/field'
import type { ComponentProps, FormEvent } from 'react'
import { digitsOf } from './digits.ts'

/** Leaves digits alone in the field, and the caret where it was among them. */
function keepDigits({ currentTarget: field }: FormEvent<HTMLInputElement>) {
  const { value, selectionStart } = field
  const digits = digitsOf(value)
  if (digits === value) return
  const before = digitsOf(value.slice(0, selectionStart ?? value.length)).length
  field.value = digits
  field.setSelectionRange(before, before)
}

/** A phone number: takes digits, however it is typed, pasted or filled in. */
export const PhoneField = (props: FieldProps & ComponentProps<'input'>) => (
  <TextField {...props} type="tel" inputMode="numeric" autoComplete="tel" onInput={keepDigits} />
)

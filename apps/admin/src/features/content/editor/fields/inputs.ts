import type { Control } from '@energy/contracts/kinds/kind'
import type { ComponentProps } from 'react'

/**
 * What the browser's input of a control of one line is. A number stays a text with the keyboard of digits: the input of
 * numbers drops what it cannot read without a word, and changes with the wheel.
 */
const INPUTS: Partial<Record<Control, ComponentProps<'input'>>> = {
  email: { inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
  url: { inputMode: 'url', autoCapitalize: 'none', spellCheck: false },
  number: { inputMode: 'decimal' },
  day: { type: 'date' },
  time: { type: 'time' },
}

/** The attributes of the input of a control of one line. */
export const inputOf = (control: Control) => INPUTS[control] ?? {}

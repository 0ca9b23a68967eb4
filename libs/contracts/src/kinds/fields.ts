import * as Type from '@sinclair/typebox'
import { BOUNDS, CLEAN_TEXT, IMAGE_LINK } from '../text.ts'
import { textsOfChoices } from './choices.ts'
import type { Control, Field } from './kind.ts'

/** The fields of every item that the form has before those of its kind. */
export const before = {
  headerTitle: {
    label: 'Title',
    control: 'line',
    hint: 'Has to be filled in; all else may stay empty.',
    minLength: 1,
    maxLength: BOUNDS.title,
    search: 'A',
  },
  titlePrefix: { label: 'Prefix of title', control: 'line', search: 'B' },
  titleDescription: { label: 'Description', control: 'formatted', search: 'C' },
} as const satisfies Record<string, Field>

/** The fields of every item that the form has after those of its kind. */
export const after = {
  cta: { label: 'CTA', control: 'line' },
  ctaImage: { label: 'CTA image', control: 'image', hint: 'Left empty, the default image is shown.' },
  ctaImageAlt: {
    label: 'Alternative text of the CTA image',
    control: 'line',
    hint: 'What the image shows here, for those who do not see it. Left empty, the library’s text is used.',
  },
} as const satisfies Record<string, Field>

/** The long text of services and products. */
export const details = { label: 'Details', control: 'formatted', search: 'C' } as const satisfies Field

/** The maximum lengths of the controls, in code points. */
const MAX_LENGTHS = {
  line: BOUNDS.line,
  long: BOUNDS.long,
  formatted: BOUNDS.long,
  image: BOUNDS.imageLink,
  email: BOUNDS.email,
  url: BOUNDS.imageLink,
  number: 20,
  day: 10,
  time: 5,
  select: BOUNDS.line,
  choices: BOUNDS.line,
} as const satisfies Record<Control, number>

/** What a text of a control matches; each may also be empty. */
export const CONTROL_PATTERNS = {
  image: IMAGE_LINK,
  // Looks for a dot once: all patterns are checked of a text that is too long, too.
  email: '^([^\\s@]+@[^\\s@][^\\s@.]*\\.[^\\s@]+)?$',
  url: '^(https://[^\\s\\u0000-\\u001f\\uD800-\\uDFFF]+)?$',
  number: '^([0-9]{1,9}(\\.[0-9]{1,6})?)?$',
  day: '^([0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01]))?$',
  time: '^(([01][0-9]|2[0-3]):[0-5][0-9])?$',
} as const satisfies Partial<Record<Control, string>>

const patternOf = (control: Control) => {
  const patterns: Partial<Record<Control, string>> = CONTROL_PATTERNS
  return patterns[control] ?? CLEAN_TEXT
}

/** The least and the greatest length of a field's text, in code points. */
export const boundsOf = ({ control, minLength = 0, maxLength = MAX_LENGTHS[control] }: Field) => ({
  minLength,
  maxLength,
})

/** The schema of a field's text in a body. @param minLength of a draft it is 0, as a draft may lack everything */
export function inputOf(field: Field, minLength = boundsOf(field).minLength) {
  const { control, options, pattern = patternOf(control) } = field
  if (field.control === 'choices') return Type.String({ enum: textsOfChoices(field.choices) })
  // A union of literals would have an error for each of them.
  if (options) return Type.String({ enum: minLength ? [...options] : ['', ...options] })
  return Type.String({ trim: true, minLength, maxLength: boundsOf(field).maxLength, pattern })
}

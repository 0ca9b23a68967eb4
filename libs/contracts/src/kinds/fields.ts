import { BOUNDS } from '../text.ts'
import type { Field } from './kind.ts'

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
const MAX_LENGTHS = { line: BOUNDS.line, long: BOUNDS.long, formatted: BOUNDS.long, image: BOUNDS.imageLink } as const

/** The least and the greatest length of a field's text, in code points. */
export const boundsOf = ({ control, minLength = 0, maxLength = MAX_LENGTHS[control] }: Field) => ({
  minLength,
  maxLength,
})

import * as Type from '@sinclair/typebox'
import { BOUNDS, HOST } from '../text.ts'

/** The forms that inquiries come from: a request for a call, a message, and a bill. */
export const FORMS = ['specialists', 'contacts', 'bills'] as const
export const Form = Type.Union(FORMS.map((form) => Type.Literal(form)))
export type Form = Type.Static<typeof Form>

/** Where an inquiry was sent from. Each form sends it with its fields. */
export const sentFrom = {
  origin: Type.Optional(
    Type.String({
      trim: true,
      maxLength: BOUNDS.line,
      pattern: '^(/[^\\s\\u0000-\\u001f\\uD800-\\uDFFF]*)?$',
      description: 'The path of the page.',
    }),
  ),
  referrer: Type.Optional(
    Type.String({
      trim: true,
      lowercase: true,
      maxLength: 253,
      pattern: HOST,
      description: 'The host from which the sender came to the site.',
    }),
  ),
}

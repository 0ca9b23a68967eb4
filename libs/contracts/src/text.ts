// As a namespace, everywhere in the contracts: of the object `{ Type }` a bundler keeps all of TypeBox, 8 kB of every page.
import * as Type from '@sinclair/typebox'

// The bounds count code points after trimming. `trim` and `lowercase` are keywords of ours that
// the API's validator carries out before it looks at the length.

/** No NUL (PostgreSQL cannot hold it) and no lone surrogate (not text). */
export const CLEAN_TEXT = '^[^\\u0000\\uD800-\\uDFFF]*$'

/** Bounds of text in code points. */
export const BOUNDS = {
  title: 200,
  line: 300,
  phone: 40,
  email: 254,
  long: 20_000,
  entries: 50,
  imageLink: 2_000,
} as const

/** Text of at most `maxLength` code points; `""` where it is absent. */
export const text = (maxLength: number, minLength = 0) =>
  Type.String({ trim: true, minLength, maxLength, pattern: CLEAN_TEXT })

/** Without a control character: what becomes a line of a mail's head must not become two. */
export const CLEAN_LINE = '^[^\\u0000-\\u001f\\u007f\\uD800-\\uDFFF]*$'
export const oneLine = (maxLength: number, minLength = 0) =>
  Type.String({ trim: true, minLength, maxLength, pattern: CLEAN_LINE })

/** What a phone number is kept as. */
export const DIGITS = '^[0-9]*$'
/** A phone number that is digits and nothing else; a form writes `+44 20 …` as `004420…` before it is sent. */
export const digits = () => Type.String({ trim: true, maxLength: BOUNDS.phone, pattern: DIGITS })

/** One line of text. */
export const line = () => text(BOUNDS.line)
/** Several paragraphs. */
export const longText = () => text(BOUNDS.long)

/** An e-mail address; compared and kept in lower case. */
export const email = () =>
  Type.String({ trim: true, lowercase: true, format: 'email', maxLength: BOUNDS.email, pattern: CLEAN_TEXT })

/** `https:` or a path on the site (one `/`, never `//` or `/\`), or `""`; no white space, no control character. */
export const IMAGE_LINK =
  '^(https://[^\\s\\u0000-\\u001f\\uD800-\\uDFFF]+|/(?![/\\\\])[^\\s\\u0000-\\u001f\\uD800-\\uDFFF]*)?$'
export const imageLink = () => Type.String({ trim: true, maxLength: BOUNDS.imageLink, pattern: IMAGE_LINK })

/** What a link of a mail carries: 256 bits that nobody guesses, in base64url. */
export const TOKEN = '^[A-Za-z0-9_-]{43}$'
export const token = () => Type.String({ maxLength: 43, pattern: TOKEN })

/** An id as answered; always a string. */
export const Id = Type.String()
/** A moment: ISO 8601 in UTC. */
export const Time = Type.String({ format: 'date-time' })

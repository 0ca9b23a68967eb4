// Imported as a namespace everywhere in the contracts: `{ Type }` makes a bundler include all of TypeBox, 8 kB per page.
import * as Type from '@sinclair/typebox'

// The bounds count code points after trimming. `trim` and `lowercase` are custom keywords: the API's validator applies
// them before it checks the length.

/** No NUL, which PostgreSQL cannot store, and no lone surrogate, which is not valid Unicode text. */
export const CLEAN_TEXT = '^[^\\u0000\\uD800-\\uDFFF]*$'

/** Maximum lengths of texts in code points; `entries` is the maximum number of sections and of sub titles. */
export const BOUNDS = {
  title: 200,
  line: 300,
  phone: 40,
  email: 254,
  long: 20_000,
  entries: 50,
  imageLink: 2_000,
} as const

/** Text of at most `maxLength` code points. An absent text is stored as `""`. */
export const text = (maxLength: number, minLength = 0) =>
  Type.String({ trim: true, minLength, maxLength, pattern: CLEAN_TEXT })

/** No control characters, so that a text in a mail header cannot start a new header line. */
export const CLEAN_LINE = '^[^\\u0000-\\u001f\\u007f\\uD800-\\uDFFF]*$'
/** Text of one line of at most `maxLength` code points, for mail headers and names. */
export const oneLine = (maxLength: number, minLength = 0) =>
  Type.String({ trim: true, minLength, maxLength, pattern: CLEAN_LINE })

/** The stored form of a phone number. */
export const DIGITS = '^[0-9]*$'
/** A phone number of digits only. Forms convert `+44 20 …` to `004420…` before they send it. */
export const digits = () => Type.String({ trim: true, maxLength: BOUNDS.phone, pattern: DIGITS })

/** One line of text. */
export const line = () => text(BOUNDS.line)
/** Several paragraphs. */
export const longText = () => text(BOUNDS.long)

/** An e-mail address, compared and stored in lower case. */
export const email = () =>
  Type.String({ trim: true, lowercase: true, format: 'email', maxLength: BOUNDS.email, pattern: CLEAN_TEXT })

/** `https:` or a path on the site (one `/`, never `//` or `/\`), or `""`; no white space and no control characters. */
export const IMAGE_LINK =
  '^(https://[^\\s\\u0000-\\u001f\\uD800-\\uDFFF]+|/(?![/\\\\])[^\\s\\u0000-\\u001f\\uD800-\\uDFFF]*)?$'
/** The link of a picture, or "". */
export const imageLink = () => Type.String({ trim: true, maxLength: BOUNDS.imageLink, pattern: IMAGE_LINK })

/** The name of a host, or "". */
export const HOST = '^[a-z0-9.-]*$'
/** A time as ISO 8601 in UTC, or "". */
export const TIME_OR_NONE = '^(\\d{4}-\\d\\d-\\d\\dT[\\d:.]{5,12}Z)?$'

/** 256 random bits in base64url. */
export const TOKEN = '^[A-Za-z0-9_-]{43}$'
/** The token in a link of a mail. */
export const token = () => Type.String({ maxLength: 43, pattern: TOKEN })

/** A UUID, or "". */
export const ID_OR_NONE = '^([0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})?$'
/** The id of a record in a body or a query, or "" for none. */
export const idOrNone = (description: string) => Type.String({ maxLength: 36, pattern: ID_OR_NONE, description })

/** An id in a response; always a string. */
export const Id = Type.String()
/** A time, as ISO 8601 in UTC. */
export const Time = Type.String({ format: 'date-time' })

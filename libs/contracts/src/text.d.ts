/** No NUL (PostgreSQL cannot hold it) and no lone surrogate (not text). */
export declare const CLEAN_TEXT = '^[^\\u0000\\uD800-\\uDFFF]*$'
/** Bounds of text in code points. */
export declare const BOUNDS: {
  readonly title: 200
  readonly line: 300
  readonly phone: 40
  readonly email: 254
  readonly long: 20000
  readonly entries: 50
  readonly imageLink: 2000
}
/** Text of at most `maxLength` code points; `""` where it is absent. */
export declare const text: (maxLength: number, minLength?: number) => import('@sinclair/typebox').TString
/** One line of text. */
export declare const line: () => import('@sinclair/typebox').TString
/** Several paragraphs. */
export declare const longText: () => import('@sinclair/typebox').TString
/** An e-mail address; compared and kept in lower case. */
export declare const email: () => import('@sinclair/typebox').TString
/**
 * An image link: `https:` or a path on the site (one `/`, never `//` or `/\`), or `""`.
 * White space and control characters have no place in it.
 */
export declare const imageLink: () => import('@sinclair/typebox').TString
/** An id as answered; always a string. */
export declare const Id: import('@sinclair/typebox').TString
/** A moment: ISO 8601 in UTC. */
export declare const Time: import('@sinclair/typebox').TString

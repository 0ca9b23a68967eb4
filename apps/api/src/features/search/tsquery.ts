/** The words of a query. What stands between words is the same in the function `words_of` of the database. */
export const wordsOf = (q: string) => q.split(/[\s@.,;:+/_\-'"()&]+/).filter(Boolean)

/** A `tsquery` for the beginnings of all words; `""` where there is none. */
export const beginningsOf = (words: readonly string[]) =>
  words.map((word) => `'${word.replaceAll('\\', '\\\\')}':*`).join(' & ')

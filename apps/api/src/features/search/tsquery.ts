/** A `tsquery` for the beginnings of all words; `""` where there is none. */
export const beginningsOf = (words: readonly string[]) =>
  words.map((word) => `'${word.replaceAll('\\', '\\\\')}':*`).join(' & ')

import { wordsOf } from '@energy/contracts/search-words'

/** A piece of a text; `hit` if it matches the search text. */
export interface Piece {
  text: string
  hit: boolean
}

const escaped = (word: string) => word.replace(/[\\^$*?{}[\]|]/g, '\\$&')

/** Splits a text into the beginnings of words that match the search text, and the pieces between them. */
export function piecesOf(text: string, q: string): Piece[] {
  const words = wordsOf(q)
  if (words.length === 0) return [{ text, hit: false }]
  const longestFirst = words.toSorted((a, b) => b.length - a.length).map(escaped)
  const beginnings = new RegExp(`(?<![\\p{L}\\p{N}])(${longestFirst.join('|')})`, 'giu')
  // `split` puts the captured matches at the odd indexes.
  return text
    .split(beginnings)
    .map((piece, at) => ({ text: piece, hit: at % 2 === 1 }))
    .filter((piece) => piece.text)
}

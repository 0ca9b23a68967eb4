/** A piece of a text; `hit` where it is what was looked for. */
export interface Piece {
  text: string
  hit: boolean
}

const separators = /[\s@.,;:+/_\-'"()&]+/
const escaped = (word: string) => word.replace(/[\\^$*?{}[\]|]/g, '\\$&')

/** A text in pieces: the beginnings of its words that the search looked for, and what is between them. */
export function piecesOf(text: string, q: string): Piece[] {
  const words = q.split(separators).filter(Boolean)
  if (words.length === 0) return [{ text, hit: false }]
  const longestFirst = words.toSorted((a, b) => b.length - a.length).map(escaped)
  const beginnings = new RegExp(`(?<![\\p{L}\\p{N}])(${longestFirst.join('|')})`, 'giu')
  // What is between the brackets is at every other place.
  return text
    .split(beginnings)
    .map((piece, at) => ({ text: piece, hit: at % 2 === 1 }))
    .filter((piece) => piece.text)
}

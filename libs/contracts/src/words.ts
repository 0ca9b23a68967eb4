/** Letters of a word, more than any has; what is longer was made to break something. */
const MAX_LETTERS = 60
const shortened = (word: string) => {
  const letters = [...word]
  return letters.length > MAX_LETTERS ? `${letters.slice(0, MAX_LETTERS).join('')}…` : word
}

/** The first `count` words, with an ellipsis where more follow; it takes the place of a full stop. */
export function firstWords(text: string, count: number) {
  const words = text.trim().split(/\s+/)
  const first = words.slice(0, count).map(shortened).join(' ')
  return words.length > count ? `${first.replace(/[.…]+$/, '')}…` : first
}

/** The paragraphs of a long text: blank lines part them, single breaks stay. */
export const paragraphsOf = (text: string) =>
  text
    .split(/\r?\n[ \t]*\r?\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)

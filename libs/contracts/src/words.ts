/** Longer than any real word, in code points. A longer word is hostile input. */
const MAX_LETTERS = 60
const shortened = (word: string) => {
  const letters = [...word]
  return letters.length > MAX_LETTERS ? `${letters.slice(0, MAX_LETTERS).join('')}…` : word
}

/** The first `count` words. Where more follow, an ellipsis replaces a full stop at the end. */
export function firstWords(text: string, count: number) {
  const words = text.trim().split(/\s+/)
  const first = words.slice(0, count).map(shortened).join(' ')
  return words.length > count ? `${first.replace(/[.…]+$/, '')}…` : first
}

/** The first `count` code points: `slice` may cut an emoji in two. */
export const firstLetters = (text: string, count: number) => [...text].slice(0, count).join('')

/** The paragraphs of a long text. Blank lines separate them; single line breaks stay. */
export const paragraphsOf = (text: string) =>
  text
    .split(/\r?\n[ \t]*\r?\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)

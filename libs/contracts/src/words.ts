/** The first `count` words, with an ellipsis where more follow; it takes the place of a full stop. */
export function firstWords(text: string, count: number) {
  const words = text.trim().split(/\s+/)
  return words.length > count ? `${words.slice(0, count).join(' ').replace(/\.+$/, '')}…` : words.join(' ')
}

/** The paragraphs of a long text: blank lines part them, single breaks stay. */
export const paragraphsOf = (text: string) =>
  text
    .split(/\r?\n[ \t]*(?:\r?\n[ \t]*)+/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)

// What begins a block at the start of a line: #, >, - and +, and numbers.
const BLOCK_MARK = /^[ \t]*(?:#|>|[-+](?:\s|$)|\d{1,9}[.)](?:\s|$))/m

/** Whether a text may have marks. One without is paragraphs, as `paragraphsOf` has them. */
export const mayHaveMarks = (text: string) => /[*_[\\]/.test(text) || BLOCK_MARK.test(text)

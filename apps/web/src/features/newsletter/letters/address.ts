/** The page with all letters. That of one has its id below it. */
export const LETTERS = '/newsletter/letters'

/** The id of the section with the specialist form. */
export const SPECIALIST_FORM = 'talk'
/** Where pages without that form link to for a quote. */
export const QUOTE = `/contact#${SPECIALIST_FORM}`
/** The id of the questions below a list. */
export const QUESTIONS = 'questions'
/** The id of the newsletter form, which is on every page. */
export const NEWSLETTER = 'newsletter'

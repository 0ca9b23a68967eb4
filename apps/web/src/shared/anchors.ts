/** Where the specialist form stands on a page. */
export const SPECIALIST_FORM = 'talk'
/** Where a quote is asked for, from pages that have no such form. */
export const QUOTE = `/contact#${SPECIALIST_FORM}`
/** Where the newsletter is asked for, on every page. */
export const NEWSLETTER = 'newsletter'

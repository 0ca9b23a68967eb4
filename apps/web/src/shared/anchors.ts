/** Where the specialist form stands on a page. */
export const TALK = 'talk'
/** Where a quote is asked for, from pages that have no such form. */
export const QUOTE = `/contact#${TALK}`
/** Where the newsletter is asked for, on every page. */
export const NEWSLETTER = 'newsletter'

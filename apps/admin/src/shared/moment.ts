const moments = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' })
const shortMoments = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })
const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' })

/** Date and time: `20 November 2026 at 10:00`. */
export const moment = (iso: string) => moments.format(new Date(iso))
/** Date and time, short: `20 Nov 2026, 10:00`. */
export const shortMoment = (iso: string) => shortMoments.format(new Date(iso))
/** The date alone: `20 November 2026`. */
export const day = (iso: string) => days.format(new Date(iso))

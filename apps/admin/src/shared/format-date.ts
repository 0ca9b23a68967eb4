const dateTime = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' })
const shortDateTime = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })
const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' })

/** Date and time: `20 November 2026 at 10:00`. */
export const formatDateTime = (iso: string) => dateTime.format(new Date(iso))
/** Date and time, short: `20 Nov 2026, 10:00`. */
export const formatShortDateTime = (iso: string) => shortDateTime.format(new Date(iso))
/** The date alone: `20 November 2026`. */
export const formatDate = (iso: string) => date.format(new Date(iso))

const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' })
/** The time alone: `10:00`. */
export const formatTime = (iso: string) => time.format(new Date(iso))

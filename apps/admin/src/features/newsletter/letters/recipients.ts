const numbers = new Intl.NumberFormat('en-GB')

/** A number of subscribers in words: `1,204 subscribers`. Exact, as it says how many mails are sent. */
export const peopleOf = (count: number) => `${numbers.format(count)} ${count === 1 ? 'subscriber' : 'subscribers'}`

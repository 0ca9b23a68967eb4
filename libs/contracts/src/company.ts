/** The company, in one place: the name is a placeholder until the customer has settled it. */
export const COMPANY = {
  name: 'Millrace Energy',
  /** The wordmark sets the first word heavier than the second. */
  wordmark: ['Millrace', 'Energy'],
  tagline: 'Understand, Solve & Evolve',
  email: 'hello@example.com',
  phone: '+44 20 7946 0112',
  address: ['14 Weir Lane', 'Sheffield S3 8GG'],
  founded: 2016,
  copyright: 2024,
} as const

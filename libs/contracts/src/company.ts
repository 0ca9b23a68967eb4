/** The company. Its name is a placeholder until the customer has decided. */
export const COMPANY = {
  name: 'Millrace Energy',
  /** The wordmark sets the first word heavier than the second. */
  wordmark: ['Millrace', 'Energy'],
  tagline: 'Understand, Solve & Evolve',
  email: 'hello@example.com',
  phone: '+44 20 7946 0112',
  address: ['14 Weir Lane', 'Sheffield S3 8GG'],
  /** Its pages on social networks; placeholders too. */
  social: [
    { name: 'LinkedIn', url: 'https://www.linkedin.com/company/millrace-energy-example' },
    { name: 'Facebook', url: 'https://www.facebook.com/millrace.energy.example' },
    { name: 'X', url: 'https://x.com/millraceexample' },
    { name: 'YouTube', url: 'https://www.youtube.com/@millrace-energy-example' },
  ],
  /** Its clock: the IANA time zone, and how people call it. */
  timeZone: 'Europe/London',
  clock: 'London time',
  founded: 2016,
  copyright: 2024,
} as const

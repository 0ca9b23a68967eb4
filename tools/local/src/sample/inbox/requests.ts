/** A request for a call. With a person's e-mail, it was sent by that person signed in, unless `isSignedOut` is set. */
export interface SampleRequest {
  username: string
  email: string
  phone?: string
  businessName?: string
  businessAddress?: string
  comment: string
  /** How many days ago it was sent. */
  sent: number
  isSignedOut?: boolean
}

export const REQUESTS: SampleRequest[] = [
  {
    username: 'Graham Pell',
    email: 'g.pell@westbrook.example',
    phone: '+44 113 496 0177',
    businessName: 'Westbrook College',
    businessAddress: 'Westbrook Lane, Leeds LS6 3QB',
    comment:
      'Four boilers from 1998 heat the main building and the halls. We would like to replace two of them next summer.',
    sent: 45,
  },
  {
    username: 'Tom Okafor',
    email: 'customer@example.com',
    phone: '+44 7700 900 142',
    businessName: 'Hearth & Rye Bakery',
    businessAddress: '12 Canal Street, Sheffield S4 7ZE',
    comment: 'The ovens run from one to seven at night. Can the heat in the flue warm the proving room?',
    sent: 40,
  },
  {
    username: 'Rosalind Marsh',
    email: 'rosalind.marsh@example.net',
    phone: '+44 7700 900 151',
    comment: 'Village hall, two radiators that never get warm. Please call after four.',
    sent: 36,
  },
  {
    username: 'Yusuf Demir',
    email: 'yusuf@linen-line.example',
    phone: '+44 161 496 0155',
    businessName: 'Linen Line Laundry',
    businessAddress: 'Unit 4, Mersey Works, Stockport SK1 2HH',
    comment: 'We use steam twelve hours a day. What size of engine would that carry, and what does it cost to service?',
    sent: 31,
  },
  {
    username: 'Charlotte Nkemelu',
    email: 'charlotte@orchard-cold.example',
    phone: '+44 7700 900 164',
    businessName: 'Orchard Cold Stores',
    comment: 'Compressors use most of our power between noon and six. The roof faces east and west.',
    sent: 26,
  },
  {
    username: 'Ewan Baird',
    email: 'ewan@baird-haulage.example',
    phone: '+44 131 496 0188',
    businessName: 'Baird Haulage',
    businessAddress: 'Harbour Gate, Leith EH6 7JA',
    comment: 'Eleven lorries, all back at the yard by eight. Is hydrogen worth a thought for us, or is it batteries?',
    sent: 22,
  },
  {
    username: 'Tom Okafor',
    email: 'customer@example.com',
    phone: '+44 7700 900 142',
    businessName: 'Hearth & Rye Bakery',
    businessAddress: '12 Canal Street, Sheffield S4 7ZE',
    comment: 'The heat pump runs well. Would a battery pay with our night tariff?',
    sent: 17,
  },
  {
    username: 'Sunita Rao',
    email: 's.rao@priory-pools.example',
    phone: '+44 117 496 0121',
    businessName: 'Priory Pools',
    businessAddress: '1 Priory Walk, Bristol BS8 4DD',
    comment: 'The pool hall has to stay open while you work. Is that possible?',
    sent: 14,
  },
  {
    username: 'Daniel Ferreira da Costa',
    email: 'dan@copperline.example',
    phone: '+44 7700 900 190',
    businessName: 'Copperline Brewing',
    comment: 'Sent from the brewery computer, so not signed in. We want to compare electricity before March.',
    sent: 10,
    isSignedOut: true,
  },
  {
    username: 'Margit Holm',
    email: 'margit.holm@example.org',
    comment: 'How long does the free energy assessment take, and who needs to be there?',
    sent: 5,
  },
  {
    username: 'Beatrice Hall',
    email: 'b.hall@fellside-glass.example',
    phone: '+44 1539 496 012',
    businessName: 'Fellside Glass',
    businessAddress: 'Furnace Lane, Kendal LA9 6EJ',
    comment: 'Our furnace runs at 1,150 degrees all year. We would like a study, not a sales visit.',
    sent: 2,
  },
  {
    username: 'Wen Zhao',
    email: 'wen.zhao@example.org',
    phone: '+44 7700 900 137',
    comment: 'My landlord pays the electricity and I pay him. Can I switch at all?',
    sent: 0.2,
  },
]

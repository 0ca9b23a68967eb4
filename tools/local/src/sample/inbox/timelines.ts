/** A timeline entry of the sample's admin. */
export interface SampleEntry {
  what: 'state' | 'assignee' | 'note' | 'call' | 'reply'
  subject?: string
  /** The new state, the name of the new assignee, the note, or the reply. */
  text: string
  /** How many days ago. */
  done: number
}

/** The state of a request. Requests without a timeline are new and have no assignee. */
export interface SampleTimeline {
  /** E-mail of the person who sent the request. */
  email: string
  /** How many days ago the request was sent. */
  sent: number
  state: 'contacted' | 'closed' | 'new'
  /** Whether the request is assigned to the admin; else it has no assignee. */
  isAssigned?: boolean
  entries: SampleEntry[]
}

const called = (done: number): SampleEntry => ({ what: 'call', text: '', done })
const closed = (done: number): SampleEntry => ({ what: 'state', text: 'closed', done })
const note = (text: string, done: number): SampleEntry => ({ what: 'note', text, done })
const assigned = (done: number): SampleEntry => ({ what: 'assignee', text: 'Amara Lindqvist', done })

export const TIMELINES: SampleTimeline[] = [
  {
    email: 'g.pell@westbrook.example',
    sent: 45,
    state: 'closed',
    isAssigned: true,
    entries: [
      assigned(44.6),
      called(44.5),
      note('Visit agreed for the first week of the holidays. The plant room key is with the porter.', 44.4),
      closed(30),
    ],
  },
  { email: 'customer@example.com', sent: 40, state: 'closed', entries: [called(39.4), closed(28)] },
  {
    email: 'rosalind.marsh@example.net',
    sent: 36,
    state: 'closed',
    entries: [note('Called twice before four, nobody there.', 35.7), called(35.2), closed(35.1)],
  },
  { email: 'yusuf@linen-line.example', sent: 31, state: 'closed', entries: [called(30.5), closed(20)] },
  { email: 'charlotte@orchard-cold.example', sent: 26, state: 'closed', entries: [called(25.3), closed(18)] },
  {
    email: 'ewan@baird-haulage.example',
    sent: 22,
    state: 'contacted',
    isAssigned: true,
    entries: [assigned(21.8), called(21.4), note('Sends the mileage of a normal week. Then we compare.', 21.3)],
  },
  {
    email: 'customer@example.com',
    sent: 17,
    state: 'contacted',
    isAssigned: true,
    entries: [
      assigned(16.6),
      {
        what: 'reply',
        subject: 'A battery with your night tariff',
        text:
          'Dear Tom Okafor,\n\nIt depends on how much of the night you use: the ovens take most of it. ' +
          'Could you send us the half-hourly data of the last twelve months?\n\nMillrace Energy',
        done: 16.5,
      },
      note('Data has come. 38 kWh are left over on a Sunday.', 9.2),
    ],
  },
  {
    email: 's.rao@priory-pools.example',
    sent: 14,
    state: 'contacted',
    entries: [called(13.3), note('Pool is closed in week 7 anyway.', 13.2)],
  },
  {
    email: 'dan@copperline.example',
    sent: 10,
    state: 'contacted',
    isAssigned: true,
    entries: [assigned(9.5), called(9.4)],
  },
  {
    email: 'margit.holm@example.org',
    sent: 5,
    state: 'contacted',
    entries: [
      {
        what: 'reply',
        subject: 'Your free energy assessment',
        text: 'Dear Margit Holm,\n\nSomebody who can open the plant room is enough.\n\nMillrace Energy',
        done: 4.3,
      },
    ],
  },
  {
    email: 'b.hall@fellside-glass.example',
    sent: 2,
    state: 'new',
    isAssigned: true,
    entries: [assigned(1.4), note('A study. Ask who measured the flue gas before.', 1.3)],
  },
]

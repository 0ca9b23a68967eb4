import type { SampleInquiry } from './inbox.ts'

/** Who sent it, what it is about, the product from whose page it came (`''` for none), and how many working days ago. */
type Sent = [username: string, comment: string, product: string, sent: number]

const SENT: Sent[] = [
  ['Anneke de Vries', 'How loud is the outdoor unit at night?', 'Heat pumps', 9.9],
  ['Bilal Aziz', 'Does the roof have to face south?', 'Solar', 9.4],
  ['Carys Bevan', 'Our contract ends in April. Can you beat 27p?', '', 9.1],
  ['Dmitri Sokolov', 'We run two kilns. Is there waste heat to use?', 'Gas engine', 8.8],
  ['Esme Fairfax', 'Is a battery worth it without panels?', 'Energy storage', 8.5],
  ['Fergus Kerr', 'Can we see a site that you have built?', 'Heat pumps', 7.9],
  ['Greta Olsen', 'What does a service visit cost a year?', 'Heat pumps', 7.6],
  ['Hugo Marchetti', 'Which forms do we send to the grid operator?', 'Solar', 7.3],
  ['Imani Okoro', 'Our boiler house is small. What fits?', 'Heat pumps', 6.9],
  ['Jonas Weber', 'How long is the wait for an engine?', 'Gas engine', 6.7],
  ['Kezia Adeyemi', 'Do you replace inverters, too?', 'Solar', 6.5],
  ['Lorcan Byrne', 'Can the pumps be switched by the tariff?', 'Asset controls', 6.2],
  ['Mina Rahimi', 'May we pay after the harvest?', '', 5.8],
  ['Niall Gunn', 'The meter reads in the wrong unit.', '', 5.4],
  ['Oriel Pugh', 'What happens in a power cut?', 'Energy storage', 4.9],
  ['Petra Novak', 'Two quotes differ by a third. Why?', 'Heat pumps', 4.2],
  ['Quentin Ash', 'Is hydrogen ready for a forklift?', 'Hydrogen', 3.8],
  ['Rosa Delgado', 'Can we add panels in two years?', 'Solar', 3.3],
  ['Stellan Berg', 'Who reads the meters of our tenants?', 'Asset controls', 2.7],
  ['Tamsin Yeo', 'Our landlord wants to see the plan first.', 'Heat pumps', 2.4],
  ['Ulrich Stein', 'How much space does a buffer tank need?', 'Heat pumps', 1.7],
  ['Verity Blake', 'Does the warranty move with the house?', 'Solar', 0.9],
]

/** After how many working days each was answered, in turn: a working day has eight hours. */
const WAITS = [0.3, 0.6, 0.2, 0.9, 0.45, 0.12, 0.7]

const firstNameOf = (username: string) => username.split(' ')[0] ?? ''
const addressOf = (username: string) => `${username.toLowerCase().replaceAll(' ', '.')}@example.org`

/** What was answered and closed in the last two weeks. */
export const ANSWERED: SampleInquiry[] = SENT.map(([username, comment, product, sent], at) => {
  const done = sent - Math.min(WAITS[at % WAITS.length] ?? 0, sent / 2)
  return {
    form: product ? 'specialists' : 'contacts',
    username,
    email: addressOf(username),
    comment,
    sent,
    ...(product && { product }),
    state: 'closed',
    isAssigned: at % 2 === 0,
    entries: [
      {
        what: 'reply',
        subject: 'Your question',
        text: `Dear ${firstNameOf(username)},\n\nthank you for asking. We have written the answer down for you.\n\nMillrace Energy`,
        done,
      },
      { what: 'state', text: 'closed', done: done * 0.95 },
    ],
  }
})

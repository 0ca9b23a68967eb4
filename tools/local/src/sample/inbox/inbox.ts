import type { Form } from '@energy/contracts/inquiries/forms'
import type { State } from '@energy/contracts/inquiries/states'
import type { SampleRequest } from './requests.ts'
import { CUSTOMER } from '../people.ts'

/** An entry of the timeline: of the sender for a message, else of the sample's admin. */
export interface InboxEntry {
  what: 'assignee' | 'state' | 'note' | 'call' | 'reply' | 'followUp' | 'message'
  subject?: string
  /** The new state, the name of the assignee, the note, the reply or the message; for a follow-up the database makes it. */
  text: string
  outcome?: 'reached' | 'noAnswer'
  /** How many working days ago. */
  done: number
}

/** What somebody sent with a form in the last working days. Its due time is that of the opening hours. */
export interface SampleInquiry extends Omit<SampleRequest, 'sent' | 'isSignedOut' | 'businessAddress'> {
  form: Form
  /** The product from whose page it was sent. */
  product?: string
  /** How many working days ago it was sent; of two working days that are eight opening hours each. */
  sent: number
  state?: State
  /** Whether it is assigned to the admin; else it has no assignee. */
  isAssigned?: boolean
  /** In how many working days staff want to see it again. */
  followUp?: number
  entries?: InboxEntry[]
  /** The hour for which a call is booked: 0 is the next hour for calls, -1 the last one. */
  call?: number
  /** A CSV file that came with it. */
  file?: { name: string; columns: string; /** A value for each of the last days. */ days: number[] }
}

const assigned = (done: number): InboxEntry => ({ what: 'assignee', text: 'Amara Lindqvist', done })
const followUp = (done: number): InboxEntry => ({ what: 'followUp', text: '', done })

/** In the order in which they came. With the request of two days ago that has no answer, two are overdue. */
export const INBOX: SampleInquiry[] = [
  {
    form: 'specialists',
    username: 'Elif Kaya',
    email: 'elif.kaya@kiln-and-clay.example',
    phone: '+44 7700 900 173',
    businessName: 'Kiln & Clay Studio',
    comment: 'Two electric kilns, fired three nights a week. Is there a tariff for that?',
    product: 'Energy storage',
    sent: 5.2,
    state: 'closed',
    isAssigned: true,
    entries: [
      assigned(5),
      { what: 'call', outcome: 'reached', text: 'Stays with her tariff, it has a night rate already.', done: 4.8 },
      { what: 'state', text: 'closed', done: 4.7 },
    ],
  },
  {
    form: 'specialists',
    username: `${CUSTOMER.firstName} ${CUSTOMER.lastName}`,
    email: CUSTOMER.email,
    phone: '+44 7700 900142',
    businessName: 'Hearth & Rye Bakery',
    comment: 'We get a second deck oven in March. Is the supply enough for it, with the heat pump?',
    product: 'Heat pumps',
    sent: 4.4,
    isAssigned: true,
    followUp: 0.4,
    entries: [
      assigned(4.2),
      { what: 'call', outcome: 'noAnswer', text: '', done: 4.1 },
      { what: 'call', outcome: 'reached', text: 'He asks the electrician what the oven draws.', done: 3.2 },
      {
        what: 'reply',
        subject: 'Your second oven',
        text:
          'Dear Tom,\n\nthe heat pump draws 32 A at most, so it depends on the oven. ' +
          'Could you send us its data sheet?\n\nAmara Lindqvist, Millrace Energy',
        done: 3,
      },
      { what: 'note', text: 'Ask the grid operator what the fuse of the street allows.', done: 2.9 },
      followUp(2.8),
      {
        what: 'message',
        text:
          'Thank you, that is clear. One thing: the new deck oven needs 63 A on its own, the electrician says. ' +
          'Does the 40 kW unit still fit under our 100 A fuse, or must the supply be made bigger first?',
        done: 0.7,
      },
    ],
  },
  {
    form: 'contacts',
    username: 'Marcus Webb',
    email: 'marcus.webb@example.net',
    phone: '07700900128',
    comment: 'Your engineer left his torch in our plant room. Where shall I send it?',
    sent: 3.6,
    state: 'closed',
    entries: [
      { what: 'call', outcome: 'reached', text: 'He brings it to the office.', done: 3.5 },
      { what: 'state', text: 'closed', done: 3.4 },
    ],
  },
  {
    form: 'specialists',
    username: 'Owen Price',
    email: 'owen@price-joinery.example',
    phone: '+44 29 2049 6018',
    businessName: 'Price Joinery',
    comment: 'Wood dust heats our shop today. We would rather sell the dust, and heat with something else.',
    product: 'Heat pumps',
    sent: 3.1,
    state: 'contacted',
    isAssigned: true,
    followUp: 0.2,
    entries: [
      assigned(2.9),
      { what: 'call', outcome: 'reached', text: 'Measures the hall, and rings us.', done: 2.5 },
      followUp(2.5),
    ],
  },
  {
    form: 'specialists',
    username: 'Ines Carvalho',
    email: 'ines@carvalho-dental.example',
    phone: '+44 7700 900 118',
    businessName: 'Carvalho Dental',
    comment: 'Our tariff ends in March. What happens then if we do nothing?',
    sent: 2.2,
    call: -1,
  },
  {
    form: 'contacts',
    username: 'Grace Mbeki',
    email: 'grace.mbeki@example.org',
    phone: '07700900185',
    comment: 'Do you also look after heat pumps that others have built?',
    sent: 2.1,
    isAssigned: true,
    entries: [
      assigned(1.8),
      {
        what: 'reply',
        subject: 'Your heat pump',
        text: 'Dear Grace,\n\nwe do, after a first visit. When may we ring you?\n\nAmara Lindqvist, Millrace Energy',
        done: 1.5,
      },
      { what: 'message', text: 'Please call after four, the kitchen is too loud before.', done: 0.4 },
    ],
  },
  {
    form: 'contacts',
    username: 'Hanna Vogel',
    email: 'hanna.vogel@example.com',
    phone: '07700900107',
    comment: 'We would like to visit an installation with a class of fourteen. Is that possible?',
    sent: 1.9,
    state: 'contacted',
    entries: [
      {
        what: 'reply',
        subject: 'A visit with your class',
        text: 'Dear Hanna,\n\ngladly. The gas engine in Stockport has room for fourteen.\n\nMillrace Energy',
        done: 1.2,
      },
    ],
  },
  {
    form: 'specialists',
    username: 'Ravi Shah',
    email: 'ravi@shah-cold-store.example',
    phone: '+44 116 496 0132',
    businessName: 'Shah Cold Store',
    comment: 'Two ammonia plants, both over twenty years old, one of them leaks.',
    product: 'Heat pumps',
    sent: 1.3,
    isAssigned: true,
    entries: [assigned(1.1)],
    call: 1,
  },
  {
    form: 'specialists',
    username: 'Morag Finlay',
    email: 'morag@finlay-laundry.example',
    phone: '+44 131 496 0144',
    businessName: 'Finlay Laundry',
    comment: 'Steam for the ironers, gas only today. Is there another way?',
    product: 'Gas engine',
    sent: 0.8,
  },
  {
    form: 'specialists',
    username: 'Leah Brandt',
    email: 'leah@brandt-joinery.example',
    phone: '+44 7700 900 159',
    businessName: 'Brandt Joinery',
    comment: 'The roof runs north to south. Is solar worth it at all?',
    product: 'Solar',
    sent: 0.6,
    call: 3,
  },
  {
    form: 'specialists',
    username: 'Peter Osei',
    email: 'peter@osei-nurseries.example',
    phone: '+44 7700 900 166',
    businessName: 'Osei Nurseries',
    comment: 'Heat for 900 m² of glass, now oil. The tank is due in spring.',
    product: 'Heat pumps',
    sent: 0.5,
    call: 9,
  },
  {
    form: 'contacts',
    username: 'Dee Marsh',
    email: 'dee@harrow-mill.example',
    phone: '07700900112',
    comment: 'Is a crane part of your price, or do we hire it ourselves?',
    sent: 0.3,
    isAssigned: true,
    entries: [assigned(0.1)],
  },
  { form: 'contacts', username: 'T', email: 't@example.net', comment: 'tok', sent: 0.15 },
  {
    form: 'bills',
    username: 'Sam Quill',
    email: 'sam@quill-printers.example',
    phone: '+44 7700 900 121',
    comment: 'The readings of last week, and a question: what is the standing charge for?',
    sent: 0.05,
    file: { name: 'meter-readings.csv', columns: 'Day,Reading in kWh', days: [48_112, 48_371, 48_655, 48_702, 48_741] },
  },
]

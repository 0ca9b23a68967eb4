import { contact, type Contact } from '@energy/contracts/inquiries/contacts'
import { Fact, NO_INPUT } from '../../shared/facts.tsx'
import { PersonHead } from '../../shared/person-head.tsx'
import { PersonInquiries } from './person-inquiries.tsx'

const ways = ['email', 'phone', 'post'] as const

/** The full name in a message. */
export const nameOf = ({ firstName, lastName }: Contact) => `${firstName} ${lastName}`.trim()

/** A message of the contact form: its text, its sender's details, and the ways to answer. */
export function MessagePane({ message }: { message: Contact }) {
  const { email, phone, address, time, preferences } = message
  const name = nameOf(message)
  const wanted = ways.filter((way) => preferences[way] || preferences.allAbove)
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <PersonHead name={name} email={email} />
      <PersonInquiries routes={contact} thing="message" heading="Message" inquiries={[{ ...message, name }]}>
        <Fact label="Contact number" value={phone} missing={NO_INPUT} />
        <Fact label="Address" value={address} missing={NO_INPUT} />
        <Fact label="Preferred time" value={time} missing={NO_INPUT} />
        <Fact label="News by" value={wanted.join(', ')} missing="Wants none" />
      </PersonInquiries>
    </article>
  )
}

import { contact, type Contact } from '@energy/contracts/inquiries/contacts'
import { useNavigate } from 'react-router-dom'
import { Fact, Facts } from '../../shared/facts.tsx'
import { formatDateTime } from '../../shared/format-date.ts'
import { PersonHead } from './person-head.tsx'
import { useAddress } from '../../shared/use-address.ts'
import { useRemove } from '../../shared/list/use-remove.ts'
import { Replies } from './reply/replies.tsx'
import { InquiryCard } from './inquiry-card.tsx'

const missing = 'Did not input yet'
const ways = ['email', 'phone', 'post'] as const

/** The full name in a message. */
export const nameOf = ({ firstName, lastName }: Contact) => `${firstName} ${lastName}`.trim()

/** A message of the contact form: its text, its sender's details, and the ways to answer. */
export function MessagePane({ message }: { message: Contact }) {
  const { hrefOf } = useAddress()
  const navigate = useNavigate()
  const { remove, busy, deletedId } = useRemove(contact, 'message', () => navigate(hrefOf(), { replace: true }))
  const { _id, email, phone, state, createdAt, comment, preferences } = message
  const name = nameOf(message)
  const words = `the message of ${formatDateTime(createdAt)}`
  const wanted = ways.filter((way) => preferences[way] || preferences.allAbove)
  return (
    <article>
      <PersonHead name={name} email={email} image="" />
      <section className="mt-8">
        <h3 className="section-title">Message</h3>
        <InquiryCard
          routes={contact}
          row={message}
          name={words}
          busy={busy}
          isDeleted={_id === deletedId}
          open
          onDelete={() => void remove(_id, words)}
        />
      </section>
      <section className="mt-8">
        <h3 className="section-title mb-4">Details</h3>
        <Facts>
          <Fact label="Contact number" value={phone} missing={missing} />
          <Fact label="Address" value={message.address} missing={missing} />
          <Fact label="Preferred time" value={message.time} missing={missing} />
          <Fact label="News by" value={wanted.join(', ')} missing="Wants none" />
        </Facts>
      </section>
      <Replies routes={contact} thing="message" inquiries={[{ _id, state, name, email, phone, createdAt, comment }]} />
    </article>
  )
}

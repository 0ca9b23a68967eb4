import { useCall } from '@energy/client/use-call'
import { contact, type Contact } from '@energy/contracts/inquiries/contacts'
import { PageOfRows } from '../../shared/list/page-of-rows.tsx'
import { PeopleList, type PersonRow } from '../../shared/list/people-list.tsx'
import { Fact, NO_INPUT } from '../../shared/facts.tsx'
import { PersonHead } from '../../shared/person-head.tsx'
import { PersonInquiries } from './person-inquiries.tsx'
import { InquiryFilter } from './state/state-filter.tsx'
import { useAddress } from '../../shared/use-address.ts'
import { usePages } from '../../shared/list/use-pages.ts'
import { RowStatus } from './state/state-badges.tsx'
import { useRowById, withRow } from './use-row-by-id.ts'

/** The messages of the contact form. */
export function Messages() {
  const call = useCall()
  const { id, q, state } = useAddress()
  const list = usePages<Contact>(
    contact.list,
    q,
    (querystring, signal) => call.send(contact.list, { querystring }, signal),
    { maxPages: Infinity, state },
  )
  const { row, isLoading } = useRowById(contact.read, id, list.items)
  return (
    <PageOfRows list={list} things="messages">
      {(messages) => (
        <PeopleList
          label="Senders of messages"
          things="messages"
          list={list}
          rows={withRow(messages, row).map(rowOf)}
          isLoading={isLoading}
          filter={<InquiryFilter things="messages" found={list.total} />}
        />
      )}
    </PageOfRows>
  )
}

const rowOf = (message: Contact): PersonRow => ({
  key: message._id,
  ids: [message._id],
  name: nameOf(message),
  image: '',
  line: message.email,
  status: <RowStatus row={message} />,
  pane: <MessagePane key={message._id} message={message} />,
})

/** The full name in a message. */
const nameOf = ({ firstName, lastName }: Contact) => `${firstName} ${lastName}`.trim()

const ways = ['email', 'phone', 'post'] as const

/** A message of the contact form: its text, its sender's details, and the ways to answer. */
function MessagePane({ message }: { message: Contact }) {
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

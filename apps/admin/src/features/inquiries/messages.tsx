import { useCall } from '@energy/client/use-call'
import { contact, type Contact } from '@energy/contracts/inquiries/contacts'
import { PageOfRows } from '../../shared/list/page-of-rows.tsx'
import { PeopleList, type PersonRow } from '../../shared/list/people-list.tsx'
import { MessagePane, nameOf } from './message-pane.tsx'
import { InquiryFilter } from './state/state-filter.tsx'
import { useAddress } from '../../shared/use-address.ts'
import { usePages } from '../../shared/list/use-pages.ts'
import { RowStatus } from './state/state-badges.tsx'
import { useRowById, withRow } from './use-row-by-id.ts'

const rowOf = (message: Contact): PersonRow => ({
  key: message._id,
  ids: [message._id],
  name: nameOf(message),
  image: '',
  line: message.email,
  status: <RowStatus row={message} />,
  pane: <MessagePane key={message._id} message={message} />,
})

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

import { useCall } from '@energy/client/use-call'
import { contact, type Contact } from '@energy/contracts/inquiries/contacts'
import { Listed } from '../../shared/list/page-of-rows.tsx'
import { MessagePane, nameOf } from './message-pane.tsx'
import { Correspondents, type CorrespondentRow } from './correspondents.tsx'
import { useAddress } from '../../shared/use-address.ts'
import { usePages } from '../../shared/list/use-pages.ts'
import { RowMark } from './state/marks.tsx'
import { useNamed, withNamed } from './use-named.ts'

const rowOf = (message: Contact): CorrespondentRow => ({
  key: message._id,
  ids: [message._id],
  name: nameOf(message),
  image: '',
  line: message.email,
  mark: <RowMark row={message} />,
  pane: <MessagePane key={message._id} message={message} />,
})

/** What was written by the contact form. */
export function Messages() {
  const call = useCall()
  const { id, q, state } = useAddress()
  const list = usePages<Contact>(
    contact.list,
    q,
    (querystring, signal) => call.send(contact.list, { querystring }, signal),
    { maxPages: Infinity, state },
  )
  const { named, isAwaited } = useNamed(contact.read, id, list.items)
  return (
    <Listed list={list} things="messages">
      {(messages) => (
        <Correspondents
          things="messages"
          list={list}
          isAwaited={isAwaited}
          correspondents={withNamed(messages, named).map(rowOf)}
        />
      )}
    </Listed>
  )
}

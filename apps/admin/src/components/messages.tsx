import { useCall } from '@energy/client/use-call'
import { contact, type Contact } from '@energy/contracts/contacts'
import { Listed } from './listed.tsx'
import { MessagePane, nameOf } from './message-pane.tsx'
import { day } from './moment.ts'
import { Senders, type Sender } from './senders.tsx'
import { useAddress } from './use-address.ts'
import { usePages } from './use-pages.ts'

const senderOf = (message: Contact): Sender => ({
  ids: [message._id],
  name: nameOf(message),
  image: '',
  line: `${day(message.createdAt)}, ${message.email}`,
  pane: <MessagePane key={message._id} message={message} />,
})

/** What was written by the contact form. */
export function Messages() {
  const call = useCall()
  const { q } = useAddress()
  const list = usePages<Contact>(
    contact.list,
    q,
    (querystring, signal) => call.send(contact.list, { querystring }, signal),
    Infinity,
  )
  return (
    <Listed list={list} things="messages">
      {(messages) => <Senders things="messages" list={list} senders={messages.map(senderOf)} />}
    </Listed>
  )
}

import { NewLink, NewMessage } from '@energy/contracts/inquiries/requests'
import { emailField, textsOf } from '../../../shared/form/fields.ts'
import type { PublicForm } from '../../../shared/form/public-form.ts'

const message = { text: { label: 'Your message', schema: NewMessage.properties.text, missing: 'Write your message' } }

/** A message, with the ids of its files. */
export interface Message {
  text: string
  attachments: string[]
}

/** What the sender of a request writes back. */
export const messageForm: PublicForm<Message> = {
  name: 'message',
  fields: message,
  read: (typed) => ({
    ...textsOf(message, typed),
    attachments: typed.getAll('attachments').filter((value) => typeof value === 'string'),
  }),
}

const links = { email: emailField('Email address', NewLink.properties.email) }

/** Asks for new links to one's requests. */
export const linksForm: PublicForm<{ email: string }> = {
  name: 'links',
  fields: links,
  read: (typed) => textsOf(links, typed),
}

import * as Type from '@sinclair/typebox'
import { Contact } from './inquiries/contacts.ts'
import { route } from './route.ts'
import { Specialist } from './inquiries/specialists.ts'
import { Subscriber } from './subscribers.ts'
import { email } from './text.ts'
import { User } from './users.ts'
import { TimelineEntry } from './inquiries/inquiry.ts'

// How staff deal with it, and what they note about it, is theirs; what they wrote to the person is the person's.
const staffFields = ['state', 'assignee', 'dueAt'] as const
const withReplies = {
  replies: Type.Array(Type.Pick(TimelineEntry, ['at', 'subject', 'text']), { description: 'Mails that answered it.' }),
}

/** All that is kept of a person, for them to take along. */
export const UserData = Type.Object({
  user: User,
  specialists: Type.Array(
    Type.Object({
      ...Type.Omit(Specialist, ['_id', 'bound', 'account', 'personalInfo', 'businessInfo', 'image', ...staffFields])
        .properties,
      ...withReplies,
    }),
    {
      description: 'Requests sent while signed in.',
    },
  ),
  contacts: Type.Array(
    Type.Object({ ...Type.Omit(Contact, ['_id', 'bound', ...staffFields]).properties, ...withReplies }),
    {
      description: 'Messages sent while signed in; with a verified e-mail also those that name it and are nobody’s.',
    },
  ),
  subscribers: Type.Array(Type.Omit(Subscriber, ['_id']), {
    description: 'The newsletter, with a verified e-mail.',
  }),
})
export type UserData = Type.Static<typeof UserData>

/** The call on all that is kept of a person. */
export const userData = route({
  method: 'GET',
  url: '/users/:email/data',
  config: { access: 'self', owner: 'params' },
  schema: {
    tags: ['users'],
    summary: 'All that is kept of a person',
    params: Type.Object({ email: email() }),
    response: { 200: UserData },
  },
})

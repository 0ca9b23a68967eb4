import * as Type from '@sinclair/typebox'
import { Deleted, Done, Inserted, Modified, Page } from '../responses.ts'
import { OfUpload } from '../pictures/uploads.ts'
import { keysOf } from '../record-of.ts'
import { ROLES, ROLES_WITH } from './roles.ts'
import { route } from '../route.ts'
import { BOUNDS, Id, Time, email, idOrNone, imageLink, line, text } from '../text.ts'

const Role = Type.Union(ROLES.map((role) => Type.Literal(role)))
const phone = () => text(BOUNDS.phone)

export const PersonalInfo = Type.Object({ phone: phone(), address: line() }, { additionalProperties: false })
export type PersonalInfo = Type.Static<typeof PersonalInfo>
export const BusinessInfo = Type.Object(
  { businessName: line(), businessAddress: line(), businessEmail: text(BOUNDS.email), businessPhone: phone() },
  { additionalProperties: false },
)
export type BusinessInfo = Type.Static<typeof BusinessInfo>

/** A user's record. Credentials are stored only by the identity provider. */
export const User = Type.Object({
  _id: Id,
  firstName: Type.String(),
  lastName: Type.String(),
  username: Type.String({ description: 'First and last name, joined by a space.' }),
  email: Type.String(),
  image: Type.String(),
  role: Role,
  requestedRole: Type.Optional(
    Type.Literal('admin', { description: 'A role that waits for the approval of an admin.' }),
  ),
  createdAt: Time,
  pendingOrder: Type.String(),
  lastVisit: Type.String({ description: 'ISO 8601 in UTC, or "" before the first visit.' }),
  lastPurchase: Type.String(),
  totalSpend: Type.Number({ description: 'USD' }),
  personalInfo: PersonalInfo,
  businessInfo: BusinessInfo,
})
export type User = Type.Static<typeof User>

const tags = ['users'] as const
const ByEmail = Type.Object({ email: email() })

/** The roles that the sign-up form offers. */
const SignUpRole = Type.Union([Type.Literal('user'), Type.Literal('admin')])

/** The body of a sign-up. The server derives the role from `ADMIN_SIGNUP`, not from `role`. */
export const NewUser = Type.Object(
  {
    firstName: line(),
    lastName: line(),
    username: Type.Optional(line()),
    email: email(),
    role: Type.Optional(SignUpRole),
    image: Type.Optional(imageLink()),
  },
  { additionalProperties: false },
)
export type NewUser = Type.Static<typeof NewUser>

/**
 * A change to a record. Names, image, personalInfo and businessInfo can change; fields that are left out keep their
 * value. The full record is accepted too: its other fields are ignored, but a different e-mail or role rejects the
 * whole change.
 */
export const UserChange = Type.Object(
  {
    ...Type.Partial(Type.Object({ firstName: line(), lastName: line(), username: line(), image: imageLink() }))
      .properties,
    personalInfo: Type.Optional(Type.Partial(PersonalInfo)),
    businessInfo: Type.Optional(Type.Partial(BusinessInfo)),
    email: Type.Optional(email()),
    role: Type.Optional(Role),
    _id: Type.Optional(Type.Unknown()),
    createdAt: Type.Optional(Type.Unknown()),
    updatedAt: Type.Optional(Type.Unknown()),
    requestedRole: Type.Optional(Type.Unknown()),
    pendingOrder: Type.Optional(Type.Unknown()),
    lastVisit: Type.Optional(Type.Unknown()),
    lastPurchase: Type.Optional(Type.Unknown()),
    totalSpend: Type.Optional(Type.Unknown()),
  },
  { additionalProperties: false },
)
export type UserChange = Type.Static<typeof UserChange>

/** Paging of the list of users, with optional filters by id, by role and by what their roles admit them to. */
export const UserPage = Type.Object(
  {
    ...Page.properties,
    id: Type.Optional(idOrNone('The id of the only user that is wanted; "" for all.')),
    role: Type.Optional(Role),
    access: Type.Optional(Type.Union(keysOf(ROLES_WITH).map((access) => Type.Literal(access)))),
  },
  { additionalProperties: false },
)

/** The calls on user records. */
export const user = {
  list: route({
    method: 'GET',
    url: '/users',
    config: { access: 'sales' },
    schema: { tags, summary: 'All users, oldest first', querystring: UserPage, response: { 200: Type.Array(User) } },
  }),
  create: route({
    method: 'POST',
    url: '/users',
    config: { access: 'self', owner: 'body', changes: ['overview'] },
    schema: { tags, summary: 'Create the record of the signed-in user', body: NewUser, response: { 201: Inserted } },
  }),
  read: route({
    method: 'GET',
    url: '/users/:email',
    config: { access: 'self', owner: 'params', others: 'sales' },
    schema: { tags, summary: 'One user', params: ByEmail, response: { 200: User } },
  }),
  update: route({
    method: 'PUT',
    url: '/users/:email',
    config: { access: 'self', owner: 'params', others: 'sales', changes: ['specialists', 'inquiries'] },
    schema: { tags, summary: 'Change a user', params: ByEmail, body: UserChange, response: { 200: Modified } },
  }),
  setPicture: route({
    method: 'PUT',
    url: '/users/:email/picture',
    config: { access: 'self', owner: 'params', others: 'sales', changes: ['specialists', 'inquiries'] },
    schema: {
      tags,
      summary: 'Make an upload the picture of a user',
      params: ByEmail,
      body: OfUpload,
      response: { 200: Type.Object({ image: Type.String() }) },
    },
  }),
  setRole: route({
    method: 'PUT',
    url: '/users/:email/role',
    config: { access: 'admin' },
    schema: {
      tags,
      summary: 'Set the role of a user; this also answers a requested role',
      params: ByEmail,
      body: Type.Object({ role: Role }, { additionalProperties: false }),
      response: { 200: Modified },
    },
  }),
  signOutEverywhere: route({
    method: 'POST',
    url: '/users/:email/sign-out',
    config: { access: 'self', owner: 'params', others: 'admin' },
    schema: {
      tags,
      summary: 'End all sessions of a user; staff lose the dashboard within a minute, others when their token ends',
      params: ByEmail,
      response: { 200: Done },
    },
  }),
  removeSecondFactor: route({
    method: 'DELETE',
    url: '/users/:email/second-factor',
    config: { access: 'admin' },
    schema: {
      tags,
      summary: 'Remove the second factor of a user who has lost it; the next sign-in needs only the first',
      params: ByEmail,
      response: { 200: Done },
    },
  }),
  remove: route({
    method: 'DELETE',
    url: '/users/:email',
    config: {
      access: 'self',
      owner: 'params',
      others: 'sales',
      changes: ['overview', 'specialists', 'contacts', 'inquiries', 'subscribers'],
    },
    schema: {
      tags,
      summary: 'Delete a user: first the identity, then the record',
      params: ByEmail,
      response: { 200: Deleted },
    },
  }),
  lookup: route({
    method: 'POST',
    url: '/users/lookup',
    config: { access: 'public', limit: 'lookup' },
    schema: {
      tags,
      summary: 'Whether a user has this e-mail',
      body: Type.Object({ email: email() }, { additionalProperties: false }),
      response: {
        200: Type.Object({
          found: Type.Boolean(),
          bound: Type.Optional(
            Type.Literal(false, {
              description: 'Nobody has signed in as this user yet. Whoever confirms the e-mail gets the record.',
            }),
          ),
        }),
      },
    },
  }),
}

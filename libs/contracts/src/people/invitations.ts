import * as Type from '@sinclair/typebox'
import { ById, Deleted, Done, IdempotencyKey, Inserted, Refusal } from '../responses.ts'
import { ROLES_WITH } from './roles.ts'
import { route } from '../route.ts'
import { email, Id, Time } from '../text.ts'

/** Hours for which the link of an invitation works. */
export const INVITATION_HOURS = 72

/** The roles to which somebody can be invited. */
export const StaffRole = Type.Union(ROLES_WITH.staff.map((role) => Type.Literal(role)))
export type StaffRole = Type.Static<typeof StaffRole>

/** An invitation that nobody has accepted yet. */
export const Invitation = Type.Object({
  _id: Id,
  email: Type.String(),
  role: StaffRole,
  invitedBy: Type.String({ description: 'The name of the admin, or "" where their account is deleted.' }),
  sentAt: Time,
  expiresAt: Type.String({ ...Time, description: 'Until when the link of the last mail works.' }),
  refusal: Refusal,
})
export type Invitation = Type.Static<typeof Invitation>

/** What the link of an invitation opens. */
export const LinkedInvitation = Type.Object({ email: Type.String(), role: StaffRole, expiresAt: Time })
export type LinkedInvitation = Type.Static<typeof LinkedInvitation>

const tags = ['invitations'] as const
const ByToken = Type.Object({ token: Type.String({ maxLength: 200 }) })

/** The calls on invitations. */
export const invitation = {
  list: route({
    method: 'GET',
    url: '/invitations',
    config: { access: 'admin' },
    schema: { tags, summary: 'The invitations that wait, newest first', response: { 200: Type.Array(Invitation) } },
  }),
  create: route({
    method: 'POST',
    url: '/invitations',
    config: { access: 'admin' },
    schema: {
      tags,
      summary: 'Invite somebody to a role; a mail with a link goes to them',
      headers: IdempotencyKey,
      body: Type.Object({ email: email(), role: StaffRole }, { additionalProperties: false }),
      response: { 201: Inserted },
    },
  }),
  send: route({
    method: 'POST',
    url: '/invitations/:id/mails',
    config: { access: 'admin' },
    schema: {
      tags,
      summary: `Send an invitation again; its link works for another ${INVITATION_HOURS} hours`,
      params: ById,
      headers: IdempotencyKey,
      response: { 202: Done },
    },
  }),
  remove: route({
    method: 'DELETE',
    url: '/invitations/:id',
    config: { access: 'admin' },
    schema: { tags, summary: 'Revoke an invitation; its links stop working', params: ById, response: { 200: Deleted } },
  }),
  readLinked: route({
    method: 'GET',
    url: '/invitation-links/:token',
    config: { access: 'public', limit: 'lookup' },
    schema: { tags, summary: 'The invitation of a link', params: ByToken, response: { 200: LinkedInvitation } },
  }),
  accept: route({
    method: 'POST',
    url: '/invitation-links/:token/acceptance',
    config: { access: 'signed-in', changes: ['users'] },
    schema: {
      tags,
      summary: 'Take on the role of an invitation to the own address; once',
      params: ByToken,
      response: { 200: Done },
    },
  }),
}

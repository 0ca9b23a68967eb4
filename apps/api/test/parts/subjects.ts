import { kinds } from '@energy/contracts/content'
import { contact, type NewContact } from '@energy/contracts/inquiries/contacts'
import { news } from '@energy/contracts/news'
import type { Route } from '@energy/contracts/route'
import { specialist } from '@energy/contracts/inquiries/specialists'
import { subscriber } from '@energy/contracts/subscribers'
import { user } from '@energy/contracts/users'
import { Type, type TSchema } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { aValueOf } from './a-value.ts'
import { aRecord } from './a-record.ts'
import { anIdentity } from './identity.ts'
import type { World } from './world.ts'

/** A call that keeps what it is sent. */
export interface Subject {
  route: Route
  /** What a body has to say as it is, whoever makes it up. */
  said: Record<string, unknown>
  path: string
  token: string
  /** The record, after a body was taken. */
  read(answer: unknown): Promise<unknown>
  rows(): Promise<number>
  /** What a body becomes, where it is not kept as it is. */
  becomes?(body: object): object
}
const Made = Type.Object({ insertedId: Type.String() })
const madeBy = (answer: unknown) => Value.Parse(Made, answer).insertedId

const bodyOf = ({ schema }: Route): TSchema => schema.body ?? Type.Never()

/** Every call that keeps a body, made ready; those that keep none of it are named here. */
export const KEEPING_NOTHING = [
  user.lookup,
  user.setRole,
  subscriber.create,
  subscriber.confirm,
  subscriber.unsubscribe,
  news.seen,
  ...[specialist, contact].flatMap(({ setState, assign }) => [setState, assign]),
].map(({ method, url }) => `${method} ${url}`)

export const subjects: Record<string, (world: World, token: string) => Promise<Subject>> = {
  ...Object.fromEntries(
    Object.values(kinds).flatMap((kind) => {
      const read =
        ({ call }: World) =>
        (id: string) =>
          call(kind.read, { params: { id } })
      return [
        [
          `POST ${kind.create.url}`,
          async (world: World, token: string): Promise<Subject> => ({
            route: kind.create,
            said: {},
            path: kind.create.url,
            token,
            read: (answer) => read(world)(madeBy(answer)),
            rows: () => world.db.content.count(),
          }),
        ],
        [
          `PUT ${kind.update.url}`,
          async (world: World, token: string): Promise<Subject> => {
            const body = { headerTitle: 'As it was' }
            const { insertedId } = await world.as(token)(kind.create, { body })
            return {
              route: kind.update,
              said: {},
              path: kind.update.url.replace(':id', insertedId),
              token,
              read: () => read(world)(insertedId),
              rows: () => world.db.content.count({ where: { id: insertedId, version: { gt: 1 } } }),
            }
          },
        ],
      ]
    }),
  ),
  'POST /specialists': async (world, token) => ({
    route: specialist.create,
    said: {},
    path: specialist.create.url,
    token: '',
    read: async () => (await world.as(token)(specialist.list, { querystring: { limit: 1 } }))[0],
    rows: () => world.db.specialist.count(),
  }),
  'POST /contacts': async (world, token) => ({
    route: contact.create,
    said: {},
    path: contact.create.url,
    token: '',
    read: async () => (await world.as(token)(contact.list, { querystring: { limit: 1 } }))[0],
    rows: () => world.db.contact.count(),
    becomes: (body: Partial<NewContact>) =>
      body.preferences?.allAbove ? { ...body, preferences: { email: true, phone: true, post: true } } : body,
  }),
  ...Object.fromEntries(
    [specialist, contact].flatMap((desk) =>
      [desk.note, desk.reply].map((route) => [
        `${route.method} ${route.url}`,
        async (world: World, token: string): Promise<Subject> => {
          const id = await aRecord(world, route)
          return {
            route,
            said: {},
            path: route.url.replace(':id', id),
            token,
            read: async () => (await world.as(token)(desk.read, { params: { id } })).timeline.at(-1),
            rows: () => world.db.workEntry.count(),
          }
        },
      ]),
    ),
  ),
  'POST /users': async (world) => {
    const { email, token } = await anIdentity()
    return {
      route: user.create,
      said: { email, role: 'user' },
      path: user.create.url,
      token,
      read: () => world.as(token)(user.read, { params: { email } }),
      rows: () => world.db.user.count({ where: { email } }),
    }
  },
  'PUT /users/:email': async (world) => {
    const { email, token, call } = await world.aPerson()
    const before = await call(user.read, { params: { email } })
    return {
      route: user.update,
      said: { email, role: 'user' },
      path: user.update.url.replace(':email', email),
      token,
      read: () => call(user.read, { params: { email } }),
      rows: async () =>
        JSON.stringify(await call(user.read, { params: { email } })) === JSON.stringify(before) ? 0 : 1,
    }
  },
}

/** A body with everything in it that a call can be sent. */
export const wholeBody = ({ route, said }: Subject) => ({
  ...Object.fromEntries(Object.entries(aValueOf(bodyOf(route), 'ada@example.com') ?? {})),
  ...said,
})

/** Sends a body as it is. */
export async function sendBody({ url }: World, { route, path, token }: Subject, body: unknown) {
  const answer = await fetch(url + path, {
    method: route.method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  const json: unknown = await answer.json()
  return { status: answer.status, json }
}

import * as Type from '@sinclair/typebox'
import { kinds, type Kind } from './content.ts'
import { MAX_COUNT } from './counts.ts'
import { keysOf, recordOf } from './record-of.ts'
import { route } from './route.ts'

/** An entry of the navigation; its kind decides which of the two fields it has. */
const MenuEntry = Type.Object({
  _id: Type.String(),
  headerTitle: Type.Optional(Type.String()),
  titlePrefix: Type.Optional(Type.String()),
})
type MenuKind = { [K in Kind]: (typeof kinds)[K] extends { menu: string } ? K : never }[Kind]
const isInMenu = (kind: Kind): kind is MenuKind => 'menu' in kinds[kind]
/** The kinds whose items the navigation lists. */
export const menuKinds = keysOf(kinds).filter(isInMenu)
/** Entries of each kind that the navigation lists. */
export const Menu = Type.Object(recordOf(menuKinds, () => Type.Array(MenuEntry)))
export type Menu = Type.Static<typeof Menu>

const count = () =>
  Type.Integer({
    minimum: 0,
    maximum: MAX_COUNT + 1,
    description: `${MAX_COUNT + 1} means more than ${MAX_COUNT}.`,
  })
/** Counts for the dashboard. `people` is the number of distinct e-mails of requests. */
export const Overview = Type.Object({
  ...recordOf(keysOf(kinds), count),
  users: count(),
  requests: count(),
  people: count(),
})
export type Overview = Type.Static<typeof Overview>

export const menu = route({
  method: 'GET',
  url: '/menu',
  config: { access: 'public', cache: true },
  schema: {
    tags: ['menu'],
    summary: 'The entries of the navigation: the first 50 of each kind',
    response: { 200: Menu },
  },
})

export const menuItems = route({
  method: 'GET',
  url: '/menu/items',
  config: { access: 'staff' },
  schema: {
    tags: ['menu'],
    summary: 'The items that the navigation lists, or would if it were longer: the first 1,000 of each kind',
    response: { 200: Menu },
  },
})

export const overview = route({
  method: 'GET',
  url: '/overview',
  config: { access: 'staff' },
  schema: { tags: ['overview'], summary: 'Counts for the dashboard', response: { 200: Overview } },
})

const Status = Type.Object({ status: Type.Literal('ok') })

export const health = route({
  method: 'GET',
  url: '/health',
  config: { access: 'public', sheds: false },
  schema: { tags: ['health'], summary: 'Whether the process responds', response: { 200: Status } },
})

export const ready = route({
  method: 'GET',
  url: '/ready',
  config: { access: 'public' },
  schema: { tags: ['health'], summary: 'Whether the database is reachable too', response: { 200: Status } },
})

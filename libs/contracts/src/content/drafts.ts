import * as Type from '@sinclair/typebox'
import { Time } from '../text.ts'

/** Where an item is on its way to the site. The site shows what is live. */
export const ItemState = Type.Union([Type.Literal('draft'), Type.Literal('live'), Type.Literal('unpublished')])
export type ItemState = Type.Static<typeof ItemState>

/** The title of a draft that has none yet, in lists. */
export const UNTITLED = 'Untitled'

export const ScheduledAction = Type.Union([Type.Literal('publish'), Type.Literal('unpublish')])
export type ScheduledAction = Type.Static<typeof ScheduledAction>

/** What the worker will do to an item, and when. */
export const Schedule = Type.Object({
  action: ScheduledAction,
  at: Time,
  number: Type.Union([Type.Integer(), Type.Null()], { description: 'The version that will be published.' }),
  author: Type.String({ description: 'The name of the person who asked for it, or "" where it is unknown.' }),
  failed: Type.Boolean({ description: 'Whether it could not be done.' }),
})
export type Schedule = Type.Static<typeof Schedule>

/** Whether and what the site shows of an item. */
export const Standing = Type.Object({
  state: ItemState,
  hasChanges: Type.Boolean({ description: 'Whether a draft differs from what is live.' }),
  schedules: Type.Array(Schedule),
})
export type Standing = Type.Static<typeof Standing>

/** The version that a write has stored. */
export const Saved = Type.Object({
  acknowledged: Type.Literal(true),
  number: Type.Integer({ minimum: 1 }),
  savedAt: Time,
  hasChanges: Type.Boolean({ description: 'Whether a draft differs from what is live from now on.' }),
})
export type Saved = Type.Static<typeof Saved>

/** The most code points of a title that search engines show. */
export const TITLE_LENGTH = 60

/** What is better mended before an item is published. */
export const Finding = Type.Object({
  check: Type.Union([
    Type.Literal('missing'),
    Type.Literal('title-length'),
    Type.Literal('description'),
    Type.Literal('alternative-text'),
    Type.Literal('link'),
  ]),
  field: Type.String({ description: 'The path of the field: `sections.0.ctaImage`.' }),
  message: Type.String(),
  blocks: Type.Boolean({ description: 'Whether it cannot be published like this.' }),
})
export type Finding = Type.Static<typeof Finding>

/** Milliseconds between two calls of an editor that says that it has an item open. */
export const PRESENCE_INTERVAL = 15_000

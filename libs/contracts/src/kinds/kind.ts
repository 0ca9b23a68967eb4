import type { ListOrder } from '../content/places.ts'
import type { Choices } from './choices.ts'

/**
 * How the dashboard edits a field: one line, several lines, a formatted text (`formatted.ts`), a link to an image, an
 * e-mail address, a web address, a number, a day (`2027-03-29`), a time (`09:00`), one of several options, or check
 * boxes (`choices.ts`).
 */
export type Control =
  | 'line'
  | 'long'
  | 'formatted'
  | 'image'
  | 'email'
  | 'url'
  | 'number'
  | 'day'
  | 'time'
  | 'select'
  | 'choices'

interface Described {
  /** Its name in the dashboard. */
  label: string
  /** Shown under its input in the dashboard. */
  hint?: string
  /** Minimum and maximum length in code points, where its control has others. */
  minLength?: number
  maxLength?: number
  /** What its text has to match, where its control does not say it. */
  pattern?: string
  /** The options of a `select`; the first one is that of an item without a value. */
  options?: readonly string[]
  /** The weight of its words in the search of the dashboard, `A` is the highest. Without it they are not found. */
  search?: 'A' | 'B' | 'C'
}

/** A text field of an item. Its control decides its bounds; an absent text is stored as `""`. */
export type Field = Described & ({ control: Exclude<Control, 'choices'> } | { control: 'choices'; choices: Choices })

/** What a card can have in addition to title, description and picture. Cards can be filtered by `topics`. */
export type CardExtra = 'createdAt' | 'minutes' | 'topics'

/** A kind of content as data: everything that the API, the dashboard and the search need of it. */
export interface KindRecord {
  /** Its name in paths, in the database and in caches. */
  tag: string
  /** The fields that only this kind has, in addition to the common ones. */
  fields: Readonly<Record<string, Field>>
  /** The order of its lists. */
  order: ListOrder
  /** The number of words of the description on a card. */
  cardWords: number
  cardExtras?: readonly CardExtra[]
  /** The field that names an item in the navigation of the site; without it, the navigation does not list the items. */
  menu?: 'headerTitle' | 'titlePrefix'
  /** Words and path of its screens. */
  dashboard: {
    one: string
    /** The title of the list. */
    many: string
    /** The choice on the upload screen; also in the address of the update screen, and in the notices after a save. */
    choice: string
    /** The path of the list. */
    path: string
    /** The path of an item's page on the site, up to the id. */
    page: string
    /** The title of the update screen, where it is not "Update" and the choice. */
    updateTitle?: string
  }
}

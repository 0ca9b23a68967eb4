import type { Field } from '../kinds/kind.ts'
import type { StaffAccess } from '../people/roles.ts'

/** A field of a text. */
export type TextField = Field & {
  /** The name of the part of the form that begins with it. */
  heading?: string
}

/** A list of entries within a text: figures, steps, holidays. */
export interface EntryList {
  /** Its name in the dashboard. */
  label: string
  /** The name of one entry. */
  one: string
  fields: Readonly<Record<string, TextField>>
  /** The field that the row of a folded entry shows. */
  title: string
  /** The most entries, where the page has room for no more. */
  max?: number
  /** Staff alone see it: no answer to the site has it. */
  internal?: true
}

/**
 * A kind of the site's texts as data: everything that the API, the dashboard and the site need of it. There is one
 * item of a `single`; the others are collections, ordered by hand.
 */
export interface TextRecord {
  /** Its name in paths and in the database. */
  tag: string
  single?: true
  /** Who of staff edits it, if not editors. */
  access?: StaffAccess
  fields: Readonly<Record<string, TextField>>
  lists?: Readonly<Record<string, EntryList>>
  /** The field that names an item of a collection. */
  title?: string
  dashboard: {
    one: string
    /** The title of its screen. */
    many: string
    /** What it is, below the title. */
    hint: string
    /** A page of the site that shows it. */
    page: string
  }
}

import { kinds, type Kind } from '@energy/contracts/content'
import type { KindRecord } from '@energy/contracts/kinds/kind'
import { keysOf, mapValues } from '@energy/contracts/record-of'
import { FileText, Newspaper, Package, Wrench, type LucideIcon } from 'lucide-react'

const icons: Partial<Record<string, LucideIcon>> = { products: Package, services: Wrench, blogs: Newspaper }

/** The names of a kind and the paths of its screens. */
const wordsOf = ({ tag, dashboard: { one, many, choice, path, page, updateTitle } }: KindRecord) => ({
  icon: icons[tag] ?? FileText,
  /** The choice on the upload screen. */
  choice,
  one,
  /** For use inside a sentence. */
  oneInText: one.toLowerCase(),
  /** Title of the list. */
  many,
  manyInText: many.toLowerCase(),
  list: path,
  /** The path of an item's page on the site, up to the id. */
  page,
  update: `/update${choice}`,
  updateTitle: updateTitle ?? `Update ${choice}`,
  /** Shown when no item has the URL's id. */
  notFound: `There is no such ${one.toLowerCase()}. It may have been deleted.`,
  added: `${choice} Added Successfully.`,
  updated: `${choice} Updated Successfully.`,
})

export const kindWords = mapValues(kinds, wordsOf)

/** The kinds in the order of the screens. */
export const kindOrder: readonly Kind[] = keysOf(kinds)

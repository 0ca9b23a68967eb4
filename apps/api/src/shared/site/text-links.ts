import type { Field } from '@energy/contracts/kinds/kind'
import { textRecord, type TextKind } from '@energy/contracts/texts'
import { linksOf } from '@energy/formatted/links-of'
import { parse } from '@energy/formatted/parse'
import type { TextBody } from '@energy/contracts/texts/body'

/** A link of an item: the field in which it stands, and the name of its place. */
export interface Link {
  field: string
  place: string
  link: string
  /** Whether the page shows what is there as a picture. */
  isPicture: boolean
}

/** The links in one text of a field. */
function linksIn({ control }: Field, text: string) {
  if (control === 'formatted') return linksOf(parse(text))
  return (control === 'image' || control === 'url') && text !== '' ? [text] : []
}

const isPicture = ({ control }: Field) => control === 'image'

/** The links in a text of the site, also those of the entries in its lists. */
export function textLinksOf(kind: TextKind, body: TextBody): Link[] {
  const { fields, lists = {} } = textRecord(kind)
  const ofFields = Object.entries(fields).flatMap(([name, field]) => {
    const text = body[name]
    const links = typeof text === 'string' ? linksIn(field, text) : []
    return links.map((link) => ({ field: name, place: field.label, link, isPicture: isPicture(field) }))
  })
  const ofEntries = Object.entries(lists).flatMap(([list, { one, fields: ofEntry }]) => {
    const entries = body[list]
    if (!Array.isArray(entries)) return []
    return entries.flatMap((entry, at) =>
      Object.entries(ofEntry).flatMap(([name, field]) =>
        linksIn(field, entry[name] ?? '').map((link) => ({
          field: `${list}.${at}.${name}`,
          place: `${one} ${at + 1}`,
          link,
          isPicture: isPicture(field),
        })),
      ),
    )
  })
  return [...ofFields, ...ofEntries]
}

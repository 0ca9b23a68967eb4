import type { Block, Run } from '@energy/contracts/formatted'
import type { Field } from '@energy/contracts/kinds/kind'
import { textRecord, type TextKind } from '@energy/contracts/texts'
import type { TextBody } from '@energy/contracts/texts/body'
import { publicLists } from '@energy/contracts/texts/shown'
import { isLink } from './link.ts'
import { parse } from './parse.ts'

/** What a page shows of a text: a formatted one is its tree. */
export type ShownBody = Record<string, string | Block[] | Record<string, string | Block[]>[]>

/** The values that texts name: `{email}`. */
export type Placeholders = Readonly<Record<string, string>>

/** The values of the company that other texts may name. */
export function placeholdersOf(company: TextBody): Placeholders {
  const text = (name: string) => {
    const value = company[name]
    return typeof value === 'string' ? value : ''
  }
  return {
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    address: text('address').split('\n').join(', '),
    founded: text('founded'),
  }
}

/** A text without marks, with the values that it names. */
export const fill = (text: string, values: Placeholders) =>
  text.replaceAll(/\{([a-z]+)\}/g, (whole, name: string) => values[name] ?? whole)

function fillRun({ text, href, ...marks }: Run, values: Placeholders): Run {
  // A telephone number is linked without its spaces.
  const link = href && fill(href, values).replaceAll(' ', '')
  return { ...marks, text: fill(text, values), ...(link && isLink(link) && { href: link }) }
}
const fillBlocks = (blocks: readonly Block[], values: Placeholders): Block[] =>
  blocks.map(({ runs, blocks: inner, ...block }) => ({
    ...block,
    ...(runs && { runs: runs.map((run) => fillRun(run, values)) }),
    ...(inner && { blocks: fillBlocks(inner, values) }),
  }))

/** A text of a field as a page shows it. Filled in after it is parsed: a value has no marks. */
const shownText = ({ control }: Field, text: string, values: Placeholders) =>
  control === 'formatted' ? fillBlocks(parse(text), values) : fill(text, values)

function shownFields(fields: Readonly<Record<string, Field>>, body: TextBody, values: Placeholders) {
  const shown: Record<string, string | Block[]> = {}
  for (const [name, field] of Object.entries(fields)) {
    const text = body[name]
    shown[name] = shownText(field, typeof text === 'string' ? text : '', values)
  }
  return shown
}

/** What pages show of a text of the site. */
export function shownBody(kind: TextKind, body: TextBody, values: Placeholders): ShownBody {
  const { fields, lists = {} } = textRecord(kind)
  const shown: ShownBody = shownFields(fields, body, values)
  for (const [name, { fields: ofEntry }] of Object.entries(publicLists(lists))) {
    const entries = body[name]
    shown[name] = Array.isArray(entries) ? entries.map((entry) => shownFields(ofEntry, entry, values)) : []
  }
  return shown
}

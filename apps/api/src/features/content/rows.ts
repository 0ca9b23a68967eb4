import {
  commonFields,
  ownFields,
  TRASH_DAYS,
  type ContentChange,
  type kinds,
  type OwnField,
} from '@energy/contracts/content'
import type { EditedKind } from '@energy/contracts/content/edited'
import { Section, SubTitle } from '@energy/contracts/content/entries'
import { keysOf, mapValues, recordOf } from '@energy/contracts/record-of'
import { minutesOf } from '@energy/contracts/content/reading-time'
import type { ShownPicture } from '@energy/contracts/pictures/shown'
import { firstWords } from '@energy/contracts/words'
import { plain } from '@energy/formatted/plain'
import { Prisma, type Content } from '../../generated/client.ts'
import { sectionsOf, subTitlesOf } from '../../shared/database/json-columns.ts'
import { cardPicture } from '../../shared/media/card-picture.ts'

/** Any kind of the contract. */
export type AnyKind = (typeof kinds)[keyof typeof kinds]

/** None where the caller may not edit the kind of texts that is asked for. */
function conditionOf(kindsOfItem: readonly EditedKind[]) {
  if (kindsOfItem.length === 0) return 'false'
  return kindsOfItem.length === 1 ? `kind = '${kindsOfItem[0]}'` : `kind IN ('${kindsOfItem.join("', '")}')`
}

/** The table and the titles that `q` searches, for a list of every item of kinds that is not deleted. */
export const titlesOf = (kindsOfItem: readonly EditedKind[], further = '') => ({
  table: Prisma.sql`items`,
  columns: [Prisma.sql`"headerTitle"`, Prisma.sql`"titlePrefix"`],
  // As the index has it: with a parameter PostgreSQL would not use the index.
  rows: Prisma.raw(`${conditionOf(kindsOfItem)} AND "deletedAt" IS NULL${further}`),
  sortKey: Prisma.sql`place`,
})

/** Content that was deleted before this moment cannot be restored. */
export const trashStart = () => new Date(Date.now() - TRASH_DAYS * 24 * 60 * 60_000)

const NO_SECTION = mapValues(Section.properties, () => '')
const NO_SUB_TITLE = mapValues(SubTitle.properties, () => '')

/** The columns that a body sets. Fields that it leaves out keep their value; fields that the kind lacks are ignored. */
export function columns({ ownFields: own }: AnyKind, body: ContentChange) {
  const texts: Partial<Record<keyof typeof commonFields | OwnField, string>> = {}
  for (const name of [...keysOf(commonFields), ...own]) if (body[name] !== undefined) texts[name] = body[name]
  const { sections, subTitles } = body
  return {
    ...texts,
    ...(sections && { sections: sections.map((section) => ({ ...NO_SECTION, ...section })) }),
    ...(subTitles && { subTitles: subTitles.map((subTitle) => ({ ...NO_SUB_TITLE, ...subTitle })) }),
  }
}

/** The columns of a new item. Fields of its kind that the body leaves out are empty. */
export const newColumns = (kind: AnyKind, body: ContentChange) => ({
  ...recordOf<OwnField, string>(kind.ownFields, () => ''),
  ...columns(kind, body),
})

/** The INSERT of a new item. @param data its columns, whose names come from the contract */
export function insertion({ tag }: AnyKind, data: ReturnType<typeof columns>) {
  const fields = Object.entries(data)
  const names = fields.map(([name]) => Prisma.raw(`"${name}"`))
  const values = fields.map(([, value]) =>
    typeof value === 'string' ? Prisma.sql`${value}` : Prisma.sql`${JSON.stringify(value)}::jsonb`,
  )
  return Prisma.sql`
    INSERT INTO items (kind, ${Prisma.join(names)}) VALUES (${tag}::"Kind", ${Prisma.join(values)}) RETURNING id`
}

/** The INSERT of the first version of a new item, as a part of WITH after `record` of its INSERT. */
export const firstVersion = (data: ReturnType<typeof columns>, authorId: string | undefined) => Prisma.sql`
  version AS (
    INSERT INTO content_versions ("itemId", number, body, "authorId", "publishedAt")
    SELECT id, 1, ${JSON.stringify(data)}::jsonb, ${authorId ?? null}::uuid, now() FROM record
  )`

/**
 * The condition that a row has a text already. A field that is newer than the row, or than the version of the API that
 * wrote it, is NULL there, and was never filled in. Without a word about NULL a change of it would be taken for none.
 */
const hasText = (name: OwnField, text: string): Prisma.ContentWhereInput =>
  text === '' ? { OR: [{ [name]: '' }, { [name]: null }] } : { [name]: { equals: text, not: null } }

/** The condition that a row has these values already. */
export function same({ sections, subTitles, ...texts }: ReturnType<typeof columns>): Prisma.ContentWhereInput {
  const own = ownFields.flatMap((name) => (texts[name] === undefined ? [] : hasText(name, texts[name])))
  const common = Object.fromEntries(Object.entries(texts).filter(([name]) => name in commonFields))
  return {
    ...common,
    AND: own,
    ...(sections && { sections: { equals: sections } }),
    ...(subTitles && { subTitles: { equals: subTitles } }),
  }
}

/** A row as it is answered. It has every column; the contract's schema drops what the kind does not answer. */
export const answer = (row: Content, pictures: ShownPicture[]) => ({
  ...row,
  pictures,
  _id: row.id,
  ...recordOf(ownFields, (name) => row[name] ?? ''),
  sections: sectionsOf(row.sections),
  subTitles: subTitlesOf(row.subTitles),
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
})

const minutesOfRow = (row: Content) =>
  minutesOf(
    { ...row, details: row.details ?? '', sections: sectionsOf(row.sections), subTitles: subTitlesOf(row.subTitles) },
    plain,
  )

/** A row as a card of its kind shows it. */
export function card({ cardWords, cardExtras }: AnyKind, row: Content, pictures: ShownPicture[]) {
  const { id, headerTitle, titleDescription } = row
  return {
    _id: id,
    headerTitle,
    titleDescription: firstWords(plain(titleDescription), cardWords),
    ...cardPicture(row, pictures),
    ...(cardExtras.includes('createdAt') && { createdAt: row.createdAt.toISOString() }),
    ...(cardExtras.includes('minutes') && { minutes: minutesOfRow(row) }),
    ...(cardExtras.includes('topics') && { topics: row.topics ?? '' }),
  }
}

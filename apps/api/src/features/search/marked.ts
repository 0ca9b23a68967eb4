import { wordsOf } from '@energy/contracts/search-words'
import type { Passage } from '@energy/contracts/site/site-search'
import { Type } from '@sinclair/typebox'
import { TypeCompiler } from '@sinclair/typebox/compiler'
import { Prisma, type PrismaClient } from '../../generated/client.ts'

/** The title and the text of a result. */
export interface PlainTexts {
  title: string
  text: string
}

// Characters for private use, which no keyboard has.
const [BEGIN, END] = ['\uE000', '\uE001']
const SELECTORS = `StartSel=${BEGIN}, StopSel=${END}`
/** The whole text, with its marks. */
const WHOLE = `${SELECTORS}, HighlightAll=true`
/** The words around the first match. */
const AROUND = `${SELECTORS}, MaxWords=32, MinWords=20, MaxFragments=1, ShortWord=0`

// In a database of the locale C the parser takes signs beyond ASCII for letters, and marks no word that one of them
// touches. Control characters stand in for them, each for the one at its place.
const STAND_INS = Array.from({ length: 31 }, (_, at) => String.fromCharCode(at + 1))
  .filter((control) => control.trim() !== '')
  .join('')
const BEYOND_ASCII = /[\u0080-\u{10ffff}]/gu

/** The signs beyond ASCII between the words of texts, the first ones where there are more than stand-ins. */
const signsIn = (texts: readonly PlainTexts[]) =>
  [...new Set(texts.flatMap(({ title, text }) => `${title} ${text}`.match(BEYOND_ASCII) ?? []))]
    .filter((sign) => wordsOf(sign).length === 0)
    .slice(0, STAND_INS.length)
    .join('')

const Headlines = TypeCompiler.Compile(Type.Array(Type.Object({ title: Type.String(), text: Type.String() })))

/**
 * Where English has no stem for the beginning of a word, and so marks nothing, the words as they stand are marked. Of a
 * long text without a match the database answers the beginning.
 */
function headline(column: Prisma.Sql, query: Prisma.Sql, options: string, signs: string) {
  const standIns = STAND_INS.slice(0, [...signs].length)
  const text = Prisma.sql`translate(${column}, ${signs}, ${standIns})`
  return Prisma.sql`
    translate(
      coalesce(
        (SELECT part FROM ts_headline('pg_catalog.english', ${text}, ${query}, ${options}) AS part
          WHERE strpos(part, ${BEGIN}) > 0),
        ts_headline('pg_catalog.simple', ${text}, ${query}, ${options})
      ),
      ${standIns}, ${signs}
    )`
}

/** A title, and the part of a text around its first match, with the words that match marked. */
export async function marked(db: PrismaClient, query: Prisma.Sql, texts: readonly PlainTexts[]) {
  if (texts.length === 0) return []
  const signs = signsIn(texts)
  const rows = Headlines.Decode(
    await db.$queryRaw`
      SELECT ${headline(Prisma.sql`title`, query, WHOLE, signs)} AS title,
        ${headline(Prisma.sql`text`, query, AROUND, signs)} AS text
      FROM unnest(${texts.map(({ title }) => title)}::text[], ${texts.map(({ text }) => text)}::text[])
        WITH ORDINALITY AS found(title, text, at)
      ORDER BY at`,
  )
  return rows.map(({ title, text }, at) => ({
    title: passageOf(title),
    text: passageOf(withDots(text, texts[at]?.text ?? '')),
  }))
}

/**
 * A text without what ends its last sentence, which the database may leave out. It is matched from its start: an
 * expression for its end would be tried at each of many dots in the middle, and read all that follow.
 */
const bare = (text: string) => /^.*[^.!?\s]/s.exec(text)?.[0] ?? ''

/** A part of a text, with dots where more stands before or after it. */
function withDots(part: string, whole: string) {
  const plain = part.replaceAll(BEGIN, '').replaceAll(END, '')
  return `${whole.startsWith(plain) ? '' : '… '}${part}${bare(whole).endsWith(bare(plain)) ? '' : ' …'}`
}

/** Splits a text at its marks. */
const passageOf = (headlined: string): Passage =>
  headlined
    .split(BEGIN)
    .flatMap((part, at) => {
      if (at === 0) return [{ text: part, isMarked: false }]
      const [match = '', ...rest] = part.split(END)
      return [
        { text: match, isMarked: true },
        { text: rest.join(''), isMarked: false },
      ]
    })
    .filter(({ text }) => text !== '')

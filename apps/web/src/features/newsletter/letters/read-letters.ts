import type { Call } from '@energy/client/call'
import { query } from '@energy/client/query'
import { letterArchive } from '@energy/contracts/letters/archive'
import { firstWords } from '@energy/contracts/words'
import { textOf } from '@energy/formatted/text-of'
import type { Params } from 'react-router-dom'
import type { Head } from '../../../shared/head.ts'
import { incomplete, readOptional, readRequired, type LoaderContext } from '../../../shared/loaders.ts'

/** Letters on a page; one more is read, which says whether there are older ones. */
export const LETTERS_PER_PAGE = 99

/** The newest letters on the site, or those before one. @param before the id that an address says; else "" */
export const lettersQuery = (call: Call, before: string) =>
  query(call, letterArchive.list, { querystring: { limit: LETTERS_PER_PAGE + 1, ...(before && { cursor: before }) } })
export const letterQuery = (call: Call, id: string) => query(call, letterArchive.read, { params: { id } })

/** Before which letter the letters of a page are. What is no id is left out. */
export const beforeIn = (search: URLSearchParams) =>
  /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.exec(search.get('before') ?? '')?.[0] ?? ''

/** Reads the list of letters. */
export async function readLetters(context: LoaderContext, request?: Request) {
  const before = beforeIn(new URL(request?.url ?? '/', 'http://localhost').searchParams)
  const head: Head = { title: 'Letters', description: 'What we have written to the readers of our newsletter.' }
  return (await readOptional(context, lettersQuery(context.call, before))) ? head : incomplete(head)
}

/** Reads one letter. */
export async function readLetter(context: LoaderContext, { params: { id = '' } }: { params: Params }): Promise<Head> {
  const { title, text } = await readRequired(context, letterQuery(context.call, id))
  return { title, description: firstWords(textOf(text), 30) }
}

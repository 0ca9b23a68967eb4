import type { Call } from '@energy/client/call'
import { query } from '@energy/client/query'
import { letterArchive } from '@energy/contracts/letters/archive'
import { firstWords } from '@energy/contracts/words'
import { textOf } from '@energy/formatted/text-of'
import type { Params } from 'react-router-dom'
import type { Head } from '../../../shared/head.ts'
import { incomplete, readOptional, readRequired, type LoaderContext } from '../../../shared/loaders.ts'

/** The newest letters on the site, as many as an answer has. */
export const lettersQuery = (call: Call) => query(call, letterArchive.list, { querystring: { limit: 100 } })
export const letterQuery = (call: Call, id: string) => query(call, letterArchive.read, { params: { id } })

/** Reads the list of letters. */
export async function readLetters(context: LoaderContext) {
  const head: Head = { title: 'Letters', description: 'What we have written to the readers of our newsletter.' }
  return (await readOptional(context, lettersQuery(context.call))) ? head : incomplete(head)
}

/** Reads one letter. */
export async function readLetter(context: LoaderContext, { params: { id = '' } }: { params: Params }): Promise<Head> {
  const { title, text } = await readRequired(context, letterQuery(context.call, id))
  return { title, description: firstWords(textOf(text), 30) }
}

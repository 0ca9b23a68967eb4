import { randomUUID } from 'node:crypto'
import { Inserted } from '@energy/contracts/responses'
import { Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import type { SignedIn } from './callers.ts'
import type { FuzzApi } from './fuzz-api.ts'

const Singles = Type.Array(Type.Object({ _id: Type.String(), kind: Type.String() }))
const A_QUESTION = { texts: { question: 'A title' } }

/** The draft of a text that a person may edit. Each time it is another one. */
const textsFor = (person: SignedIn) => (person === 'sales' ? { texts: { legalName: randomUUID() } } : A_QUESTION)

/**
 * Creates the texts of the site that valid calls need. Sales edit only texts of which there is one each: their calls get
 * the one about offers and invoices.
 */
export function textRecordsFrom({ send }: FuzzApi) {
  async function aSingle() {
    const singles = Value.Parse(Singles, await send('sales', 'GET', '/texts/singles'))
    return singles.find(({ kind }) => kind === 'sales')?._id ?? ''
  }

  /** A text with a draft. */
  async function aDraft(person: SignedIn) {
    if (person !== 'sales') {
      const body = { kind: 'questions', ...A_QUESTION }
      return Value.Parse(Inserted, await send('admin', 'POST', '/texts/drafts', body)).insertedId
    }
    const id = await aSingle()
    await send('sales', 'PUT', `/texts/${id}/draft`, textsFor(person))
    return id
  }

  return {
    aDraft,
    /** A text that is live. */
    async aText(person: SignedIn) {
      const id = await aDraft(person)
      // The site always shows a text of which there is one.
      if (person === 'sales') return id
      await send('admin', 'POST', `/texts/${id}/publish`)
      return id
    },
    /** The values in the body of a call that its schema alone does not give. */
    inBody(operation: string, person: SignedIn) {
      if (operation === 'POST /texts/drafts') return { kind: 'questions', ...A_QUESTION }
      return operation === 'PUT /texts/{id}/draft' ? textsFor(person) : undefined
    },
  }
}

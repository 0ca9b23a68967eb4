import { Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { until } from '@energy/local/supervisor/until'
import type { Described } from './document.ts'
import { KNOWN, NEWCOMER, OWN, REFUSED, type Caller } from './people.ts'

/** Makes a call that must succeed. */
export type Ask = (caller: Caller, method: string, path: string, body?: object) => Promise<unknown>

/** What a good call names: parts of its path, and fields of its body. */
export interface Named {
  path: Readonly<Record<string, string>>
  body: Readonly<Record<string, unknown>>
}

const Inserted = Type.Object({ insertedId: Type.String() })
const One = Type.Tuple([Type.Object({ _id: Type.String() })])
const Request = Type.Object({
  timeline: Type.Array(Type.Object({ _id: Type.String(), delivery: Type.Optional(Type.String()) })),
})

/**
 * Makes what good calls name, as people make it: by calls, and by reading mails.
 * @param mailTo the last mail to an address, once it has come
 */
export function needsOf(ask: Ask, mailTo: (address: string) => Promise<string>) {
  let made = 0
  const anEmail = (domain = 'reader.example') => `${++made}@${domain}`

  const insert = async (caller: Caller, path: string, body: object) =>
    Value.Parse(Inserted, await ask(caller, 'POST', path, body)).insertedId
  const firstOf = async (path: string) => {
    const [{ _id }] = Value.Parse(One, await ask('admin', 'GET', `${path}&limit=1`))
    return _id
  }

  async function aRecord(tag: string, email = anEmail()) {
    if (tag === 'specialists') return insert('nobody', '/specialists', { username: 'Ada', email })
    if (tag === 'contacts') return insert('nobody', '/contacts', { firstName: 'Ada', email })
    if (tag !== 'subscribers') return insert('admin', `/${tag}`, { headerTitle: 'A title' })
    await ask('nobody', 'POST', '/subscribers', { email })
    return firstOf(`/subscribers?q=${email}`)
  }

  async function aFailedReply(tag: string) {
    const id = await aRecord(tag, anEmail(REFUSED))
    const reply = await insert('admin', `/${tag}/${id}/replies`, { subject: 'Your question', text: 'An answer' })
    const hasFailed = async () =>
      Value.Parse(Request, await ask('admin', 'GET', `/${tag}/${id}`)).timeline.some(
        ({ _id, delivery }) => _id === reply && delivery === 'failed',
      )
    await until(hasFailed, 60, 'A reply that fails')
    return { id, reply }
  }

  async function aToken(purpose: 'confirm' | 'unsubscribe') {
    const email = anEmail()
    await ask('nobody', 'POST', '/subscribers', { email })
    const mail = await mailTo(email)
    const [, token = ''] = new RegExp(`/newsletter/${purpose}\\?token=([\\w-]{43})`).exec(mail) ?? []
    return token
  }

  async function inPath(path: string): Promise<Named['path']> {
    const [, tag = ''] = path.split('/')
    if (path.includes('{reply}')) return aFailedReply(tag)
    if (path.includes('{token}')) return { token: await aToken('unsubscribe') }
    if (path.includes('{email}')) return { email: path.endsWith('/role') ? KNOWN : OWN }
    if (!path.includes('{id}')) return {}
    const id = await aRecord(tag)
    if (path.endsWith('/restore')) await ask('admin', 'DELETE', `/${tag}/${id}`)
    return { id }
  }

  async function inBody(operation: string): Promise<Named['body']> {
    if (operation.endsWith('/assignee')) return { assignee: await firstOf('/users?role=admin') }
    if (operation === 'POST /subscribers/confirm') return { token: await aToken('confirm') }
    if (operation === 'POST /subscribers/unsubscribe') return { token: await aToken('unsubscribe') }
    if (operation === 'POST /users') return { email: NEWCOMER }
    if (operation === 'PUT /users/{email}') return { email: OWN, role: 'user' }
    return {}
  }

  return async ({ method, path }: Described): Promise<Named> => ({
    path: await inPath(path),
    body: await inBody(`${method} ${path}`),
  })
}

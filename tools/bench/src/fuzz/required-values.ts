import { randomUUID } from 'node:crypto'
import { freeIn } from '@energy/contracts/bookings/slots'
import { mediaLink } from '@energy/contracts/pictures/media'
import { Inserted } from '@energy/contracts/responses'
import { Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { until } from '@energy/local/supervisor/until'
import { nameOf, type Operation } from './document.ts'
import { CUSTOMER, OTHER_USER, REJECTED_DOMAIN, UNREGISTERED, type Caller, type SignedIn } from './callers.ts'
import { fileRecordsFrom } from './file-values.ts'
import type { FuzzApi } from './fuzz-api.ts'
import { isOfSales, salesRecordsFrom } from './sales-values.ts'
import { textRecordsFrom } from './text-values.ts'

/** Values that a valid call needs in its path and in its body, such as the id of an existing record. */
export interface RequiredValues {
  path: Readonly<Record<string, string>>
  body: Readonly<Record<string, unknown>>
}

const WithToken = Type.Object({ token: Type.String() })
const Booked = Type.Object({ ...Inserted.properties, ...WithToken.properties })
const Days = Type.Object({
  days: Type.Array(
    Type.Object({ slots: Type.Array(Type.Object({ startsAt: Type.String(), isFree: Type.Boolean() })) }),
  ),
})
const FirstRow = Type.Tuple([Type.Object({ _id: Type.String() })])
const Inquiry = Type.Object({
  timeline: Type.Array(Type.Object({ _id: Type.String(), delivery: Type.Optional(Type.String()) })),
})

/** Whether a call publishes a draft, or is about its schedule. */
const needsDraft = (path: string) => /\/(publish|schedules\/\{action\})$/.test(path)
const inADay = () => new Date(Date.now() + 24 * 60 * 60_000).toISOString()

/** Its address counts as public, and is given to nobody. */
const A_WEBHOOK = { url: 'https://[3000::1]/events', events: ['inquiry.received'] }

/**
 * Creates the records and tokens that a valid call of an operation needs, through the API and its mails. The person is
 * who makes the call, or who has made the API key.
 */
export function requiredValuesFrom(api: FuzzApi) {
  const { send, mailTo, anEmail } = api
  const sales = salesRecordsFrom(api)
  const files = fileRecordsFrom(api)
  const texts = textRecordsFrom(api)
  const insert = async (caller: Caller, path: string, body: object) =>
    Value.Parse(Inserted, await send(caller, 'POST', path, body)).insertedId
  const firstOf = async (path: string) => {
    const [{ _id }] = Value.Parse(FirstRow, await send('admin', 'GET', `${path}&limit=1`))
    return _id
  }

  /** @param person whose record it is, where records of staff have an owner */
  async function aRecord(
    tag: string,
    { person = 'admin', email = anEmail() }: { person?: SignedIn; email?: string } = {},
  ) {
    if (tag === 'requests') return insert('customer', '/specialists', { username: 'Ada', email: CUSTOMER })
    if (tag === 'specialists' || tag === 'inquiries')
      return insert('anonymous', '/specialists', { username: 'Ada', email })
    if (tag === 'contacts') return insert('anonymous', '/contacts', { firstName: 'Ada', email })
    if (tag === 'attachments') return files.anAttachment()
    if (tag === 'letters') return aLetter()
    if (tag === 'letter-archive') return anArchivedLetter()
    if (tag === 'uploads') return files.aStartedUpload()
    if (tag === 'pictures') return (await files.aPicture())._id
    if (tag === 'texts') return texts.aText(person)
    if (tag === 'reply-templates') return insert('admin', `/${tag}`, { name: randomUUID(), text: 'Dear {{name}},' })
    if (tag === 'inbox-views')
      return insert(person === 'sales' ? 'sales' : 'admin', `/${tag}`, { name: 'Bills', filter: { form: 'bills' } })
    if (tag === 'invitations') return insert('admin', `/${tag}`, { email, role: 'sales' })
    if (tag === 'api-keys') return insert('admin', `/${tag}`, { name: 'Import', role: 'sales' })
    if (tag === 'webhooks') return insert('admin', `/${tag}`, A_WEBHOOK)
    if (tag !== 'subscribers') return insert('admin', `/${tag}`, { headerTitle: 'A title' })
    await send('anonymous', 'POST', '/subscribers', { email })
    return firstOf(`/subscribers?q=${email}`)
  }

  const aLetter = () => insert('admin', '/letters', { title: 'Winter' })
  async function aScheduledLetter() {
    const id = await aLetter()
    await send('admin', 'POST', `/letters/${id}/send`, { at: inADay() })
    return id
  }
  /** A letter that the site shows: sent, to somebody at least. */
  async function anArchivedLetter() {
    await send('anonymous', 'POST', '/subscribers/confirm', { token: await aToken('confirm') })
    const id = await aLetter()
    await send('admin', 'PUT', `/letters/${id}/archive`, { isArchived: true })
    await send('admin', 'POST', `/letters/${id}/send`, {})
    return id
  }

  async function aScheduledDraft(tag: string, person: SignedIn) {
    const id = await (tag === 'texts'
      ? texts.aDraft(person)
      : insert('admin', `/${tag}/drafts`, { headerTitle: 'A title' }))
    await send('admin', 'PUT', `/${tag}/${id}/schedules/publish`, { at: inADay() })
    return id
  }

  async function aFailedReply(tag: string) {
    const id = await aRecord(tag, { email: anEmail(REJECTED_DOMAIN) })
    const reply = await insert('admin', `/${tag}/${id}/replies`, { subject: 'Your question', text: 'An answer' })
    const hasFailed = async () =>
      Value.Parse(Inquiry, await send('admin', 'GET', `/${tag}/${id}`)).timeline.some(
        ({ _id, delivery }) => _id === reply && delivery === 'failed',
      )
    await until(hasFailed, 60, 'A reply that fails')
    return { id, reply }
  }

  async function aToken(purpose: 'confirm' | 'unsubscribe') {
    const email = anEmail()
    await send('anonymous', 'POST', '/subscribers', { email })
    const mail = await mailTo(email)
    const [, token = ''] = new RegExp(`/newsletter/${purpose}\\?token=([\\w-]{43})`).exec(mail) ?? []
    return token
  }

  /** The token in the link of an invitation to an address. */
  async function anInvitation(email: string) {
    await api.forgetInvitation(email)
    await aRecord('invitations', { email })
    // Other mails may come before it.
    const inMail = async () => /\/invitations\/([\w.-]+)/.exec(await mailTo(email))?.[1]
    return { token: await until(inMail, 60, 'An invitation') }
  }

  /** The token of a preview link, or of the live preview in the editor. */
  async function aPreviewToken(path: string) {
    const preview = `/services/${await aRecord('services')}/preview`
    const answer = path.includes('/frames/')
      ? await send('admin', 'GET', `${preview}/frame`)
      : await send('admin', 'POST', preview)
    return Value.Parse(WithToken, answer)
  }

  /** The token in the link of a mail to the sender of a request with a file. */
  async function ofRequestLink() {
    const email = anEmail()
    const attachment = await files.aCompleteAttachment()
    await insert('anonymous', '/specialists', { username: 'Ada', email, attachments: [attachment] })
    const [, token = ''] = /\/requests\/([\w.-]+)/.exec(await mailTo(email)) ?? []
    return { token, attachment }
  }

  /** The first hour that is free for a call. */
  async function aFreeHour() {
    const { days } = Value.Parse(Days, await send('anonymous', 'GET', '/bookings/days'))
    return freeIn(days)[0]
  }
  /** A call to come: the token of its link, and its inquiry. */
  async function aBookedCall() {
    const body = { startsAt: await aFreeHour(), username: 'Ada', email: anEmail(), phone: '00442079460112' }
    const { token, insertedId: id } = Value.Parse(Booked, await send('anonymous', 'POST', '/bookings', body))
    return { token, id }
  }

  async function inPath(path: string, person: SignedIn): Promise<RequiredValues['path']> {
    if (isOfSales(path)) return sales.inPath(path)
    const [, tag = ''] = path.split('/')
    if (path.includes('{hash}')) {
      const { hash } = await files.aPicture()
      return { hash, file: mediaLink(hash, 4).split('/').at(-1) ?? '' }
    }
    if (path.includes('{reply}')) return aFailedReply(tag)
    if (path.includes('{delivery}')) {
      const id = await aRecord(tag)
      return { id, delivery: await insert('admin', `/${tag}/${id}/test`, {}) }
    }
    if (path.startsWith('/booking-links/') || path.endsWith('/booking')) return aBookedCall()
    if (path.startsWith('/request-links/')) return ofRequestLink()
    if (path.startsWith('/invitation-links/')) return anInvitation(path.endsWith('/acceptance') ? CUSTOMER : anEmail())
    if (path.startsWith('/previews/')) return aPreviewToken(path)
    if (path.includes('{token}')) return { token: await aToken('unsubscribe') }
    if (path.includes('{email}')) return { email: path.endsWith('/role') ? OTHER_USER : CUSTOMER }
    if (path.endsWith('/complete')) return { id: await files.anAttachment(true) }
    if (path.includes('{attachment}')) return files.aBill()
    if (path === '/letters/{id}/schedule') return { id: await aScheduledLetter() }
    if (!path.includes('{id}')) return {}
    const id = needsDraft(path) ? await aScheduledDraft(tag, person) : await aRecord(tag, { person })
    if (path.endsWith('/restore')) await send('admin', 'DELETE', `/${tag}/${id}`)
    return { id, chunk: '0', number: '1', action: 'publish' }
  }

  async function inBody(operation: string, person: SignedIn): Promise<RequiredValues['body']> {
    if (operation.endsWith('/schedules/{action}') || operation === 'POST /letters/{id}/send') return { at: inADay() }
    // One of them alone is allowed.
    if (operation.endsWith('/place'))
      return operation.startsWith('PUT /blogs')
        ? { before: undefined, after: undefined, pinned: true }
        : { before: undefined, pinned: undefined, after: await aRecord(operation.split('/')[1] ?? '') }
    if (operation.endsWith('/assignee')) return { assignee: await firstOf('/users?role=admin') }
    if (operation === 'POST /subscribers/confirm') return { token: await aToken('confirm') }
    if (operation === 'POST /subscribers/unsubscribe') return { token: await aToken('unsubscribe') }
    if (operation === 'POST /pictures' || operation === 'PUT /pictures/{id}/file')
      return { upload: await files.aCompleteUpload(person) }
    if (operation === 'PUT /users/{email}/picture') return { upload: await files.aCompleteUpload(person) }
    if (operation.endsWith(' /reply-templates')) return { name: randomUUID(), text: 'Dear {{name}},' }
    if (operation === 'POST /invitations') return { email: anEmail() }
    if (operation === 'POST /users/import') return { csv: `E-mail\n${anEmail()}`, dryRun: true }
    if (operation === 'POST /users') return { email: UNREGISTERED }
    if (operation === 'PUT /users/{email}') return { email: CUSTOMER, role: 'user' }
    if (operation === 'POST /bookings' || operation === 'PUT /booking-links/{token}')
      return { startsAt: await aFreeHour() }
    if (operation === 'POST /webhooks' || operation === 'PUT /webhooks/{id}') return A_WEBHOOK
    return texts.inBody(operation, person) ?? sales.inBody(operation)
  }

  return async (operation: Operation, person: SignedIn): Promise<RequiredValues> => ({
    path: await inPath(operation.path, person),
    body: await inBody(nameOf(operation), person),
  })
}

// @vitest-environment jsdom
import { CallError, unreachable } from '@energy/client/call-error'
import { useState, type ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { KeyForm } from '../../../src/features/api-keys/key-form.tsx'
import { CallForm } from '../../../src/features/inquiries/reply/call-form.tsx'
import { NoteForm } from '../../../src/features/inquiries/reply/note-form.tsx'
import { TemplateForm } from '../../../src/features/inquiries/reply/templates/template-form.tsx'
import { SaveViewDialog } from '../../../src/features/inquiries/saved/save-view-dialog.tsx'
import { NewLetterButton } from '../../../src/features/newsletter/letters/new-letter-button.tsx'
import { CreditDialog } from '../../../src/features/sales/invoice/credit-dialog.tsx'
import { InvoiceFiles } from '../../../src/features/sales/invoice/invoice-files.tsx'
import { PaymentDialog } from '../../../src/features/sales/invoice/payment-dialog.tsx'
import { Payments } from '../../../src/features/sales/invoice/payments.tsx'
import { IssueDialog } from '../../../src/features/sales/order/issue-dialog.tsx'
import { Invitations } from '../../../src/features/staff/invitations.tsx'
import { InviteForm } from '../../../src/features/staff/invite-form.tsx'
import { NewWebhook } from '../../../src/features/webhooks/new-webhook.tsx'
import { SecretPanel } from '../../../src/features/webhooks/secret-panel.tsx'
import { sendOnce } from '../../../src/shared/actions/send-once.ts'
import { MakeOfferButton } from '../../../src/shared/sales/make-offer-button.tsx'
import { anApi } from '../../fixtures/api.ts'
import { openScreen } from '../../fixtures/content-editor.tsx'
import { isBusy, pressButton, typeInto } from '../../fixtures/controls.ts'
import { anInquiry } from '../../fixtures/inquiry.ts'
import { invited } from '../../fixtures/invitation.ts'
import { anInvoice, anOrder } from '../../fixtures/sales.ts'
import { webhook } from '../../fixtures/webhook.ts'

vi.mock(import('@energy/ui/notice'), async (actual) => ({
  ...(await actual()),
  confirmAction: vi.fn<() => Promise<boolean>>().mockResolvedValue(true),
}))

type Find = (selector: string) => HTMLElement
const read = (name: string) => Response.json(name === 'GET /api/invitations' ? [invited] : [])
const text = () => document.body.textContent
const ignore = () => undefined
const typeName = (find: Find) => typeInto(find('[name=name]'), 'Planner')
const isListed = async () => {
  // A notice of the test before may have its address, too.
  await expect.poll(() => document.querySelector('tbody')?.textContent).toContain(invited.email)
}
const typeEmail = (find: Find) => typeInto(find('[name=email]'), invited.email)
const typeReason = (find: Find) => typeInto(find('textarea'), 'A wrong address.')
const aCall = () => <CallForm latest={{ item: anInquiry(), etag: '"1"' }} onClose={ignore} />
const aPayment = (item = anInvoice()) => <PaymentDialog item={item} onClose={ignore} />
const aCreditNote = () => <CreditDialog item={anInvoice()} onClose={ignore} />
const anIssue = (etag = '"1"') => (
  <IssueDialog latest={{ item: anOrder({ _id: anInvoice().order._id }), etag }} onClose={ignore} />
)

test.each<[string, () => ReactNode, string, (find: Find) => unknown]>([
  ['a letter', () => <NewLetterButton />, 'New letter', ignore],
  ['an offer', () => <MakeOfferButton>New offer</MakeOfferButton>, 'New offer', ignore],
  ['a saved view', () => <SaveViewDialog onClose={ignore} />, 'Save', typeName],
  ['an API key', () => <KeyForm />, 'Make the key', typeName],
  [
    'a note',
    () => <NoteForm item={anInquiry()} />,
    'Add note',
    (find) => typeInto(find('textarea'), 'Prefers mornings.'),
  ],
  [
    'a template',
    () => <TemplateForm onDone={ignore} />,
    'Save',
    (find) => {
      typeName(find)
      typeInto(find('textarea'), 'Send us a bill.')
    },
  ],
  ['the mail of an invoice', () => <InvoiceFiles item={anInvoice()} />, 'Send again', ignore],
  ['an invitation', () => <InviteForm />, 'Invite', typeEmail],
  ['the mail of an invitation', () => <Invitations />, 'Send again', isListed],
  ['a new secret', () => <SecretPanel item={webhook} />, 'New secret', ignore],
  ['a call', aCall, 'Save the call', ignore],
  ['a payment', () => aPayment(), 'Record £120.00', ignore],
  ['a credit note', aCreditNote, 'Issue the credit note', typeReason],
  ['an invoice', () => anIssue(), 'Issue £0.00', ignore],
  [
    'a webhook',
    () => <NewWebhook />,
    'Add the webhook',
    (find) => {
      typeInto(find('[name=url]'), 'https://example.com')
      find('[name=events]').click()
    },
  ],
])('%s whose answer was lost is the same one once its form is opened again, and then another', async (...row) => {
  const [, form, button, fill] = row
  localStorage.clear()
  const sent = anApi((name) => {
    if (!name.startsWith('POST')) return read(name)
    if (made().length === 1) throw new TypeError('The network is away')
    return Response.json({ acknowledged: true, insertedId: '7', key: 'energy_1', secret: 'whsec_1' }, { status: 201 })
  })
  const made = () => sent.filter(({ name }) => name.startsWith('POST'))
  for (const times of [1, 2, 3]) {
    const { find, show } = openScreen(form(), '/', '*')
    await fill(find)
    pressButton(button)
    await expect.poll(() => made().length).toBe(times)
    await expect.poll(isBusy).toBe(false)
    show(null)
  }
  const [lost, again, next] = made().map(({ headers }) => headers.get('idempotency-key'))
  expect(lost).toMatch(/./)
  expect(again).toBe(lost)
  expect(next).not.toBe(lost)
})

test.each<[string, () => ReactNode, string, () => ReactNode, (find: Find) => void, string]>([
  ['a call that is said to be none', aCall, 'Save the call', aCall, () => pressButton('Not a call'), ''],
  [
    'a payment that is taken back',
    aPayment,
    'Record £120.00',
    () => <Payments item={anInvoice()} />,
    () => pressButton('Take back'),
    'Payment taken back.',
  ],
  [
    'an invoice that a credit note cancels',
    anIssue,
    'Issue £0.00',
    aCreditNote,
    (find) => {
      typeReason(find)
      pressButton('Issue the credit note')
    },
    'is cancelled.',
  ],
])('%s, though its answer was lost, is another one when it is made again', async (...row) => {
  const [, form, button, ending, end, said] = row
  localStorage.clear()
  const sent = anApi((name) => {
    if (name.startsWith('GET')) return read(name)
    if (writes().length === 1) throw new TypeError('The network is away')
    return Response.json({ acknowledged: true, insertedId: '9' }, { status: 201 })
  })
  const writes = () => sent.filter(({ name }) => !name.startsWith('GET'))
  const make = async () => {
    const before = writes().length
    const { show } = openScreen(form(), '/', '*')
    pressButton(button)
    await expect.poll(() => writes().length).toBe(before + 1)
    await expect.poll(isBusy).toBe(false)
    show(null)
  }
  await make()
  const { find, show } = openScreen(ending(), '/', '*')
  end(find)
  await expect.poll(text).toContain(said)
  show(null)
  await make()
  const keys = writes().map(({ headers }) => headers.get('idempotency-key'))
  expect(keys.at(0)).toMatch(/./)
  expect(keys.at(-1)).toMatch(/./)
  expect(keys.at(-1)).not.toBe(keys.at(0))
})

/** A form whose record can be read again while it is open. */
function Reread({ before, after }: { before: ReactNode; after: ReactNode }) {
  const [isAfter, setAfter] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setAfter(true)}>
        Read again
      </button>
      {isAfter ? after : before}
    </>
  )
}

const stored = { _id: '9', amount: 12_000, paidOn: '2026-11-20', reference: 'Bank transfer', recordedBy: 'Ada' }

test.each<[string, string, ReactNode, ReactNode]>([
  ['a payment', 'Record £120.00', aPayment(), aPayment(anInvoice({ payments: [...anInvoice().payments, stored] }))],
  ['an invoice', 'Issue £0.00', anIssue(), anIssue('"2"')],
])(
  '%s whose answer was lost is the same one while its form is open, and another in one that is opened once it is shown',
  async (_, button, before, after) => {
    localStorage.clear()
    const sent = anApi((name) => {
      if (name.startsWith('POST')) throw new TypeError('The network is away')
      return read(name)
    })
    const made = () => sent.filter(({ name }) => name.startsWith('POST'))
    const press = async () => {
      const times = made().length + 1
      pressButton(button)
      await expect.poll(() => made().length).toBe(times)
      await expect.poll(isBusy).toBe(false)
    }
    const { show } = openScreen(<Reread before={before} after={after} />, '/', '*')
    await press()
    pressButton('Read again')
    await press()
    show(null)
    openScreen(after, '/', '*')
    await press()
    const [lost, again, next] = made().map(({ headers }) => headers.get('idempotency-key'))
    expect(lost).toMatch(/./)
    expect(again).toBe(lost)
    expect(next).toMatch(/./)
    expect(next).not.toBe(lost)
  },
)

/** The keys of the same body, to which this is answered in turn. */
async function keysOf(statuses: number[]) {
  const sent: string[] = []
  for (const status of statuses) {
    const send = sendOnce('webhook', { statuses }, async (headers) => {
      sent.push(headers['idempotency-key'])
      throw new CallError({ ...unreachable, status })
    })
    await send.catch(ignore)
  }
  return sent
}

test('what was stored without an answer, and deleted since, can be made again', async () => {
  const [lost, again, next] = await keysOf([0, 404, 0])
  expect(again).toBe(lost)
  expect(next).not.toBe(lost)
})

test.each([
  [401, 'the session has ended'],
  [429, 'there were too many calls'],
])('a body without an answer has its key also after a %i: %s', async (status) => {
  const [lost, ...rest] = await keysOf([0, status, 0])
  expect(rest).toEqual([lost, lost])
})

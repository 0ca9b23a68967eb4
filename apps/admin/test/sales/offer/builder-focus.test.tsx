// @vitest-environment jsdom
import { MAX_LINES } from '@energy/contracts/sales/totals'
import { render } from '@energy/ui/test/render'
import { FormProvider, useForm } from 'react-hook-form'
import { expect, test } from 'vitest'
import { Documents } from '../../../src/features/sales/builder/documents.tsx'
import { LineList } from '../../../src/features/sales/builder/line-list.tsx'
import type { OfferValues } from '../../../src/features/sales/builder/offer-values.ts'
import { useDocuments } from '../../../src/features/sales/builder/use-documents.ts'
import { useLines } from '../../../src/features/sales/builder/use-lines.ts'
import { anApi } from '../../fixtures/api.ts'
import { pressButton } from '../../fixtures/controls.ts'
import { sold } from '../../fixtures/sales.ts'
import { Screen } from '../../fixtures/screen.tsx'

// jsdom has no popovers.
Object.assign(HTMLElement.prototype, { hidePopover: () => undefined })

const ignore = () => undefined
const attachments = [1, 2, 3, 4, 5].map((at) => ({
  _id: `${at}`,
  name: `plan-${at}.pdf`,
  type: 'application/pdf',
  bytes: 8,
}))
const line = { item: '', kind: '' as const, title: 'Fitting', description: '', unit: '', quantity: '', unitPrice: '' }
const values: OfferValues = {
  ...sold,
  user: '',
  intro: '',
  begins: '',
  terms: '',
  validUntil: '',
  attachments,
  lines: [{ ...line, discount: '', taxRate: '20000 VAT' }],
}

function Draft({ count }: { count: number }) {
  const lines = Array.from({ length: count }, () => values.lines).flat()
  const form = useForm({ defaultValues: { ...values, lines } })
  const documents = useDocuments({ id: '7', form, onEdit: ignore })
  return (
    <FormProvider {...form}>
      <LineList currency="GBP" taxRates={[]} />
      <Documents documents={documents} />
    </FormProvider>
  )
}
const aDraft = (count = 1) => {
  anApi(() => Response.json({ products: [], services: [] }))
  return render(
    <Screen>
      <Draft count={count} />
    </Screen>,
  )
}

test('when a document is taken off an offer, the button that attaches one has the focus, also where there was no room', () => {
  const { find, press } = aDraft()
  for (const { name } of attachments.slice(3)) {
    find(`[aria-label="Remove ${name}"]`).focus()
    press(`[aria-label="Remove ${name}"]`)
    expect(document.activeElement).toBe(find('[aria-label="Attach files"]'))
  }
})

test('the details of a line have the focus as soon as they are asked for', () => {
  const { find } = aDraft()
  pressButton('Add details')
  expect(document.activeElement).toBe(find('textarea'))
})

test.each([2, MAX_LINES])('when one of %i lines is removed, the button that adds one has the focus', async (count) => {
  const { find, press } = aDraft(count)
  press('[role=menu][aria-label="More for line 1"] [role=menuitem]:last-child')
  await expect.poll(() => document.activeElement?.textContent).toBe('Add a line')
  expect(find('h2').textContent).toBe(`Lines ${count - 1}`)
})

/** The lines of a full offer: the first one is removed, and others are added. */
function FullOffer() {
  const { lines, add, remove } = useLines(undefined)
  return (
    <>
      <button onClick={() => remove(0)}>Remove</button>
      <button onClick={() => add()}>Add</button>
      <output>{lines.length}</output>
    </>
  )
}
function FullDraft() {
  const form = useForm({
    defaultValues: { ...values, lines: Array.from({ length: MAX_LINES }, () => values.lines).flat() },
  })
  return (
    <FormProvider {...form}>
      <FullOffer />
    </FormProvider>
  )
}

const toast = () => document.querySelector('.swal2-toast')?.textContent

test('a line that was removed from a full offer is put back only once there is a place for it', async () => {
  const { find } = render(<FullDraft />)
  pressButton('Remove')
  await expect.poll(toast).toContain('Line 1 removed.')
  pressButton('Add')
  document.querySelector<HTMLElement>('.swal2-toast .swal2-confirm')?.click()
  await expect.poll(toast).toContain('There is no place for it: at most 100. Remove one, then undo.')
  expect(find('output').textContent).toBe('100')
})

import { saveFile } from '@energy/client/save-file'
import { useCall } from '@energy/client/use-call'
import type { BilledInvoice } from '@energy/contracts/sales/billing'
import { invoice as contract } from '@energy/contracts/sales/invoices'
import { notice } from '@energy/ui/notice'
import { useMutation } from '@tanstack/react-query'

/** The number of an invoice, which downloads its PDF. */
export function InvoiceLink({ invoice: { _id: id, number, state, pdf } }: { invoice: BilledInvoice }) {
  const call = useCall()
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const file: unknown = await call(contract.ownPdf, { params: { id } })
      if (file instanceof Blob) saveFile(file, `${number}.pdf`)
    },
    onError: ({ message }) => notice(`We could not bring ${number}. ${message}`, { kind: 'error', timer: 5000 }),
  })
  if (!pdf) return <span>{number}</span>
  const name = state === 'credit' ? 'Credit note' : 'Invoice'
  return (
    <button
      type="button"
      className="-my-2.5 inline-flex min-h-11 items-center text-link tabular-nums aria-busy:animate-breathe"
      aria-label={`${name} ${number}, PDF`}
      aria-busy={isPending || undefined}
      onClick={() => isPending || mutate()}
    >
      {number}
    </button>
  )
}

import { invoice, type Invoice } from '@energy/contracts/sales/invoices'
import { Button } from '@energy/ui/button'
import { Download, Mail } from 'lucide-react'
import { useMailAgain } from '../document/use-mail-again.ts'
import { useDownload } from '../../../shared/browser/use-download.ts'
import { useSalesAct } from '../document/use-sales-act.ts'

/** The PDF of an invoice, and its mail. */
export function InvoiceFiles({ item }: { item: Invoice }) {
  const { mutate, isPending } = useDownload(invoice.pdf, 'the PDF')
  const again = useMailAgain(invoice.sendAgain)
  const act = useSalesAct()
  const params = { id: item._id }
  const sendAgain = () =>
    act(`It is on its way to ${item.email}.`, 'The mail was not sent.', () => again.send(item._id))
  return (
    <div className="mt-5 grid gap-2">
      <div className="flex flex-wrap gap-2">
        <Button
          look="line"
          small
          busy={isPending}
          disabled={!item.pdf}
          onClick={() => mutate({ input: [{ params }], name: `${item.number}.pdf` })}
        >
          <Download className="size-4.5" strokeWidth={1.75} aria-hidden="true" />
          Download PDF
        </Button>
        {item.state !== 'cancelled' && item.email && (
          <Button look="line" small busy={again.isPending} onClick={() => void sendAgain()}>
            <Mail className="size-4.5" strokeWidth={1.75} aria-hidden="true" />
            Send again
          </Button>
        )}
      </div>
      {!item.pdf && (
        <output className="text-small text-muted">The PDF is being made. It is here within seconds.</output>
      )}
    </div>
  )
}

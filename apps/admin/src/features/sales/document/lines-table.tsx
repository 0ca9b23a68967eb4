import { formatAmount, formatQuantity, formatRate } from '@energy/contracts/sales/money'
import type { PricedLine } from '@energy/contracts/sales/totals'
import type { ReactNode } from 'react'

interface LinesTableProps {
  lines: readonly PricedLine[]
  currency: string
}

const heads = ['Line', 'Quantity', 'Unit price', 'Tax', 'Amount'] as const

/** The lines of a document that nobody can change any more; blocks on a phone. */
export const LinesTable = ({ lines, currency }: LinesTableProps) => (
  <table className="w-full border-collapse text-left max-md:block">
    <thead className="max-md:sr-only">
      <tr>
        {heads.map((head, at) => (
          <th
            key={head}
            scope="col"
            className={`bg-ground px-3 py-2.5 text-small font-[520] text-muted first:pl-5 last:pr-5 lg:first:pl-6 lg:last:pr-6 ${at > 0 ? 'text-right' : ''}`}
          >
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody className="max-md:block">
      {lines.map((line, at) => (
        // A line has no id, and none moves.
        // oxlint-disable-next-line react/no-array-index-key
        <tr key={at} className="border-t border-line align-top max-md:block max-md:px-5 max-md:py-3">
          <td className="py-3 pr-3 pl-5 wrap-anywhere max-md:block max-md:p-0 max-md:pb-1 lg:pl-6">
            <span className="max-md:font-[560]">{line.title}</span>
            {line.description && (
              <span className="block text-small whitespace-pre-line text-muted">{line.description}</span>
            )}
          </td>
          <Cell label="Quantity">{formatQuantity(line.quantity, line.unit)}</Cell>
          <Cell label="Unit price">
            {formatAmount(line.unitPrice, currency)}
            {line.discount > 0 && <span className="block text-small text-muted">less {formatRate(line.discount)}</span>}
          </Cell>
          <Cell label="Tax">{formatRate(line.taxRate)}</Cell>
          <Cell label="Amount">
            <b className="font-[560]">{formatAmount(line.net, currency)}</b>
          </Cell>
        </tr>
      ))}
    </tbody>
  </table>
)

const Cell = ({ label, children }: { label: string; children: ReactNode }) => (
  <td className="px-3 py-3 text-right tabular-nums md:last:pr-5 max-md:flex max-md:justify-between max-md:gap-4 max-md:p-0 max-md:py-0.5 lg:last:pr-6">
    <span className="text-muted md:hidden" aria-hidden="true">
      {label}
    </span>
    <span>{children}</span>
  </td>
)

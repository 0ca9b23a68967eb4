import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

/** The head of a column, which may be a link that sorts by it. */
export interface Head {
  label: string
  isRight?: boolean
  sort?: { href: string; direction: 'asc' | 'desc' | undefined }
}

/** A table of documents; its rows are the children, blocks on a phone. */
export const SalesTable = ({ heads, children }: { heads: readonly Head[]; children: ReactNode }) => (
  <table className="w-full border-collapse text-left max-md:block">
    {/* On a phone each cell has its label, and links that are not in sight could not be seen with the focus. So the
        labels are for screen readers, too. */}
    <thead className="max-md:hidden">
      <tr>
        {heads.map(({ label, isRight, sort }) => (
          <th
            key={label}
            scope="col"
            aria-sort={sort?.direction && (sort.direction === 'asc' ? 'ascending' : 'descending')}
            className={`bg-ground px-3 text-small font-[520] text-muted first:pl-5 last:pr-5 lg:first:pl-6 lg:last:pr-6 ${isRight ? 'text-right' : ''}`}
          >
            {sort ? (
              <Link
                to={sort.href}
                replace
                className="inline-flex min-h-touch items-center gap-1 outline-offset-[-3px] hover:text-ink"
              >
                {label}
                {sort.direction === 'asc' && <ArrowUp className="size-3.5" aria-hidden="true" />}
                {sort.direction === 'desc' && <ArrowDown className="size-3.5" aria-hidden="true" />}
              </Link>
            ) : (
              <span className="inline-flex min-h-touch items-center">{label}</span>
            )}
          </th>
        ))}
      </tr>
    </thead>
    <tbody className="max-md:block">{children}</tbody>
  </table>
)

interface DocumentRowProps {
  number: string
  to: string
  /** For whom it is. */
  name: string
  businessName: string
  /** The words where there is no name. Default: the person of it was deleted. */
  nobody?: string
  state: ReactNode
  children: ReactNode
}

/** A row: its number, for whom, its state, and further cells. */
export const DocumentRow = ({
  number,
  to,
  name,
  businessName,
  nobody = 'Deleted person',
  state,
  children,
}: DocumentRowProps) => (
  <tr className="relative border-t border-line hover:bg-ground max-md:block max-md:px-5 max-md:py-3">
    <td className="py-2 pr-3 pl-5 max-md:block max-md:p-0 lg:pl-6">
      {/* The whole row is the target of the link. */}
      <Link
        to={to}
        className="inline-flex min-h-10 items-center font-semibold whitespace-nowrap text-(--color-link) tabular-nums after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-focus"
      >
        {number}
      </Link>
    </td>
    <td className="px-3 py-2 leading-snug wrap-anywhere max-md:block max-md:p-0">
      {businessName || name || nobody}
      {businessName && name && <span className="block text-small text-muted">{name}</span>}
    </td>
    <td className="px-3 py-2 max-md:block max-md:px-0 max-md:py-1.5">{state}</td>
    {children}
  </tr>
)

/** Marks a row whose mail did not arrive, below its state. */
export const Undelivered = () => <span className="block text-small text-danger">Mail not delivered</span>

interface CellProps {
  label: string
  isRight?: boolean
  className?: string
  children: ReactNode
}

/** A further cell; on a phone a line with its label. Empty cells are left out there. */
export const Cell = ({ label, isRight, className = '', children }: CellProps) => (
  <td
    className={`px-3 py-2 tabular-nums md:last:pr-5 max-md:justify-between max-md:gap-4 max-md:p-0 max-md:py-0.5 lg:last:pr-6 ${
      children === '' ? 'max-md:hidden' : 'max-md:flex'
    } ${isRight ? 'text-right whitespace-nowrap' : ''} ${className}`}
  >
    <span className="whitespace-nowrap text-muted md:hidden">{label}</span>
    {children === '' ? '–' : <span className="max-md:text-right">{children}</span>}
  </td>
)

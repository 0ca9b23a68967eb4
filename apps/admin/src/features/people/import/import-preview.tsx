import { IMPORT_OUTCOMES, type ImportOutcome, type ImportResult } from '@energy/contracts/people/people-import'
import { cellClass, rowClass, Table } from '../../../shared/page/table.tsx'

const words: Readonly<Record<ImportOutcome['outcome'], string>> = {
  new: 'New',
  changed: 'Changed',
  unchanged: 'As it is',
  error: 'Not imported',
}
/** The rows that are shown; errors come first. */
const MAX_SHOWN = 200
export const isError = ({ outcome }: ImportOutcome) => outcome === 'error'

/** What an import will do to each row, or has done. */
export function ImportPreview({ rows, ignored }: ImportResult) {
  const more = rows.length - MAX_SHOWN
  const shown = [...rows.filter(isError), ...rows.filter((row) => !isError(row))].slice(0, MAX_SHOWN)
  const counts = IMPORT_OUTCOMES.map((outcome) => ({
    outcome,
    count: rows.filter((row) => row.outcome === outcome).length,
  })).filter(({ count }) => count > 0)
  return (
    <section className="grid gap-3" aria-label="Rows of the file">
      <output className="flex flex-wrap gap-x-5 gap-y-1 font-medium">
        {counts.map(({ outcome, count }) => (
          <span key={outcome} className={outcome === 'error' ? 'text-danger' : ''}>
            {words[outcome]}: {count}
          </span>
        ))}
      </output>
      {ignored.length > 0 && <p className="text-small text-muted">Not read: {ignored.join(', ')}.</p>}
      <Table heads={['Row', 'Person', 'What happens']}>
        {shown.map(({ row, email, name, outcome, detail }) => (
          <tr key={row} className={rowClass}>
            <td className={`${cellClass} text-muted tabular-nums`}>
              <span className="md:hidden">Row </span>
              {row}
            </td>
            <td className={cellClass}>
              {name && <span className="block font-medium">{name}</span>}
              {email}
            </td>
            <td className={`${cellClass} ${outcome === 'error' ? 'text-danger' : ''}`}>
              {words[outcome]}
              {detail && `: ${detail}`}
            </td>
          </tr>
        ))}
      </Table>
      {more > 0 && <p className="text-small text-muted">{more === 1 ? '1 more row.' : `${more} more rows.`}</p>}
    </section>
  )
}

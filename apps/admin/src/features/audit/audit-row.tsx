import type { AuditEntry, AuditField } from '@energy/contracts/audit'
import { ArrowUpRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { formatShortDateTime } from '../../shared/words/format-date.ts'
import { cellClass, rowClass } from '../../shared/page/table.tsx'
import { useAddress } from '../../shared/browser/use-address.ts'
import { recordPath } from './record-path.ts'

/** An audit entry as a row. */
export function AuditRow({ entry }: { entry: AuditEntry }) {
  const { at, name, who, apiKey, what, summary, record, title, fields } = entry
  const { hrefWith } = useAddress()
  const path = recordPath(what, record)
  const called = title || `${record.slice(0, 8)}…`
  return (
    <tr className={rowClass}>
      <td className={`${cellClass} whitespace-nowrap tabular-nums max-md:font-[580]`}>
        <time dateTime={at}>{formatShortDateTime(at)}</time>
      </td>
      <td className={cellClass}>
        {name || (/^[\da-f-]{36}$/.test(who) ? 'A deleted account' : who)}
        {apiKey && <span className="block text-small text-muted">by the API key “{apiKey}”</span>}
      </td>
      <td className={cellClass}>
        {summary || what}
        {summary && <code className="block text-small text-muted">{what}</code>}
      </td>
      <td className={`${cellClass} min-w-32`}>
        <span className="flex items-start gap-1">
          <Link className="text-link inline-flex min-h-touch items-center md:min-h-0" to={hrefWith({ record })}>
            {called}
          </Link>
          {path && (
            <Link
              className="inline-flex min-h-touch min-w-touch flex-none items-center justify-center text-muted hover:text-ink md:min-h-6 md:min-w-6"
              to={path}
              aria-label={`Open ${called}`}
            >
              <ArrowUpRight className="size-4.5" strokeWidth={1.75} aria-hidden="true" />
            </Link>
          )}
        </span>
      </td>
      <td className={cellClass}>
        {fields.length > 0 && (
          <ul className="grid gap-2">
            {fields.map((field) => (
              <Change key={field.name} field={field} />
            ))}
          </ul>
        )}
      </td>
    </tr>
  )
}

/** A field before and after. */
const Change = ({ field: { name, before, after } }: { field: AuditField }) => (
  <li className="text-small">
    <span className="text-muted">{name}: </span>
    {before && <del className="text-muted">{before}</del>} {after && <ins className="no-underline">{after}</ins>}
  </li>
)

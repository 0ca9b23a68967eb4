import { query } from '@energy/client/query'
import { useCall } from '@energy/client/use-call'
import { apiKey, type ApiKey } from '@energy/contracts/people/api-keys'
import { Empty } from '@energy/ui/states'
import { useQuery } from '@tanstack/react-query'
import { DeleteButton } from '../../shared/actions/delete-button.tsx'
import { formatDate, formatShortDateTime } from '../../shared/words/format-date.ts'
import { useRemove } from '../../shared/list/use-remove.ts'
import { Loaded } from '../../shared/page/loaded.tsx'
import { PageHead } from '../../shared/page/page-head.tsx'
import { roleWords } from '../../shared/people/role.tsx'
import { cellClass, rowClass, Table } from '../../shared/page/table.tsx'
import { KeyForm } from './key-form.tsx'

/** The keys of staff's scripts. */
export function ApiKeys() {
  const list = useQuery(query(useCall(), apiKey.list))
  return (
    <>
      <PageHead title="API keys" />
      <p className="-mt-2 max-w-prose text-muted">
        With a key a script does what its role may, in the name of the admin who made it. It stops working when it is
        deleted, or when that person is no admin any more.
      </p>
      <KeyForm />
      <Loaded query={list} error="We could not load the keys.">
        {(keys) =>
          keys.length === 0 ? (
            <Empty>No keys yet.</Empty>
          ) : (
            <section className="panel p-5 lg:px-8 lg:py-7" aria-label="Keys">
              <Table heads={['What it is for', 'Role', 'Ends with', 'Made', 'Last used', 'Actions']}>
                {keys.map((one) => (
                  <KeyRow key={one._id} item={one} />
                ))}
              </Table>
            </section>
          )
        }
      </Loaded>
    </>
  )
}

function KeyRow({ item: { _id: id, name, role, hint, madeBy, createdAt, lastUsedAt } }: { item: ApiKey }) {
  const { remove, busy } = useRemove(apiKey, 'key')
  return (
    <tr className={`${rowClass} max-md:relative max-md:pr-12`}>
      <td className={`${cellClass} font-[580]`}>{name}</td>
      <td className={cellClass}>{roleWords[role].name}</td>
      <td className={cellClass}>
        <span className="md:hidden">Ends with </span>
        <code>{hint}</code>
      </td>
      <td className={`${cellClass} text-muted`}>
        <span className="md:hidden">Made </span>
        {formatDate(createdAt)}, {madeBy}
      </td>
      <td className={`${cellClass} text-muted tabular-nums`}>
        {lastUsedAt && <span className="md:hidden">Last used </span>}
        {lastUsedAt ? formatShortDateTime(lastUsedAt) : 'Not used yet'}
      </td>
      <td className="w-12 max-md:absolute max-md:top-1 max-md:right-0">
        <DeleteButton name={name} busy={busy} onDelete={() => void remove(id, name)} />
      </td>
    </tr>
  )
}

import { query } from '@energy/client/query'
import { useCall } from '@energy/client/use-call'
import { formatDay } from '@energy/contracts/time/company-time'
import { EMPTY_SEARCH_DAYS, emptySearches, type EmptySearch } from '@energy/contracts/site/empty-searches'
import { Empty } from '@energy/ui/states'
import { useQuery } from '@tanstack/react-query'
import { useCompany } from '../../shared/company/use-company.ts'
import { formatCount } from '../../shared/words/counts.ts'
import { Loaded } from '../../shared/page/loaded.tsx'
import { PageHead } from '../../shared/page/page-head.tsx'
import { cellClass, rowClass, Table } from '../../shared/page/table.tsx'

/** What visitors looked for on the site and did not find. */
export function SiteSearches() {
  const list = useQuery(query(useCall(), emptySearches.list))
  return (
    <>
      <PageHead title="Searches" />
      <p className="-mt-2 max-w-prose text-muted">
        What visitors looked for in the last {EMPTY_SEARCH_DAYS} days and did not find, most often first. Only the words
        are counted: nothing is stored of who typed them.
      </p>
      <Loaded query={list} error="We could not load the searches.">
        {(searches) =>
          searches.length === 0 ? (
            <Empty>Every search has found something.</Empty>
          ) : (
            <section className="panel max-w-248 p-5 lg:px-8 lg:py-7">
              <Table heads={['Words', 'Times', 'Last']}>
                {searches.map((search) => (
                  <SearchRow key={search.words} search={search} />
                ))}
              </Table>
            </section>
          )
        }
      </Loaded>
    </>
  )
}

function SearchRow({ search: { words, times, lastAt } }: { search: EmptySearch }) {
  const clock = useCompany()
  return (
    <tr className={rowClass}>
      <td className={`${cellClass} font-[580]`}>{words}</td>
      <td className={`${cellClass} tabular-nums`}>
        {formatCount(times)}
        <span className="md:hidden"> {times === 1 ? 'time' : 'times'}</span>
      </td>
      <td className={`${cellClass} text-muted tabular-nums`}>
        <time dateTime={lastAt}>{formatDay(new Date(lastAt), clock)}</time>
      </td>
    </tr>
  )
}

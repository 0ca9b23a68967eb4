import type { InquiryFigures } from '@energy/contracts/inquiries/figures'
import { Empty } from '@energy/ui/states'
import { Link } from 'react-router-dom'
import { Loaded } from '../../../shared/page/loaded.tsx'
import { ListPanel, RowsSkeleton } from '../../../shared/page/panel.tsx'
import { dayWords } from './days-card.tsx'
import { inboxOf, sumOf, useFigures } from './use-figures.ts'

/** The inquiries of each of the last days by the service or product from whose page they were sent. */
export const ByItem = () => (
  <ListPanel title="Requests by service, 14 days">
    <Loaded query={useFigures()} error="We could not load the requests." loading={<RowsSkeleton rows={4} />}>
      {(figures) =>
        sumOf(figures.counts) === 0 ? (
          <Empty>No requests in these 14 days.</Empty>
        ) : (
          <div className="px-4.5 pb-3 lg:px-6">
            <Services {...figures} />
          </div>
        )
      }
    </Loaded>
  </ListPanel>
)

/** The days are columns from this width on; below it there is the sum. */
const DAY = 'hidden px-1 text-right lg:table-cell'

function Services({ days, counts, items }: InquiryFigures) {
  const others = counts.map((count, at) => count - sumOf(items.map((item) => item.counts[at] ?? 0)))
  const rows = [...items, ...(sumOf(others) > 0 ? [{ _id: '', title: 'Other pages', counts: others }] : [])]
  return (
    <table className="w-full table-fixed border-collapse text-left tabular-nums">
      <thead className="text-small text-muted">
        <tr>
          <th scope="col" className="pb-2 font-[520] lg:w-1/4">
            Sent from
          </th>
          {days.map((day) => (
            <th key={day} scope="col" className={`${DAY} pb-2 font-[450]`} aria-label={dayWords(day)}>
              <span className="block max-xl:hidden">{dayWords(day).split(' ')[0]}</span>
              {Number(day.slice(8))}
            </th>
          ))}
          <th scope="col" className="w-16 pb-2 text-right align-bottom font-[520]">
            All
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ _id, title, counts: own }) => (
          <tr key={_id} className="border-t border-line">
            <th scope="row" className="pr-3 font-[560]">
              <Link className="block truncate leading-11 hover:underline" to={inboxOf(days, _id)}>
                {title}
              </Link>
            </th>
            {own.map((count, at) => (
              <td key={days[at]} className={`${DAY} ${count > 0 ? 'font-[580]' : 'text-muted'}`}>
                {count}
              </td>
            ))}
            <td className="pl-2 text-right font-semibold">{sumOf(own)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

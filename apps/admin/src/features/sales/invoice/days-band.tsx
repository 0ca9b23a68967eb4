import type { Invoice } from '@energy/contracts/sales/invoices'
import { useClock } from '../../../shared/company/use-clock.ts'
import { shortDay, useToday } from '../../../shared/sales/days.ts'
import { marksOf } from './marks.ts'

/** The days from the acceptance of the order until the invoice is due, filled as far as they have passed. */
export function DaysBand({ item }: { item: Invoice }) {
  const { company } = useClock()
  const today = useToday()
  const { marks, isTight, now, due, isLate } = marksOf(item, today, company)
  return (
    <section className="panel p-5 lg:p-6" aria-label="Days">
      <div className="relative h-9 max-sm:h-7" aria-hidden="true">
        <div className="absolute inset-x-0 inset-y-1.5 shadow-[inset_0_0_0_1.5px_var(--color-edge)]" />
        <div className="absolute inset-y-1.5 left-0 bg-leaf" style={{ width: `${isLate ? due : now}%` }} />
        {isLate && (
          <div className="absolute inset-y-1.5 bg-danger" style={{ left: `${due}%`, width: `${now - due}%` }} />
        )}
        <div className="absolute inset-y-0 w-[3px] bg-ink" style={{ left: `calc(${now}% - 3px)` }} />
      </div>
      <ol
        className={`mt-1.5 ${isTight ? 'flex flex-wrap justify-between gap-x-6 gap-y-2' : 'relative h-11 max-lg:grid max-lg:h-auto max-lg:grid-cols-2 max-lg:gap-2 max-lg:sm:grid-cols-4'}`}
      >
        {marks.map(({ label, day, at }) => (
          <li
            key={label}
            className={`leading-snug whitespace-nowrap ${isTight ? '' : `lg:absolute ${at > 85 ? 'lg:-translate-x-full lg:text-right' : ''}`}`}
            style={isTight ? undefined : { left: `${at}%` }}
          >
            <span className={label === 'Today' ? 'text-muted' : 'font-[560]'}>{label}</span>
            <span className="block text-small text-muted">{shortDay(day, today)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

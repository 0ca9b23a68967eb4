import { BarChart } from './bar-chart.tsx'
import { shareOf, written, type Count } from './counts.ts'
import { PieChart } from './pie-chart.tsx'

/** The counts as a pie and as bars, each with its numbers as text. */
export function Charts({ counts }: { counts: readonly Count[] }) {
  const total = counts.reduce((sum, { count }) => sum + count, 0)
  return (
    <div className="grid gap-5 xl:grid-cols-[5fr_7fr]">
      <section className="panel min-w-0 p-4.5 lg:px-6 lg:pt-5.5 lg:pb-6">
        <h2 className="part-title mb-5">Distribution</h2>
        <div className="grid min-h-64 grid-cols-[minmax(0,8.5rem)_minmax(auto,1fr)] items-center gap-5 max-sm:min-h-0 md:grid-cols-[minmax(8rem,1fr)_minmax(11.25rem,1fr)] md:gap-6">
          <PieChart counts={counts} />
          <ul>
            {counts.map(({ label, count, fill }) => (
              <li
                key={label}
                className="grid grid-cols-[0.875rem_1fr_auto] items-center gap-2.5 border-t border-line py-2.5 whitespace-nowrap tabular-nums first:border-t-0 md:grid-cols-[0.875rem_1fr_auto_2.75rem] md:gap-3"
              >
                <span className={`size-3.5 ${fill}`} aria-hidden="true" />
                <span>{label}</span>
                <b className="text-right font-semibold">{written(count)}</b>
                <span className="text-right text-muted max-md:hidden">{shareOf(count, total)}</span>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section className="panel min-w-0 p-4.5 lg:px-6 lg:pt-5.5 lg:pb-6">
        <h2 className="part-title mb-5">Counts</h2>
        <BarChart counts={counts} />
      </section>
    </div>
  )
}

import { BarChart } from './bar-chart.tsx'
import { CountList } from './count-list.tsx'
import type { Count } from '../../shared/words/counts.ts'
import { PieChart } from './pie-chart.tsx'

/** The counts as a pie and as bars, each with its numbers as text. */
export const Charts = ({ counts }: { counts: readonly Count[] }) => (
  <div className="grid gap-5 xl:grid-cols-[5fr_7fr]">
    <section className="panel min-w-0 p-4.5 lg:px-6 lg:pt-5.5 lg:pb-6">
      <h2 className="section-title mb-5">Distribution</h2>
      <div className="grid min-h-64 grid-cols-[minmax(0,8.5rem)_minmax(auto,1fr)] items-center gap-5 max-sm:min-h-0 md:grid-cols-[minmax(8rem,1fr)_minmax(11.25rem,1fr)] md:gap-6">
        <PieChart counts={counts} />
        <CountList counts={counts} shares />
      </div>
    </section>
    <section className="panel min-w-0 p-4.5 lg:px-6 lg:pt-5.5 lg:pb-6">
      <h2 className="section-title mb-5">Counts</h2>
      <div className="grid grid-cols-1 items-center gap-5 sm:grid-cols-[minmax(0,1fr)_9rem] md:gap-6">
        <BarChart counts={counts} />
        <CountList counts={counts} />
      </div>
    </section>
  </div>
)

import { ArcElement, Chart, PieController } from 'chart.js'
import { Pie } from 'react-chartjs-2'
import { sentenceOf, type Count } from './counts.ts'
import { still } from './still.ts'
import { useChartColors } from './use-chart-colors.ts'

Chart.register(ArcElement, PieController)

/** The share of each count. */
export function PieChart({ counts }: { counts: readonly Count[] }) {
  const { colorOf } = useChartColors()
  return (
    <div className="relative mx-auto aspect-square w-full max-w-64">
      <Pie
        aria-label={`Pie chart: ${sentenceOf(counts)}`}
        data={{
          labels: counts.map(({ label }) => label),
          datasets: [
            {
              data: counts.map(({ count }) => count),
              backgroundColor: counts.map(({ color }) => colorOf(color)),
              borderColor: colorOf('--color-surface'),
              borderWidth: 4,
            },
          ],
        }}
        options={{ maintainAspectRatio: false, events: [], ...still() }}
      />
    </div>
  )
}

import { ArcElement, Chart, PieController, type Plugin } from 'chart.js'
import { Pie } from 'react-chartjs-2'
import { sentenceOf, type Count } from '../../shared/words/counts.ts'
import { reducedMotion } from './reduced-motion.ts'
import { useChartColors } from './use-chart-colors.ts'

Chart.register(ArcElement, PieController)

/** The share of each count. The slices have names, because the greens alone are hard to distinguish. */
export function PieChart({ counts }: { counts: readonly Count[] }) {
  const { colorOf, dark } = useChartColors()
  const family = getComputedStyle(document.body).fontFamily
  const inks = counts.map((_, at) => colorOf(at === 0 && !dark ? '--color-paper' : '--color-press'))
  return (
    <div className="relative mx-auto aspect-square w-full max-w-64 overflow-hidden">
      <Pie
        // The colour of the names is fixed when the chart is created.
        key={String(dark)}
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
        options={{ maintainAspectRatio: false, events: [], ...reducedMotion() }}
        plugins={[namesInside(inks, family)]}
      />
    </div>
  )
}

/** The smallest share whose slice is large enough for a name. */
const MIN_NAMED_SHARE = 0.15

/** Writes the name of each slice into it. */
const namesInside = (inks: readonly string[], family: string): Plugin<'pie'> => ({
  id: 'names-inside',
  afterDatasetsDraw(chart) {
    const { ctx, data } = chart
    const values = data.datasets[0]?.data ?? []
    const total = values.reduce((sum, value) => sum + value, 0)
    ctx.font = `580 13px ${family}`
    ctx.textAlign = 'center'
    ctx.textBaseline = 'middle'
    for (const [at, slice] of chart.getDatasetMeta(0).data.entries()) {
      const share = (values[at] ?? 0) / total
      if (!(slice instanceof ArcElement) || !(share >= MIN_NAMED_SHARE)) continue
      const { x, y } = slice.getCenterPoint(true)
      ctx.fillStyle = inks[at] ?? ''
      ctx.fillText(String(data.labels?.[at] ?? ''), x, y)
    }
  },
})

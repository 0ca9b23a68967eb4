import { BarController, BarElement, CategoryScale, Chart, LinearScale, type Plugin } from 'chart.js'
import { Bar } from 'react-chartjs-2'
import { sentenceOf, stepOf, formatCount, type Count } from '../../shared/words/counts.ts'
import { reducedMotion } from './reduced-motion.ts'
import { useChartColors } from './use-chart-colors.ts'

Chart.register(BarController, BarElement, CategoryScale, LinearScale)

/** Each count as a bar from zero, with grid lines in steps of `stepOf`. */
export function BarChart({ counts }: { counts: readonly Count[] }) {
  const { colorOf, dark } = useChartColors()
  const largest = Math.max(...counts.map(({ count }) => count))
  const step = stepOf(largest)
  const font = { family: getComputedStyle(document.body).fontFamily, size: 13, weight: 500 }
  return (
    <div className="relative h-64 overflow-hidden">
      <Bar
        // The colour of the values is fixed when the chart is created.
        key={String(dark)}
        aria-label={`Bar chart of counts: ${sentenceOf(counts)}`}
        data={{
          labels: counts.map(({ label }) => label),
          datasets: [
            {
              label: 'Count',
              data: counts.map(({ count }) => count),
              backgroundColor: counts.map(({ color }) => colorOf(color)),
              barThickness: 50,
            },
          ],
        }}
        options={{
          maintainAspectRatio: false,
          events: [],
          layout: { padding: { top: 24 } },
          scales: {
            x: {
              grid: { display: false },
              border: { color: colorOf('--color-edge') },
              ticks: { color: colorOf('--color-muted'), font },
            },
            y: {
              beginAtZero: true,
              suggestedMax: step,
              grid: { color: colorOf('--color-line'), drawTicks: false },
              border: { display: false },
              ticks: { stepSize: step, padding: 12, color: colorOf('--color-muted'), font },
            },
          },
          ...reducedMotion(),
        }}
        plugins={[valuesAbove(colorOf('--color-ink'), font.family)]}
      />
    </div>
  )
}

/** Writes each value above its bar. */
const valuesAbove = (color: string, family: string): Plugin<'bar'> => ({
  id: 'values-above',
  afterDatasetsDraw(chart) {
    const { ctx, data } = chart
    ctx.fillStyle = color
    ctx.font = `620 15px ${family}`
    ctx.textAlign = 'center'
    for (const [at, bar] of chart.getDatasetMeta(0).data.entries())
      ctx.fillText(formatCount(Number(data.datasets[0]?.data[at] ?? 0)), bar.x, bar.y - 8)
  },
})

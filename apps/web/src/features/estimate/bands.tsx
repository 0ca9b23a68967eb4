import type { Measured } from './address.ts'
import { drawingOf, PHONE, WIDE, type Frame, type Parts } from './drawing.ts'
import type { Figures } from './figures.ts'

interface BandsProps {
  parts: Parts
  draw: Measured
  figures: Figures
}

/** The bands of a year, once for each width of the page. */
export function Bands({ parts, draw, figures }: BandsProps) {
  const { today, saved } = parts
  const year = (value: number) => figures.year(value, draw)
  const description = `Today ${year(today.fuel)} for fuel and ${year(today.power)} for electricity. ${year(saved.low)} to ${year(saved.high)} of it saved, likely ${year(saved.likely)}.`
  return (
    <figure aria-label={description}>
      <p className="ends" aria-hidden="true">
        <span>{draw === 'money' ? 'You pay today' : 'You use today'}</span>
        <span>{draw === 'money' ? 'You would still pay' : 'You would still buy'}</span>
      </p>
      <Shapes className="wide" frame={WIDE} parts={parts} year={year} />
      <Shapes className="narrow" frame={PHONE} parts={parts} year={year} />
    </figure>
  )
}

/** A lower band has no room for its label. */
const LEAST_LABELLED = 22

interface ShapesProps {
  className: string
  frame: Frame
  parts: Parts
  year: (value: number) => string
}

function Shapes({ className, frame, parts, year }: ShapesProps) {
  const { fuel, power, fuelStays, powerStays, sure, unsure, likely } = drawingOf(parts, frame)
  const { width, bleed, rule, floor, bill, top } = frame
  const { today, stays } = parts
  const hatch = `hatch-${className}`
  const labels = [
    { box: fuel, text: 'Fuel', value: today.fuel, x: 0, ground: 'ink' },
    { box: power, text: 'Electricity', value: today.power, x: 0, ground: 'power' },
    { box: fuelStays, text: '', value: stays.fuel, x: width, ground: 'ink' },
    { box: powerStays, text: 'at least', value: stays.power, x: width, ground: 'power' },
  ]
  return (
    <svg className={`bands ${className}`} viewBox={`${-bleed} 0 ${width + 2 * bleed} ${floor + 3}`} aria-hidden="true">
      <pattern id={hatch} width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path className="stroke-leaf" d="M1.5 0V9" strokeWidth="3" />
      </pattern>
      <rect className="fill-ink" {...fuel} />
      <rect className="fill-power" {...power} />
      <rect className="fill-ink" {...fuelStays} />
      <rect className="fill-power" {...powerStays} />
      <path d={unsure} fill={`url(#${hatch})`} />
      <path className="fill-leaf" d={sure} />
      <path className="fill-none stroke-ink" d={likely} strokeWidth="2.5" />
      <rect className="fill-ink" x={rule - 1.5} y={top - 12} width="4.5" height={bill + 24} />
      <rect className="fill-ink" x="0" y={floor} width={width} height="3" />
      {labels
        .filter(({ box }) => box.height >= LEAST_LABELLED)
        .map(({ box, text, value, x, ground }) => (
          <text
            key={`${ground}-${x}`}
            className={`on-${ground}`}
            x={x}
            y={box.y + box.height / 2}
            dominantBaseline="central"
            textAnchor={x === 0 ? 'start' : 'end'}
          >
            {text && `${text} `}
            <tspan>{year(value)}</tspan>
          </text>
        ))}
    </svg>
  )
}

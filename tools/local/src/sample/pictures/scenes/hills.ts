import { LANDSCAPE, randomFrom, times } from '../draw.ts'

const { width: W, height: H } = LANDSCAPE

/** A line of hills: an outline from left to right, made of waves. */
export function hills(base: number, rise: number, start: number, detail = 3) {
  const random = randomFrom(start)
  const waves = times(detail + 2, (at) => ({
    length: 1500 / (at * at * 0.9 + 1),
    phase: random() * 7,
    part: 1 / (at * 1.4 + 1),
  }))
  const y = (x: number) =>
    base - rise * waves.reduce((sum, { length, phase, part }) => sum + part * Math.sin(x / length + phase), 0)
  return `M-10 ${H + 10}L${times(123, (at) => `${at * 20 - 10} ${y(at * 20 - 10).toFixed(1)}`).join('L')}L${W + 20} ${H + 10}Z`
}

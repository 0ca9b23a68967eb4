import { inOrder, type Estimate, type Range, type Year } from '@energy/contracts/estimate/estimate'
import { mapValues } from '@energy/contracts/record-of'
import type { Measured } from './address.ts'

/** What the drawing shows of a year, in minor units or in kWh. */
export interface Parts {
  today: { power: number; fuel: number }
  /** What remains at least: in the case that saves most. */
  stays: { power: number; fuel: number }
  saved: Range
}

const partsOf = (year: Year, draw: Measured) =>
  draw === 'money'
    ? { power: year.paid.power - year.earned, fuel: year.paid.fuel }
    : { power: year.power, fuel: year.fuel }

const sumOf = ({ power, fuel }: Parts['today']) => power + fuel

/** What an estimate draws. Energy is what is bought: a heat pump buys power in place of fuel. */
export function drawnParts({ outcomes, saved }: Estimate, draw: Measured): Parts {
  const today = partsOf(outcomes.likely.today, draw)
  const stays = partsOf(outcomes.high.after, draw)
  if (draw === 'money') {
    // In the case that saves most a kWh may cost more than today.
    const fuel = stays.fuel && (stays.fuel * today.fuel) / outcomes.high.today.paid.fuel
    return { today, stays: { power: sumOf(today) - saved.high - fuel, fuel }, saved }
  }
  const less = mapValues(outcomes, ({ after }) => sumOf(today) - sumOf(partsOf(after, draw)))
  return { today, stays, saved: inOrder(less) }
}

/** The measures of a drawing, in its units. */
export interface Frame {
  width: number
  /** How far the bands run beyond the page at each side. */
  bleed: number
  /** Where the rule between today and afterwards stands, and how thick the whole bill is. */
  rule: number
  bill: number
  /** Where the bands begin, where what is saved turns down, and its inner radius. */
  top: number
  turn: number
  radius: number
  /** Where the line below stands. */
  floor: number
}

export const WIDE: Frame = { width: 1312, bleed: 64, rule: 500, bill: 264, top: 16, turn: 720, radius: 64, floor: 500 }
export const PHONE: Frame = { width: 350, bleed: 20, rule: 150, bill: 150, top: 16, turn: 206, radius: 36, floor: 330 }

interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** The shapes of a drawing. */
export interface Drawing {
  fuel: Box
  power: Box
  fuelStays: Box
  powerStays: Box
  /** What is saved in every case, what may be saved, and the line of the likely case. */
  sure: string
  unsure: string
  likely: string
  /** How wide each case is below. */
  widths: Range
  /** The left edge of what is saved, on the line below. */
  left: number
}

const at = (value: number) => Math.round(value * 100) / 100
const GAP = 3

/** The outline of a band that turns down: from its upper edge `from` to its lower edge `to`, measured from `bottom`. */
function turned({ rule, turn, radius, floor }: Frame, bottom: number, from: number, to: number) {
  const centre = bottom + radius
  const [outer, inner] = [radius + from, radius + to]
  const start = rule + GAP
  return [
    `M${start} ${at(bottom - from)}H${turn}`,
    `A${at(outer)} ${at(outer)} 0 0 1 ${at(turn + outer)} ${at(centre)}V${floor}`,
    `H${at(turn + inner)}V${at(centre)}`,
    `A${at(inner)} ${at(inner)} 0 0 0 ${turn} ${at(bottom - to)}H${start}Z`,
  ].join('')
}

/** Draws a year: what is paid today at the left, what remains at the right, and what is saved turning down. */
export function drawingOf({ today, stays, saved }: Parts, frame: Frame): Drawing {
  const { width, bleed, rule, bill, top, turn, radius, floor } = frame
  const total = Math.max(today.power + today.fuel, saved.high, 1)
  const size = (value: number) => (Math.max(0, value) * bill) / total
  const [low, likely, high] = [size(saved.low), size(saved.likely), size(saved.high)]
  const bottom = top + size(today.power + today.fuel)
  const remains = Math.max(0, bottom - top - high)
  const fuelStays = Math.min(size(stays.fuel), remains)
  const before = (y: number, height: number) => ({ x: -bleed, y: at(y), width: bleed + rule, height: at(height) })
  const after = (y: number, height: number) => ({
    x: rule + GAP,
    y: at(y),
    width: width + bleed - rule - GAP,
    height: at(height),
  })
  const line = radius + likely
  return {
    fuel: before(top, size(today.fuel)),
    power: before(top + size(today.fuel), size(today.power)),
    fuelStays: after(top, fuelStays),
    powerStays: after(top + fuelStays, remains - fuelStays),
    sure: turned(frame, bottom, low, 0),
    unsure: turned(frame, bottom, high, low),
    likely: [
      `M${rule + GAP} ${at(bottom - likely)}H${turn}`,
      `A${at(line)} ${at(line)} 0 0 1 ${at(turn + line)} ${at(bottom + radius)}V${floor}`,
    ].join(''),
    widths: { low: at(low), likely: at(likely), high: at(high) },
    left: turn + radius,
  }
}

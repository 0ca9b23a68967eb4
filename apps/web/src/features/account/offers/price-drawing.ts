/** How one part of a price is drawn: a band that turns down and joins the total. In px. */
export interface Band {
  /** How thick it is. */
  size: number
  /** How far its right edge is from the right edge of the drawing. */
  offset: number
  /** The radius of its outer corner. */
  radius: number
  /** The least height of its row. */
  height: number
}

/** How thick the total is, and what a row has at least, in px. */
export interface Scale {
  total: number
  /** The least height of a row. */
  row: number
  /** The height of a row beyond that of its band. */
  padding: number
  /** How wide all bands may be together; more of them overlap. */
  width: number
}

export const WIDE: Scale = { total: 160, row: 72, padding: 40, width: 240 }
export const PHONE: Scale = { total: 72, row: 104, padding: 36, width: 80 }

/** A thinner band could not be seen, in px. */
const LEAST = 2
const LEAST_RADIUS = 12
const RADIUS = 1.7

/** The bands of the parts of a price, the first one outermost. A part that costs nothing has none, of size 0. */
export function bandsOf(amounts: readonly number[], { total, row, padding, width }: Scale): Band[] {
  const sum = amounts.reduce((all, amount) => all + amount, 0)
  const sizes = amounts.map((amount) => (amount > 0 ? Math.max(LEAST, (amount * total) / sum) : 0))
  const wide = sizes.reduce((all, size) => all + size, 0)
  const squeeze = Math.min(1, width / wide)
  let before = 0
  return sizes.map((size) => {
    const band = {
      size,
      offset: before * squeeze,
      radius: Math.max(LEAST_RADIUS, size * RADIUS),
      height: Math.max(row, size + padding),
    }
    before += size
    return band
  })
}

/** Further than any page, in px: what is drawn there is cut off. */
const FAR = 20_000

/** A coordinate as it is written. */
const at = (value: number) => Math.round(value * 100) / 100

/** The outline of a band whose top is at 0 and whose x grows from the right edge of the drawing. */
export function outlineOf({ size, offset, radius }: Band) {
  const inner = Math.max(0, radius - size)
  const right = at(-offset)
  const left = at(-offset - size)
  const turn = at(-offset - radius)
  return [
    `M${-FAR} 0H${turn}A${at(radius)} ${at(radius)} 0 0 1 ${right} ${at(radius)}V${FAR}`,
    `H${left}V${at(radius)}A${at(inner)} ${at(inner)} 0 0 0 ${turn} ${at(size)}H${-FAR}Z`,
  ].join('')
}

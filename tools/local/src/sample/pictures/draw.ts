/** A picture as SVG, before its finish. */
export interface Scene {
  width: number
  height: number
  svg: string
  /** How much light shines over its surroundings, from 0 to 1. */
  bloom?: number
}

export const LANDSCAPE = { width: 2400, height: 1600 } as const
export const PORTRAIT = { width: 1600, height: 2400 } as const

type Stop = readonly [at: number, color: string, opacity?: number]
const stopsOf = (stops: readonly Stop[]) =>
  stops
    .map(([at, color, opacity = 1]) => `<stop offset="${at}" stop-color="${color}" stop-opacity="${opacity}"/>`)
    .join('')

/** A gradient from top to bottom; with `across`, from left to right. */
export const linear = (id: string, stops: readonly Stop[], across = false) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="${across ? 1 : 0}" y2="${across ? 0 : 1}">${stopsOf(stops)}</linearGradient>`

/** A gradient from a centre, in shares of the shape. */
export const radial = (id: string, stops: readonly Stop[], [x, y, r] = [0.5, 0.5, 0.5]) =>
  `<radialGradient id="${id}" cx="${x}" cy="${y}" r="${r}">${stopsOf(stops)}</radialGradient>`

/** A filter that blurs by so many pixels. */
export const blur = (id: string, pixels: number) =>
  `<filter id="${id}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${pixels}"/></filter>`

/** A filter that fills a shape's box with grey noise; the frequencies are per pixel, across and down. */
export const noise = (id: string, [across, down]: readonly [number, number], octaves = 4, contrast = 2.4, seed = 3) => {
  const level = (1 - contrast) / 2
  const row = `${contrast} 0 0 0 ${level}`
  return (
    `<filter id="${id}" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB">` +
    `<feTurbulence type="fractalNoise" baseFrequency="${across} ${down}" numOctaves="${octaves}" seed="${seed}"/>` +
    `<feColorMatrix values="${row} ${row} ${row} 0 0 0 0 1"/></filter>`
  )
}

/** A filter that fills a shape's box with clouds of one colour, more transparent where the noise is low. */
export const clouds = (
  id: string,
  color: string,
  [across, down]: readonly [number, number],
  density = 2.2,
  seed = 5,
) => {
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
  return (
    `<filter id="${id}" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB">` +
    `<feTurbulence type="fractalNoise" baseFrequency="${across} ${down}" numOctaves="5" seed="${seed}"/>` +
    `<feColorMatrix values="0 0 0 0 ${r} 0 0 0 0 ${g} 0 0 0 0 ${b} ${density} 0 0 0 ${-density / 2}"/></filter>`
  )
}

/** A rectangle. */
export const rect = (x: number, y: number, width: number, height: number, attributes: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" ${attributes}/>`

/** A texture over what is below, inside an outline. */
export const over = (
  filter: string,
  outline: string,
  box: readonly [number, number, number, number],
  opacity: number,
  mode = 'overlay',
) => {
  const id = `c${filter}${box.join('-').replaceAll('.', '_')}`
  return (
    `<clipPath id="${id}">${outline}</clipPath><g clip-path="url(#${id})" opacity="${opacity}" style="mix-blend-mode:${mode}">` +
    `${rect(...box, `filter="url(#${filter})"`)}</g>`
  )
}

const FADE =
  '<linearGradient id="fading" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#000"/>' +
  '<stop offset=".4" stop-color="#fff"/><stop offset=".6" stop-color="#fff"/><stop offset="1" stop-color="#000"/></linearGradient>' +
  '<mask id="fade" maskContentUnits="objectBoundingBox"><rect width="1" height="1" fill="url(#fading)"/></mask>'

/** Clouds in a box, which fade out above and below. */
export const mist = (filter: string, x: number, y: number, width: number, height: number, opacity: number) =>
  `<g mask="url(#fade)" opacity="${opacity}">${rect(x, y, width, height, `filter="url(#${filter})"`)}</g>`

/** A sequence of numbers from 0 to 1 that is the same for each start. */
export function randomFrom(start: number) {
  let state = start
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Numbers from 0. */
export const times = <T>(count: number, each: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => each(index))

/** The whole picture. */
export const scene = (
  size: { width: number; height: number },
  defs: readonly string[],
  body: readonly string[],
  bloom = 0.25,
): Scene => ({
  ...size,
  bloom,
  svg:
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${size.width} ${size.height}">` +
    `<defs>${FADE}${defs.join('')}</defs>${body.join('')}</svg>`,
})

import { linear } from '../draw.ts'

/** A pipe along a path, with its light and its shadow. */
export const pipe = (d: string, color: string, thick: number) =>
  `<path d="${d}" fill="none" stroke="#0b100e" stroke-width="${thick}" transform="translate(16 22)" opacity=".45" filter="url(#fine)"/>` +
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${thick}" stroke-linejoin="round"/>` +
  `<path d="${d}" fill="none" stroke="#000" stroke-width="${thick * 0.4}" transform="translate(${thick * 0.22} ${thick * 0.22})" opacity=".28" filter="url(#fine)"/>` +
  `<path d="${d}" fill="none" stroke="#fff" stroke-width="${thick * 0.16}" transform="translate(${-thick * 0.2} ${-thick * 0.2})" opacity=".6" filter="url(#fine)"/>`

/** A gradient of a round metal surface: its dark edge, its colour and its light. */
export const metal = (id: string, [dark, middle, light]: readonly [string, string, string]) =>
  linear(
    id,
    [
      [0, dark],
      [0.22, light],
      [0.34, light],
      [0.62, middle],
      [1, dark],
    ],
    true,
  )

import { blur, clouds, LANDSCAPE, linear, mist, noise, over, radial, rect, scene, times } from '../draw.ts'
import { hills } from './hills.ts'

const { width: W, height: H } = LANDSCAPE

/** Wires that hang between two towers. */
const wires = (
  from: readonly [number, number, number],
  to: readonly [number, number, number],
  color: string,
  thick: number,
) =>
  [
    [0.6, 0.2],
    [0.73, 0.24],
    [0.86, 0.17],
  ]
    .flatMap(([at = 0, reach = 0]) =>
      [-1, 1].map((side) => {
        const ends = [from, to].map(([x, base, high]) => [x + side * high * reach, base - high * at] as const)
        const [[x1, y1] = [0, 0], [x2, y2] = [0, 0]] = ends
        return `M${x1} ${y1}Q${(x1 + x2) / 2} ${Math.max(y1, y2) + Math.abs(x2 - x1) * 0.1} ${x2} ${y2}`
      }),
    )
    .map((d) => `<path d="${d}" fill="none" stroke="${color}" stroke-width="${thick}"/>`)
    .join('')

/** A lattice tower: legs, cross-bars and arms. */
function pylon(x: number, base: number, high: number, color: string, thick: number) {
  const half = (at: number) => high * (0.11 * (1 - at) ** 1.6 + 0.018)
  const y = (at: number) => base - high * at
  const rungs = times(11, (index) => index / 11.5)
  const lattice = rungs
    .map((from, index) => {
      const to = rungs[index + 1] ?? 0.98
      return `M${x - half(from)} ${y(from)}L${x + half(to)} ${y(to)}M${x + half(from)} ${y(from)}L${x - half(to)} ${y(to)}M${x - half(to)} ${y(to)}H${x + half(to)}`
    })
    .join('')
  const legs = [-1, 1]
    .map((side) => `M${[...rungs, 1].map((at) => `${x + side * half(at)} ${y(at)}`).join('L')}`)
    .join('')
  const arms = [
    [0.64, 0.2],
    [0.77, 0.24],
    [0.9, 0.17],
  ]
    .map(([at = 0, reach = 0]) =>
      [-1, 1]
        .map(
          (side) =>
            `M${x} ${y(at + 0.045)}L${x + side * high * reach} ${y(at)}L${x} ${y(at - 0.005)}M${x + side * high * reach} ${y(at)}v${high * 0.04}`,
        )
        .join(''),
    )
    .join('')
  return `<path d="${lattice}${legs}${arms}" fill="none" stroke="${color}" stroke-width="${thick}"/>`
}

export const pylonsInMist = () => {
  const towers = [
    [1960, 1330, 1130],
    [1180, 1215, 640],
    [770, 1130, 370],
    [560, 1085, 225],
    [430, 1062, 145],
  ] as const
  const colors = ['#24382f', '#5c736c', '#8fa39d', '#b2c0bb', '#c6d0cb']
  const layers = towers.map(([x, base, high], at) => {
    const next = towers[at - 1]
    const hanging = next
      ? wires([x, base, high], next, colors[at] ?? '', 4 - at * 0.7)
      : wires([x, base, high], [3300, 1650, 2100], colors[0] ?? '', 5)
    return (
      hanging +
      pylon(x, base, high, colors[at] ?? '', [9, 5, 3, 2, 1.5][at] ?? 1) +
      mist('mist', 0, base - 240 + at * 20, W, 420 - at * 60, 0.85)
    )
  })
  return scene(
    LANDSCAPE,
    [
      linear('sky', [
        [0, '#9fbac4'],
        [0.35, '#c9d4d2'],
        [0.6, '#f1e6d2'],
        [0.75, '#e6e4d8'],
      ]),
      radial('sun', [
        [0, '#fffdf2'],
        [0.1, '#fff2cf', 0.9],
        [1, '#ffe3a6', 0],
      ]),
      clouds('mist', '#eef0e8', [0.0011, 0.007], 2.6, 17),
      clouds('high', '#ffffff', [0.001, 0.005], 2.4, 8),
      linear('far', [
        [0, '#b9c8c1'],
        [1, '#dfe3da'],
      ]),
      linear('mid', [
        [0, '#849c8c'],
        [1, '#c0ccbf'],
      ]),
      linear('near', [
        [0, '#4f6a50'],
        [1, '#20352a'],
      ]),
      noise('grass', [0.12, 0.34], 4, 2.6),
      blur('soft', 6),
    ],
    [
      rect(0, 0, W, H, 'fill="url(#sky)"'),
      mist('high', 0, 0, W, 700, 0.4),
      '<circle cx="830" cy="860" r="720" fill="url(#sun)"/>',
      `<path d="${hills(1030, 34, 12)}" fill="url(#far)" filter="url(#soft)"/>`,
      ...layers.toReversed().slice(0, 3),
      `<path d="${hills(1150, 40, 29, 5)}" fill="url(#mid)" filter="url(#soft)" opacity=".75"/>`,
      mist('mist', 0, 1010, W, 300, 0.9),
      ...layers.toReversed().slice(3, 4),
      ...layers.toReversed().slice(4),
      `<path d="${hills(1360, 36, 44, 6)}" fill="url(#near)"/>`,
      over('grass', `<path d="${hills(1360, 36, 44, 6)}"/>`, [0, 1240, W, 370], 0.35),
      mist('mist', 0, 1200, W, 260, 0.55),
    ],
    0.2,
  )
}

import { camera, type Point } from '../camera.ts'
import { blur, clouds, LANDSCAPE, linear, mist, noise, over, radial, randomFrom, rect, scene, times } from '../draw.ts'

const { width: W, height: H } = LANDSCAPE

/** A place on the roof: along the ridge, and up the slope, in metres. */
const on = (along: number, up: number, above = 0): Point => [along, 1.8 + up * 0.5 + above, 4 + up * 0.86 - above * 0.3]

/** A blurred row of trees along a height. */
function trees(base: number, high: number, color: string, start: number) {
  const random = randomFrom(start)
  return times(46, () => {
    const [x, y, r] = [random() * W, base - random() * high, high * (0.25 + random() * 0.4)]
    return `<ellipse cx="${x.toFixed()}" cy="${y.toFixed()}" rx="${(r * 1.2).toFixed()}" ry="${r.toFixed()}" fill="${color}" opacity="${(0.5 + random() * 0.5).toFixed(2)}"/>`
  }).join('')
}

export const solarRoof = () => {
  const { face, line } = camera({ ...LANDSCAPE, eye: 7.4, pitch: 12, yaw: -24, focal: 0.95 })
  const quad = (x: number, up: number, w: number, h: number, above: number, fill: string) =>
    face([on(x, up, above), on(x + w, up, above), on(x + w, up + h, above), on(x, up + h, above)], fill)
  const tiles = times(30, (row) =>
    line([on(-16, row * 0.3), on(20, row * 0.3)], `stroke="#1d2523" stroke-width="${9 - row * 0.2}" opacity=".6"`),
  )
  const joints = times(30, (row) =>
    times(90, (at) =>
      line(
        [on(-16 + at * 0.4 + (row % 2) * 0.2, row * 0.3), on(-16 + at * 0.4 + (row % 2) * 0.2, row * 0.3 + 0.3)],
        'stroke="#1d2523" stroke-width="3" opacity=".4"',
      ),
    ).join(''),
  )
  const panels = times(4, (row) =>
    times(9, (at) => {
      const [x, up] = [-8.6 + at * 1.78, 1.1 + row * 1.72]
      const cells = [1, 2, 3, 4, 5]
        .map((part) => quad(x, up + part * 0.28, 1.7, 0.012, 0.13, 'fill="#8fb2c6" opacity=".55"'))
        .join('')
      const buses = [1, 2, 3]
        .map((part) => quad(x + part * 0.425, up, 0.014, 1.66, 0.13, 'fill="#8fb2c6" opacity=".55"'))
        .join('')
      return quad(x, up, 1.7, 1.66, 0.12, 'fill="url(#glass)" stroke="#aebdc0" stroke-width="5"') + cells + buses
    }).join(''),
  )
  return scene(
    LANDSCAPE,
    [
      linear('sky', [
        [0, '#4f8fc0'],
        [0.3, '#a8cfe4'],
        [0.5, '#fbe3b4'],
      ]),
      radial('sun', [
        [0, '#fffaf0'],
        [0.1, '#fff0c8', 0.9],
        [1, '#ffd98a', 0],
      ]),
      clouds('high', '#ffffff', [0.0014, 0.006], 3.4, 31),
      linear('roof', [
        [0, '#8a5f4c'],
        [1, '#4b332b'],
      ]),
      linear('glass', [
        [0, '#55788e'],
        [0.3, '#234a64'],
        [0.7, '#12324a'],
        [1, '#081e2d'],
      ]),
      linear('sheen', [
        [0, '#ffe4ab', 0.42],
        [0.45, '#ffe4ab', 0.05],
        [1, '#ffe4ab', 0],
      ]),
      noise('slate', [0.02, 0.09], 4, 3),
      blur('far', 16),
      blur('soft', 9),
    ],
    [
      rect(0, 0, W, H, 'fill="url(#sky)"'),
      mist('high', 0, -160, W, 760, 0.7),
      '<circle cx="1900" cy="420" r="820" fill="url(#sun)"/>',
      `<g filter="url(#far)">${trees(640, 130, '#7b9a7e', 4)}${trees(760, 150, '#4e7358', 9)}</g>`,
      rect(0, 700, W, 900, 'fill="#2f4c3a"'),
      `<g filter="url(#far)">${trees(840, 170, '#2f5540', 2)}</g>`,
      quad(-16, 0, 36, 8.6, 0, 'fill="url(#roof)"'),
      ...tiles,
      ...joints,
      over('slate', quad(-16, 0, 36, 8.6, 0, ''), [0, 400, W, 1200], 0.22),
      `<g filter="url(#soft)">${quad(-8.7, 0.95, 16.2, 6.9, 0, 'fill="#0d0f0e" opacity=".75"')}</g>`,
      ...panels.toReversed(),
      quad(-8.6, 1.1, 16, 6.9, 0.14, 'fill="url(#sheen)"'),
      quad(-16, 8.5, 36, 0.35, 0.1, 'fill="#6d4637"'),
      '<circle cx="1900" cy="420" r="1300" fill="url(#sun)" opacity=".16"/>',
    ],
    0.45,
  )
}

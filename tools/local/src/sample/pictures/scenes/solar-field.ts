import { camera } from '../camera.ts'
import { blur, clouds, LANDSCAPE, linear, mist, noise, over, radial, rect, scene, times } from '../draw.ts'
import { hills } from './hills.ts'

const { width: W, height: H } = LANDSCAPE

export const solarField = () => {
  const { face } = camera({ ...LANDSCAPE, eye: 4.6, pitch: 9, yaw: -16, focal: 0.85 })
  const rows = times(15, (at) => 96 - at * 6.2)
  const tables = rows.map((z, row) => {
    const near = 1 - z / 100
    const panels = times(70, (at) => {
      const x = -84 + at * 1.75
      const lift = (part: number) => [0.7 + part * 1.5, z + part * 2.1] as const
      const cells = times(5, (part) => {
        const [y, away] = lift((part + 1) / 6)
        return face(
          [
            [x, y, away],
            [x + 1.7, y, away],
            [x + 1.7, y + 0.03, away + 0.03],
            [x, y + 0.03, away + 0.03],
          ],
          `fill="#9fb9c6" opacity="${near * 0.5}"`,
        )
      })
      const frame = `fill="url(#glass)" stroke="#c4ced0" stroke-width="${0.4 + near * 2.6}"`
      const middle = face(
        [
          [x + 0.84, 0.7, z],
          [x + 0.87, 0.7, z],
          [x + 0.87, 2.2, z + 2.1],
          [x + 0.84, 2.2, z + 2.1],
        ],
        `fill="#9fb9c6" opacity="${near * 0.5}"`,
      )
      return (
        face(
          [
            [x, 0.7, z],
            [x + 1.7, 0.7, z],
            [x + 1.7, 2.2, z + 2.1],
            [x, 2.2, z + 2.1],
          ],
          frame,
        ) +
        cells.join('') +
        middle
      )
    }).join('')
    const shade = face(
      [
        [-86, 0, z - 0.1],
        [46, 0, z - 0.1],
        [46, 0, z + 2.2],
        [-86, 0, z + 2.2],
      ],
      'fill="#0c1f17" opacity=".6"',
    )
    const posts = times(36, (at) =>
      face(
        [
          [-84 + at * 3.5, 0, z + 0.2],
          [-83.9 + at * 3.5, 0, z + 0.2],
          [-83.9 + at * 3.5, 0.8, z + 0.2],
          [-84 + at * 3.5, 0.8, z + 0.2],
        ],
        'fill="#55625d"',
      ),
    ).join('')
    const haze = row < 11 ? rect(0, 480, W, 260 + row * 40, `fill="url(#haze)" opacity="${0.16 - row * 0.012}"`) : ''
    return shade + posts + panels + haze
  })
  return scene(
    LANDSCAPE,
    [
      linear('sky', [
        [0, '#5f9ac4'],
        [0.25, '#a9cbdb'],
        [0.36, '#fbe7bd'],
        [0.42, '#ffe9bb'],
      ]),
      radial('sun', [
        [0, '#ffffff'],
        [0.06, '#fff6d8'],
        [0.3, '#ffe2a0', 0.6],
        [1, '#ffd98a', 0],
      ]),
      clouds('high', '#ffffff', [0.0012, 0.006], 3, 21),
      linear('ground', [
        [0, '#c9bd86'],
        [0.25, '#7f9160'],
        [1, '#2c4a30'],
      ]),
      linear('glass', [
        [0, '#c3d4dc'],
        [0.35, '#5f8198'],
        [1, '#17344a'],
      ]),
      linear('haze', [
        [0, '#ffe9bf', 0],
        [0.45, '#ffe9bf'],
        [1, '#ffe9bf', 0],
      ]),
      noise('grass', [0.1, 0.34], 4, 2.6),
      blur('soft', 7),
    ],
    [
      rect(0, 0, W, H, 'fill="url(#sky)"'),
      mist('high', 0, 0, W, 520, 0.6),
      `<g filter="url(#soft)"><path d="${hills(585, 30, 6)}" fill="#9fb3a0"/><path d="${hills(625, 22, 15, 6)}" fill="#7d9678"/></g>`,
      '<circle cx="560" cy="520" r="640" fill="url(#sun)"/>',
      rect(0, 610, W, H - 610, 'fill="url(#ground)"'),
      over('grass', rect(0, 640, W, 960, ''), [0, 640, W, 960], 0.4),
      ...tables,
      '<ellipse cx="560" cy="620" rx="1300" ry="520" fill="url(#sun)" opacity=".3"/>',
    ],
    0.4,
  )
}

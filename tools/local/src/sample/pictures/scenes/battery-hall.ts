import { camera, type Point } from '../camera.ts'
import { blur, LANDSCAPE, linear, noise, over, randomFrom, rect, scene, times } from '../draw.ts'

const { width: W, height: H } = LANDSCAPE

/** The walls, the floor and the ceiling of a room, in metres around the camera. */
const room = ({ face }: ReturnType<typeof camera>, half: number, high: number, deep: number) => ({
  floor: (attributes: string) =>
    face(
      [
        [-half, 0, 0.6],
        [half, 0, 0.6],
        [half, 0, deep],
        [-half, 0, deep],
      ],
      attributes,
    ),
  ceiling: (attributes: string) =>
    face(
      [
        [-half, high, 0.6],
        [half, high, 0.6],
        [half, high, deep],
        [-half, high, deep],
      ],
      attributes,
    ),
  left: (attributes: string) =>
    face(
      [
        [-half, 0, 0.6],
        [-half, 0, deep],
        [-half, high, deep],
        [-half, high, 0.6],
      ],
      attributes,
    ),
  right: (attributes: string) =>
    face(
      [
        [half, 0, 0.6],
        [half, 0, deep],
        [half, high, deep],
        [half, high, 0.6],
      ],
      attributes,
    ),
  back: (attributes: string) =>
    face(
      [
        [-half, 0, deep],
        [half, 0, deep],
        [half, high, deep],
        [-half, high, deep],
      ],
      attributes,
    ),
})

export const batteryHall = () => {
  const view = camera({ ...LANDSCAPE, eye: 1.55, pitch: -1, yaw: 4, focal: 0.72 })
  const { face, line } = view
  const walls = room(view, 2.6, 3.1, 26)
  const lights = randomFrom(8)
  const cabinets = (side: 1 | -1) =>
    times(17, (index) => {
      const z = 24.2 - index * 1.4
      const x = side * 1.45
      const far = side * 2.6
      const fade = index / 17
      const at = (up: number, along: number): Point => [x, up, z + along]
      const panel = (from: number, to: number, fill: string) =>
        face([at(from, 0.06), at(from, 1.28), at(to, 1.28), at(to, 0.06)], `fill="${fill}"`)
      const slots = times(11, (slot) =>
        line(
          [at(0.5 + slot * 0.06, 0.3), at(0.5 + slot * 0.06, 1.05)],
          `stroke="#0a1512" stroke-width="${1 + fade * 5}"`,
        ),
      )
      const lamp = line(
        [at(1.93, 0.2), at(1.93, 1.14)],
        `stroke="${lights() > 0.16 ? '#5fe0a0' : '#ffc233'}" stroke-width="${2 + fade * 9}"`,
      )
      return (
        face(
          [
            [x, 0, z],
            [far, 0, z],
            [far, 2.3, z],
            [x, 2.3, z],
          ],
          'fill="#26332f"',
        ) +
        face([at(0, 0), at(0, 1.36), at(2.3, 1.36), at(2.3, 0)], `fill="url(#door${side})"`) +
        panel(0.08, 0.44, '#1b2825') +
        slots.join('') +
        panel(1.3, 1.72, '#101a17') +
        lamp +
        line([at(1.0, 1.12), at(1.24, 1.12)], `stroke="#c9d2cc" stroke-width="${1 + fade * 6}"`) +
        line([at(0, 0), at(2.3, 0)], `stroke="#08100d" stroke-width="${1 + fade * 6}"`)
      )
    }).join('')
  return scene(
    LANDSCAPE,
    [
      linear('floor', [
        [0, '#7d8f88'],
        [0.4, '#46564f'],
        [1, '#27332e'],
      ]),
      linear('ceiling', [
        [0, '#2b3834'],
        [1, '#5d6c66'],
      ]),
      linear('back', [
        [0, '#9fb4ac'],
        [1, '#60736b'],
      ]),
      linear(
        'door1',
        [
          [0, '#55665f'],
          [0.5, '#93a39b'],
          [1, '#394742'],
        ],
        true,
      ),
      linear(
        'door-1',
        [
          [0, '#394742'],
          [0.5, '#8a9b93'],
          [1, '#55665f'],
        ],
        true,
      ),
      linear('shine', [
        [0, '#dff3e8', 0.75],
        [0.5, '#9ed8b8', 0.14],
        [1, '#9ed8b8', 0],
      ]),
      noise('rough', [0.02, 0.08], 4, 2.2),
      blur('soft', 16),
      blur('wide', 40),
    ],
    [
      rect(0, 0, W, H, 'fill="#1b2522"'),
      walls.ceiling('fill="url(#ceiling)"'),
      walls.left('fill="#3a4742"'),
      walls.right('fill="#3a4742"'),
      walls.back('fill="url(#back)"'),
      walls.floor('fill="url(#floor)"'),
      over('rough', walls.floor(''), [0, 780, W, 820], 0.12),
      `<g filter="url(#wide)">${face(
        [
          [-0.35, 0.01, 1],
          [0.35, 0.01, 1],
          [0.35, 0.01, 24],
          [-0.35, 0.01, 24],
        ],
        'fill="url(#shine)"',
      )}</g>`,
      ...times(7, (at) =>
        face(
          [
            [-0.32, 3.05, 3 + at * 3.2],
            [0.32, 3.05, 3 + at * 3.2],
            [0.32, 3.05, 5 + at * 3.2],
            [-0.32, 3.05, 5 + at * 3.2],
          ],
          'fill="#f4fff8"',
        ),
      ),
      face(
        [
          [-1.45, 0.005, 0.6],
          [-1.37, 0.005, 0.6],
          [-1.37, 0.005, 25],
          [-1.45, 0.005, 25],
        ],
        'fill="#ffc233"',
      ),
      face(
        [
          [1.37, 0.005, 0.6],
          [1.45, 0.005, 0.6],
          [1.45, 0.005, 25],
          [1.37, 0.005, 25],
        ],
        'fill="#ffc233"',
      ),
      `<g filter="url(#soft)" opacity=".7">${face(
        [
          [-1.37, 0, 0.6],
          [-1.1, 0, 0.6],
          [-1.1, 0, 25],
          [-1.37, 0, 25],
        ],
        'fill="#0a1310"',
      )}${face(
        [
          [1.1, 0, 0.6],
          [1.37, 0, 0.6],
          [1.37, 0, 25],
          [1.1, 0, 25],
        ],
        'fill="#0a1310"',
      )}</g>`,
      face(
        [
          [-0.6, 0, 25.9],
          [0.6, 0, 25.9],
          [0.6, 2.2, 25.9],
          [-0.6, 2.2, 25.9],
        ],
        'fill="#0e5a41"',
      ),
      cabinets(-1),
      cabinets(1),
    ],
    0.6,
  )
}

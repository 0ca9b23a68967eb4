import { camera } from '../camera.ts'
import { blur, LANDSCAPE, linear, noise, over, radial, randomFrom, rect, scene, times } from '../draw.ts'

const { width: W, height: H } = LANDSCAPE

export const millrace = () => {
  const random = randomFrom(9)
  const { face } = camera({ ...LANDSCAPE, eye: 2.6, pitch: 8, yaw: 0, focal: 0.8 })
  const stones = ['#77786c', '#66685e', '#85867a', '#5a5d54']
  const wall = (side: 1 | -1) =>
    times(9, (row) =>
      times(26, (at) => {
        const [z, y] = [28 - at * 1.05 + (row % 2) * 0.5, row * 0.3]
        return face(
          [
            [side * 2.4, y, z],
            [side * 2.4, y, z + 1],
            [side * 2.4, y + 0.28, z + 1],
            [side * 2.4, y + 0.28, z],
          ],
          `fill="${stones[Math.floor(random() * 4)]}"`,
        )
      }).join(''),
    ).join('')
  const streaks = times(150, () => {
    const [x, z, long, wide] = [
      (random() * 2 - 1) * 2.35,
      2 + random() ** 2 * 24,
      1 + random() * 5,
      0.01 + random() * 0.05,
    ]
    return face(
      [
        [x, 0.01, z],
        [x + wide, 0.01, z],
        [x + wide + 0.05, 0.01, z + long],
        [x + 0.05, 0.01, z + long],
      ],
      `fill="#f3fbff" opacity="${(0.12 + random() * 0.5).toFixed(2)}"`,
    )
  })
  const leaves = (x: number, y: number, spread: number, count: number) =>
    times(
      count,
      () =>
        `<circle cx="${x + (random() - 0.5) * spread * 2}" cy="${y + (random() - 0.5) * spread}" r="${14 + random() * 40}" fill="${['#2f5f3f', '#3e7a4e', '#6b9a4f', '#a7b95c', '#1f4630'][Math.floor(random() * 5)]}" opacity="${(0.5 + random() * 0.5).toFixed(2)}"/>`,
    ).join('')
  return scene(
    LANDSCAPE,
    [
      linear('sky', [
        [0, '#c6dbe0'],
        [1, '#fff0c9'],
      ]),
      linear('water', [
        [0, '#dfe9e4'],
        [0.25, '#7ba3a8'],
        [0.7, '#2c555c'],
        [1, '#163a41'],
      ]),
      linear('bank', [
        [0, '#7d9a55'],
        [1, '#33512f'],
      ]),
      linear('mill', [
        [0, '#a08d76'],
        [1, '#6b5d4d'],
      ]),
      radial('sun', [
        [0, '#fffbe8'],
        [0.3, '#ffedb8', 0.6],
        [1, '#ffe3a0', 0],
      ]),
      noise('stone', [0.03, 0.05], 4, 2.6),
      noise('grass', [0.1, 0.24], 4, 2.6),
      linear('shade', [
        [0, '#08110e', 0],
        [1, '#08110e', 0.55],
      ]),
      blur('far', 14),
      blur('silk', 5),
      blur('near', 26),
    ],
    [
      rect(0, 0, W, H, 'fill="url(#sky)"'),
      '<circle cx="1240" cy="330" r="760" fill="url(#sun)"/>',
      `<g filter="url(#far)">${leaves(500, 470, 640, 190)}${leaves(2000, 470, 560, 170)}</g>`,
      `<g filter="url(#silk)">${rect(1560, 170, 520, 420, 'fill="url(#mill)"')}<path d="M1520 180L1820 40L2120 180Z" fill="#4a4640"/>${times(3, (at) => rect(1630 + at * 150, 270, 76, 110, 'fill="#2b3531"')).join('')}</g>`,
      face(
        [
          [-30, 2.72, 0.6],
          [-2.4, 2.72, 0.6],
          [-2.4, 2.72, 30],
          [-30, 2.72, 30],
        ],
        'fill="url(#bank)"',
      ),
      face(
        [
          [-30, 0.5, 30],
          [30, 0.5, 30],
          [30, 2.6, 30],
          [-30, 2.6, 30],
        ],
        'fill="#4f6b45"',
      ),
      face(
        [
          [-2.4, 0, 1],
          [2.4, 0, 1],
          [2.4, 0, 30],
          [-2.4, 0, 30],
        ],
        'fill="url(#water)"',
      ),
      face(
        [
          [-2.41, 0, 0.6],
          [-2.41, 0, 30],
          [-2.41, 2.72, 30],
          [-2.41, 2.72, 0.6],
        ],
        'fill="#3f4239"',
      ),
      face(
        [
          [2.41, 0, 0.6],
          [2.41, 0, 30],
          [2.41, 2.72, 30],
          [2.41, 2.72, 0.6],
        ],
        'fill="#3f4239"',
      ),
      wall(-1),
      wall(1),
      over(
        'stone',
        face(
          [
            [-2.4, 0, 0.6],
            [-2.4, 0, 30],
            [-2.4, 2.7, 30],
            [-2.4, 2.7, 0.6],
          ],
          '',
        ),
        [0, 300, 1200, 1300],
        0.16,
      ),
      over(
        'stone',
        face(
          [
            [2.4, 0, 0.6],
            [2.4, 0, 30],
            [2.4, 2.7, 30],
            [2.4, 2.7, 0.6],
          ],
          '',
        ),
        [1200, 300, 1200, 1300],
        0.16,
      ),
      face(
        [
          [2.4, 0, 0.6],
          [2.4, 0, 30],
          [2.4, 2.7, 30],
          [2.4, 2.7, 0.6],
        ],
        'fill="#08110e" opacity=".38"',
      ),
      `<g filter="url(#silk)">${streaks.join('')}</g>`,
      `<g filter="url(#near)">${leaves(120, 1500, 420, 60)}${leaves(2330, 1420, 330, 50)}</g>`,
    ],
    0.4,
  )
}

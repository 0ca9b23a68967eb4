import { camera } from '../camera.ts'
import { blur, clouds, LANDSCAPE, linear, mist, noise, over, radial, randomFrom, rect, scene, times } from '../draw.ts'

const { width: W, height: H } = LANDSCAPE

export const joinersYard = () => {
  const { face, box, line } = camera({ ...LANDSCAPE, eye: 1.9, pitch: 1, yaw: 0, focal: 0.8 })
  const random = randomFrom(5)
  const wood = ['#e2b877', '#d3a562', '#c6975a', '#dcae70', '#b98a50']
  const tone = () => wood[Math.floor(random() * wood.length)] ?? '#d3a562'
  const stack = (x: number, z: number, w: number, rows: number) =>
    times(rows, (row) =>
      [
        row % 4 === 3
          ? times(3, (at) =>
              box([x + 0.1 + at * (w / 2 - 0.2), row * 0.13, z], [0.14, 0.13, 2.6], ['#6f4f2e', '#4d361f', '#8a6539']),
            ).join('')
          : times(Math.round(w / 0.3), (at) =>
              box([x + at * 0.3, row * 0.13, z + random() * 0.08], [0.29, 0.125, 2.8], [tone(), '#86602f', '#efcd93']),
            ).join(''),
      ].join(''),
    ).join('')
  const boards = times(52, (at) =>
    face(
      [
        [-7 + at * 0.27, 0, 17],
        [-6.76 + at * 0.27, 0, 17],
        [-6.76 + at * 0.27, 4.6, 17],
        [-7 + at * 0.27, 4.6, 17],
      ],
      `fill="${['#5d4a38', '#66513d', '#544231', '#6e5842'][Math.floor(random() * 4)]}"`,
    ),
  )
  return scene(
    LANDSCAPE,
    [
      linear('sky', [
        [0, '#6fa6cb'],
        [0.6, '#d9e4dc'],
        [1, '#fbe6bd'],
      ]),
      clouds('high', '#ffffff', [0.0014, 0.005], 3, 14),
      linear('floor', [
        [0, '#a79a86'],
        [1, '#5c574c'],
      ]),
      linear('inside', [
        [0, '#1a1510'],
        [0.6, '#3b2a18'],
        [1, '#7a5326'],
      ]),
      linear('roof', [
        [0, '#39433f'],
        [1, '#56625d'],
      ]),
      linear(
        'light',
        [
          [0, '#10241d', 0.55],
          [0.5, '#ffe2a6', 0.02],
          [1, '#ffe2a6', 0.22],
        ],
        true,
      ),
      radial('lamp', [
        [0, '#ffe9b8'],
        [0.4, '#ffc46a', 0.6],
        [1, '#ffc46a', 0],
      ]),
      noise('stone', [0.05, 0.2], 4, 3.2),
      noise('wood', [0.03, 0.004], 4, 2.6),
      blur('far', 12),
      blur('soft', 18),
    ],
    [
      rect(0, 0, W, H, 'fill="url(#sky)"'),
      mist('high', 0, -100, W, 760, 0.8),
      `<g filter="url(#far)">${times(24, () => `<ellipse cx="${random() * W}" cy="${740 - random() * 90}" rx="150" ry="110" fill="#587a5c"/>`).join('')}</g>`,
      face(
        [
          [-40, 0, 1],
          [40, 0, 1],
          [40, 0, 60],
          [-40, 0, 60],
        ],
        'fill="url(#floor)"',
      ),
      over('stone', rect(0, 830, W, 770, ''), [0, 830, W, 770], 0.3),
      ...boards,
      over(
        'wood',
        face(
          [
            [-7, 0, 17],
            [7.1, 0, 17],
            [7.1, 4.6, 17],
            [-7, 4.6, 17],
          ],
          '',
        ),
        [300, 200, 1900, 700],
        0.3,
      ),
      face(
        [
          [-7.6, 4.5, 16.6],
          [7.7, 4.5, 16.6],
          [6.2, 6.6, 21],
          [-6.1, 6.6, 21],
        ],
        'fill="url(#roof)"',
      ),
      ...times(24, (at) =>
        line(
          [
            [-7.6 + at * 0.66, 4.5, 16.6],
            [-6.1 + at * 0.53, 6.6, 21],
          ],
          'stroke="#2b3431" stroke-width="4"',
        ),
      ),
      ...times(6, (at) =>
        face(
          [
            [-5.2 + at * 1.75, 4.95, 17.5],
            [-3.8 + at * 1.75, 4.95, 17.5],
            [-3.6 + at * 1.68, 6.1, 19.9],
            [-4.9 + at * 1.68, 6.1, 19.9],
          ],
          'fill="#1f4058" stroke="#a9b9be" stroke-width="3"',
        ),
      ),
      face(
        [
          [-2.6, 0, 16.9],
          [2.4, 0, 16.9],
          [2.4, 3.5, 16.9],
          [-2.6, 3.5, 16.9],
        ],
        'fill="url(#inside)"',
      ),
      `<circle cx="1050" cy="690" r="86" fill="url(#lamp)"/><circle cx="1240" cy="705" r="70" fill="url(#lamp)"/><circle cx="1360" cy="690" r="86" fill="url(#lamp)"/>`,
      face(
        [
          [-1.6, 0, 16.85],
          [1.2, 0, 16.85],
          [1.2, 0.9, 16.85],
          [-1.6, 0.9, 16.85],
        ],
        'fill="#8a6436"',
      ),
      face(
        [
          [-4.6, 0, 16.7],
          [-2.6, 0, 16.7],
          [-2.6, 3.5, 16.7],
          [-4.6, 3.5, 16.7],
        ],
        'fill="#2f6048"',
      ),
      `<g filter="url(#soft)">${face(
        [
          [-6.5, 0, 6.4],
          [-2, 0, 6.4],
          [-0.6, 0, 9.4],
          [-5.8, 0, 9.4],
        ],
        'fill="#17140e" opacity=".8"',
      )}${face(
        [
          [2.5, 0, 5.2],
          [7.4, 0, 5.2],
          [8, 0, 9],
          [3.6, 0, 9],
        ],
        'fill="#17140e" opacity=".8"',
      )}</g>`,
      stack(-5.6, 10, 2.4, 15),
      stack(-5.2, 6.6, 2.7, 12),
      stack(3.8, 9.4, 2.4, 16),
      stack(3.2, 5.4, 3, 9),
      rect(0, 0, W, H, 'fill="url(#light)"'),
    ],
    0.3,
  )
}

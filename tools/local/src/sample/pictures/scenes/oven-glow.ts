import { blur, LANDSCAPE, linear, noise, over, radial, randomFrom, rect, scene, times } from '../draw.ts'

const { width: W, height: H } = LANDSCAPE

/** A loaf of bread. */
const loaf = (x: number, y: number, w: number) => {
  const h = w * 0.46
  const cuts = times(
    3,
    (at) =>
      `<path d="M${x - w * 0.24 + at * w * 0.22} ${y - h * 0.72}q${w * 0.1} ${h * 0.16} ${w * 0.08} ${h * 0.42}" stroke="#ffdf9f" stroke-width="${w * 0.05}" fill="none" stroke-linecap="round" opacity=".85"/>`,
  )
  return (
    `<g filter="url(#fine)"><ellipse cx="${x}" cy="${y + 6}" rx="${w * 0.56}" ry="${h * 0.2}" fill="#1a0a03" opacity=".8"/></g>` +
    `<path d="M${x - w / 2} ${y}C${x - w * 0.56} ${y - h * 1.25} ${x + w * 0.56} ${y - h * 1.25} ${x + w / 2} ${y}C${x + w * 0.42} ${y + h * 0.2} ${x - w * 0.42} ${y + h * 0.2} ${x - w / 2} ${y}Z" fill="url(#crust)"/>` +
    cuts.join('')
  )
}

export const ovenGlow = () => {
  const random = randomFrom(4)
  const shelf = (y: number, count: number, w: number) =>
    rect(540, y, 1320, 22, 'fill="#3a1c0c"') +
    rect(540, y, 1320, 6, 'fill="#ff9d4d"') +
    times(count, (at) => loaf(540 + (1320 / count) * (at + 0.5) + (random() - 0.5) * 20, y - 4, w)).join('')
  return scene(
    LANDSCAPE,
    [
      linear(
        'room',
        [
          [0, '#1c1a17'],
          [0.5, '#2c2822'],
          [1, '#141310'],
        ],
        true,
      ),
      radial(
        'fire',
        [
          [0, '#fff0bf'],
          [0.3, '#ffb64f'],
          [0.65, '#d85a1c'],
          [1, '#4d1606'],
        ],
        [0.5, 0.62, 0.72],
      ),
      linear('crust', [
        [0, '#f3b45c'],
        [0.45, '#b96a26'],
        [1, '#53230a'],
      ]),
      linear('steel', [
        [0, '#7d7a72'],
        [0.3, '#4b4943'],
        [1, '#23221f'],
      ]),
      radial('spill', [
        [0, '#ff9a3d', 0.85],
        [0.5, '#ff7a2a', 0.3],
        [1, '#ff7a2a', 0],
      ]),
      linear('bench', [
        [0, '#c98644'],
        [0.4, '#5d3b1f'],
        [1, '#24170d'],
      ]),
      linear('glass', [
        [0, '#ffffff', 0.16],
        [0.4, '#ffffff', 0],
        [1, '#ffffff', 0.05],
      ]),
      noise('wood', [0.006, 0.1], 4, 2.6),
      noise('steelgrain', [0.002, 0.2], 3, 2.2),
      blur('soft', 26),
      blur('fine', 6),
    ],
    [
      rect(0, 0, W, H, 'fill="url(#room)"'),
      rect(330, 90, 1740, 1210, 'rx="16" fill="url(#steel)"'),
      over('steelgrain', rect(330, 90, 1740, 1210, ''), [330, 90, 1740, 1210], 0.25),
      ...times(
        4,
        (at) =>
          `<circle cx="${1500 + at * 140}" cy="190" r="42" fill="#191816"/><path d="M${1500 + at * 140} 190l${16 - at * 11} -34" stroke="#ffc233" stroke-width="9"/>`,
      ),
      rect(420, 150, 340, 80, 'rx="8" fill="#100d0a"') +
        rect(446, 176, 120, 28, 'fill="#ff8a3a"') +
        rect(586, 176, 60, 28, 'fill="#ff8a3a" opacity=".7"'),
      rect(470, 300, 1460, 900, 'rx="30" fill="#121110"'),
      rect(520, 350, 1360, 800, 'rx="14" fill="url(#fire)"'),
      shelf(690, 5, 210),
      shelf(1040, 4, 270),
      rect(520, 350, 1360, 800, 'rx="14" fill="url(#glass)"'),
      rect(620, 1218, 1160, 34, 'rx="17" fill="#c9c3b4"') + rect(620, 1218, 1160, 9, 'rx="4" fill="#fff7e4"'),
      '<circle cx="1200" cy="820" r="1150" fill="url(#spill)" opacity=".55" style="mix-blend-mode:screen"/>',
      rect(0, 1360, W, 240, 'fill="url(#bench)"'),
      over('wood', rect(0, 1360, W, 240, ''), [0, 1360, W, 240], 0.35),
      `<g filter="url(#soft)"><ellipse cx="1200" cy="1400" rx="700" ry="46" fill="#ffb45c" opacity=".8"/></g>`,
      `<g filter="url(#soft)"><path d="M120 1620C140 1320 200 1180 330 1150C460 1180 520 1330 520 1620Z" fill="#0d0b09"/><path d="M1980 1620V1420Q2000 1370 2060 1370H2420V1620Z" fill="#120e0a"/></g>`,
    ],
    0.7,
  )
}

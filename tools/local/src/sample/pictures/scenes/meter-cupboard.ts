import { type Point } from '../camera.ts'
import { blur, linear, noise, over, PORTRAIT, rect, scene, times } from '../draw.ts'

/** A digit of seven segments. */
function segments(digit: number, x: number, y: number) {
  const shapes = ['h44', 'v48', 'v48', 'h44', 'v48', 'v48', 'h44']
  const starts: readonly Point[] = [
    [6, 0, 0],
    [0, 6, 0],
    [56, 6, 0],
    [6, 54, 0],
    [0, 60, 0],
    [56, 60, 0],
    [6, 108, 0],
  ]
  const lit =
    ['012 456', '2 5', '0 234 6', '0 23 56', '123 5', '01 3 56', '01 3456', '02 5', '0123456', '0123 56'][digit] ?? ''
  const paths = starts.flatMap(([left, top], at) =>
    lit.includes(String(at)) ? [`M${x + left} ${y + top}${shapes[at]}`] : [],
  )
  return `<path d="${paths.join('')}" stroke="#1b241f" stroke-width="11" stroke-linecap="round" fill="none"/>`
}

export const meterCupboard = () => {
  const [w, h] = [PORTRAIT.width, PORTRAIT.height]
  const breakers = times(
    9,
    (at) =>
      rect(430 + at * 86, 1560, 78, 250, 'rx="6" fill="url(#plastic)"') +
      rect(449 + at * 86, 1640, 40, 84, `rx="4" fill="${at === 0 ? '#a92414' : '#24322d'}"`) +
      rect(449 + at * 86, 1646, 40, 30, 'rx="3" fill="#ffffff" opacity=".22"') +
      rect(444 + at * 86, 1580, 50, 8, 'fill="#8a968f"'),
  )
  const cables = [
    ['#5b3b2a', 470],
    ['#1d2b3c', 560],
    ['#3e7a4e', 650],
    ['#151a18', 760],
    ['#5b3b2a', 880],
    ['#1d2b3c', 980],
    ['#8a8f8a', 1090],
  ] as const
  return scene(
    PORTRAIT,
    [
      linear(
        'wall',
        [
          [0, '#d9d2c0'],
          [1, '#8f8a7b'],
        ],
        true,
      ),
      linear(
        'inside',
        [
          [0, '#3b3f3a'],
          [0.3, '#6d6c62'],
          [1, '#3d3e39'],
        ],
        true,
      ),
      linear('board', [
        [0, '#a58659'],
        [1, '#6f5638'],
      ]),
      linear('plastic', [
        [0, '#fbfaf5'],
        [0.5, '#e7e7df'],
        [1, '#bfc3ba'],
      ]),
      linear(
        'door',
        [
          [0, '#4d554f'],
          [0.7, '#8a9189'],
          [1, '#b5bbb2'],
        ],
        true,
      ),
      linear('glass', [
        [0, '#ffffff', 0.5],
        [0.35, '#ffffff', 0.04],
        [1, '#ffffff', 0.16],
      ]),
      linear(
        'beam',
        [
          [0, '#ffe6ae', 0.3],
          [0.6, '#ffe6ae', 0.03],
          [1, '#08110e', 0.4],
        ],
        true,
      ),
      noise('wood', [0.004, 0.12], 4, 3),
      noise('plaster', [0.03, 0.03], 5, 2.2),
      blur('soft', 16),
      blur('fine', 4),
    ],
    [
      rect(0, 0, w, h, 'fill="url(#wall)"'),
      over('plaster', rect(0, 0, w, h, ''), [0, 0, w, h], 0.16),
      `<g filter="url(#soft)">${rect(250, 230, 1180, 2020, 'fill="#1b1a16" opacity=".7"')}</g>`,
      rect(260, 200, 1120, 2000, 'fill="#c9cabf"'),
      rect(300, 240, 1040, 1920, 'fill="url(#inside)"'),
      rect(370, 330, 900, 1740, 'fill="url(#board)"'),
      over('wood', rect(370, 330, 900, 1740, ''), [370, 330, 900, 1740], 0.3),
      ...cables.map(
        ([color, x], at) =>
          `<path d="M${x} 1300C${x} 1400 ${470 + at * 100} 1440 ${470 + at * 100} 1580M${470 + at * 100} 1800C${480 + at * 100} 1950 ${x + 40} 1960 ${x + 30} 2160" fill="none" stroke="${color}" stroke-width="26"/><path d="M${x - 6} 1300C${x - 6} 1400 ${464 + at * 100} 1440 ${464 + at * 100} 1580" fill="none" stroke="#fff" stroke-width="4" opacity=".3"/>`,
      ),
      `<g filter="url(#soft)">${rect(470, 450, 740, 900, 'fill="#120d07" opacity=".75"')}${rect(440, 1570, 820, 270, 'fill="#120d07" opacity=".7"')}</g>`,
      rect(450, 410, 740, 890, 'rx="40" fill="url(#plastic)"'),
      rect(520, 480, 600, 400, 'rx="16" fill="#2c332f"'),
      rect(556, 556, 528, 150, 'rx="6" fill="#b9cbb0"'),
      `<text x="586" y="676" font-family="DejaVu Sans Mono, monospace" font-size="0"></text>`,
      ...'048213'.split('').map((digit, at) => segments(Number(digit), 590 + at * 80, 580)),
      '<circle cx="820" cy="790" r="44" fill="#f3f5f0"/><path d="M776 790A44 44 0 0 1 864 790Z" fill="#a92414"/>',
      rect(520, 480, 600, 400, 'rx="16" fill="url(#glass)"'),
      rect(560, 950, 300, 26, 'fill="#0e5a41"') +
        rect(560, 1000, 420, 14, 'fill="#9aa39b"') +
        rect(560, 1034, 360, 14, 'fill="#9aa39b"'),
      ...times(26, (at) => rect(560 + at * 20, 1090, at % 3 ? 8 : 13, 90, 'fill="#24322d"')),
      '<circle cx="1100" cy="1220" r="22" fill="#8a968f"/><circle cx="540" cy="1220" r="22" fill="#8a968f"/>',
      rect(410, 1530, 810, 310, 'rx="14" fill="#d5d8cf"'),
      ...breakers,
      rect(300, 240, 1040, 1920, 'fill="url(#beam)"'),
      `<path d="M1380 200L1600 90V2330L1380 2200Z" fill="url(#door)"/><path d="M1380 200L1600 90V110L1384 216Z" fill="#e9ece4"/>`,
      rect(0, 0, w, h, 'fill="url(#beam)" opacity=".6"'),
    ],
    0.2,
  )
}

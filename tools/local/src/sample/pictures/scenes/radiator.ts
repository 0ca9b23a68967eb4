import { blur, linear, noise, over, PORTRAIT, rect, scene, times } from '../draw.ts'

export const radiator = () => {
  const [w, h] = [PORTRAIT.width, PORTRAIT.height]
  const columns = times(11, (at) => {
    const x = 420 + at * 92
    return (
      rect(x, 1420, 80, 640, 'rx="38" fill="url(#iron)"') +
      rect(x + 14, 1450, 12, 580, 'rx="6" fill="#fff" opacity=".5"') +
      rect(x + 34, 1500, 12, 480, 'rx="6" fill="#3b3d37" opacity=".5"')
    )
  })
  return scene(
    PORTRAIT,
    [
      linear(
        'wall',
        [
          [0, '#dfe6dc'],
          [1, '#a9b5a8'],
        ],
        true,
      ),
      linear('out', [
        [0, '#8cc4ec'],
        [0.55, '#dcebe6'],
        [0.75, '#c9d8b8'],
        [1, '#7d9a6b'],
      ]),
      linear(
        'iron',
        [
          [0, '#8f9189'],
          [0.3, '#f4f3ea'],
          [0.55, '#d9d8cd'],
          [1, '#74766f'],
        ],
        true,
      ),
      linear('sill', [
        [0, '#fbf8ee'],
        [1, '#c3bba8'],
      ]),
      linear('floor', [
        [0, '#8a5f38'],
        [1, '#c08a54'],
      ]),
      linear(
        'curtain',
        [
          [0, '#d8b25e', 0.95],
          [0.5, '#f1d58f', 0.9],
          [1, '#c79a45', 0.95],
        ],
        true,
      ),
      linear('beam', [
        [0, '#fff1c8', 0.85],
        [1, '#fff1c8', 0],
      ]),
      noise('wood', [0.006, 0.14], 4, 2.6),
      noise('plaster', [0.02, 0.02], 5, 2.2),
      blur('far', 34),
      blur('soft', 22),
      blur('wide', 40),
    ],
    [
      rect(0, 0, w, h, 'fill="url(#wall)"'),
      over('plaster', rect(0, 0, w, 2140, ''), [0, 0, w, 2140], 0.14),
      rect(330, 120, 1000, 1120, 'fill="#f3f1e6"'),
      rect(370, 160, 920, 1040, 'fill="url(#out)"'),
      `<svg x="370" y="160" width="920" height="1040" viewBox="370 160 920 1040"><g filter="url(#far)"><circle cx="520" cy="980" r="210" fill="#4f7d55"/><circle cx="760" cy="1060" r="200" fill="#6d9a5c"/><circle cx="1130" cy="960" r="250" fill="#3e6b4a"/><path d="M690 900L900 740L1110 900V1200H690Z" fill="#a8654c"/></g></svg>`,
      rect(816, 160, 30, 1040, 'fill="#f3f1e6"') +
        rect(370, 560, 920, 26, 'fill="#f3f1e6"') +
        rect(846, 160, 8, 1040, 'fill="#9a978a"') +
        rect(370, 586, 920, 8, 'fill="#9a978a"'),
      ...[150, 1240].map(
        (x) =>
          `<path d="M${x} 60H${x + 260}C${x + 230} 500 ${x + 290} 900 ${x + 250} 1700H${x - 10}C${x + 30} 1100 ${x - 20} 600 ${x} 60Z" fill="url(#curtain)"/>${times(5, (at) => `<path d="M${x + 24 + at * 52} 70C${x + 40 + at * 50} 600 ${x + 10 + at * 52} 1100 ${x + 20 + at * 50} 1690" stroke="#8f6a26" stroke-width="10" fill="none" opacity=".35" filter="url(#soft)"/>`).join('')}`,
      ),
      rect(110, 40, 1420, 26, 'rx="13" fill="#24322d"'),
      `<g filter="url(#soft)">${rect(290, 1290, 1080, 60, 'fill="#3b3d37" opacity=".6"')}${rect(430, 1440, 1060, 660, 'fill="#2b2d28" opacity=".55"')}</g>`,
      rect(290, 1240, 1080, 60, 'fill="url(#sill)"'),
      rect(0, 2140, w, 260, 'fill="url(#floor)"'),
      over('wood', rect(0, 2140, w, 260, ''), [0, 2140, w, 260], 0.35),
      rect(0, 2080, w, 66, 'fill="#f3f1e6"') + rect(0, 2140, w, 8, 'fill="#6f5236"'),
      ...columns,
      `<path d="M420 1990H330V2140" stroke="#b86a48" stroke-width="30" fill="none"/>${rect(290, 1930, 80, 120, 'rx="20" fill="#fbfaf5"')}${rect(290, 1960, 80, 12, 'fill="#f4552e"')}`,
      `<g filter="url(#wide)"><path d="M400 200L1270 200L1620 2400H760Z" fill="url(#beam)" opacity=".42"/></g>`,
      rect(1120, 1120, 130, 120, 'rx="14" fill="#b9603f"') +
        `<path d="M1185 1120C1150 1000 1090 960 1060 900M1185 1120C1190 980 1210 900 1190 820M1185 1120C1230 1010 1280 980 1310 930" stroke="#2f6b45" stroke-width="22" fill="none" stroke-linecap="round"/>`,
    ],
    0.35,
  )
}

import { blur, LANDSCAPE, linear, noise, over, radial, randomFrom, rect, scene, times } from '../draw.ts'

const { width: W, height: H } = LANDSCAPE

export const heatPump = () => {
  const bricks = randomFrom(7)
  const tones = ['#a9634a', '#8f4f3a', '#b87a5c', '#7c4535', '#a06048']
  const wall = times(26, (row) =>
    times(19, (at) =>
      rect(-80 + at * 138 + (row % 2) * 69, -10 + row * 48, 130, 41, `fill="${tones[Math.floor(bricks() * 5)]}"`),
    ).join(''),
  )
  const grille = times(
    13,
    (at) => `<circle cx="1110" cy="770" r="${42 + at * 21}" fill="none" stroke="#2a3330" stroke-width="6"/>`,
  )
  const blades = times(
    5,
    (at) =>
      `<path d="M1110 770C1150 690 1250 610 1330 640C1310 720 1230 790 1110 770Z" fill="#46524e" transform="rotate(${at * 72} 1110 770)"/>`,
  )
  const fins = times(34, (at) => rect(1556, 520 + at * 17, 190, 7, 'fill="#8f9a94"'))
  const leaves = randomFrom(3)
  return scene(
    LANDSCAPE,
    [
      linear(
        'light',
        [
          [0, '#fff0c8', 0.55],
          [0.45, '#ffe6b4', 0.12],
          [1, '#10241d', 0.6],
        ],
        true,
      ),
      linear('case', [
        [0, '#fbfaf3'],
        [0.6, '#e3e5dd'],
        [1, '#b9c0b8'],
      ]),
      linear('side', [
        [0, '#aab3ab'],
        [1, '#6f7b74'],
      ]),
      linear('lid', [
        [0, '#ffffff'],
        [1, '#dfe3db'],
      ]),
      radial('fan', [
        [0, '#2b3532'],
        [0.75, '#161d1b'],
        [1, '#0b100e'],
      ]),
      linear('gravel', [
        [0, '#8b8678'],
        [1, '#c2baa6'],
      ]),
      noise('stone', [0.03, 0.07], 4, 3.4, 6),
      noise('rough', [0.08, 0.08], 4, 2.6),
      blur('far', 30),
      blur('soft', 14),
      blur('fine', 3),
    ],
    [
      rect(0, 0, W, H, 'fill="#77695c"'),
      ...wall,
      over('rough', rect(0, 0, W, 1250, ''), [0, 0, W, 1250], 0.2),
      rect(0, 0, W, 1260, 'fill="url(#light)"'),
      `<g filter="url(#soft)" opacity=".5"><path d="M-50 0L700 0L1500 1250L500 1250Z" fill="#ffe9bd" opacity=".5"/></g>`,
      `<g filter="url(#soft)"><path d="M1760 470L2150 640V1240H1500Z" fill="#0c1411" opacity=".72"/></g>`,
      rect(1930, 0, 34, 900, 'fill="#2c3733"'),
      rect(1930, 0, 9, 900, 'fill="#70807a"'),
      rect(1996, 0, 34, 980, 'fill="#2c3733"'),
      rect(1996, 0, 9, 980, 'fill="#70807a"'),
      `<path d="M1947 880C1947 960 1900 960 1770 960M2013 960C2013 1060 1920 1060 1770 1060" fill="none" stroke="#2c3733" stroke-width="34"/>`,
      rect(0, 1240, W, 360, 'fill="url(#gravel)"'),
      over('stone', rect(0, 1240, W, 360, ''), [0, 1240, W, 360], 0.5),
      `<g filter="url(#soft)"><path d="M560 1300H1900L2260 1390H760Z" fill="#0d120f" opacity=".75"/></g>`,
      rect(680, 1160, 180, 130, 'fill="#454d49"') + rect(1480, 1160, 180, 130, 'fill="#454d49"'),
      rect(600, 1262, 1240, 52, 'fill="#9a978b"'),
      '<path d="M1770 440L1860 400V1130L1770 1180Z" fill="url(#side)"/><path d="M560 440L680 400H1860L1770 440Z" fill="url(#lid)"/>',
      rect(560, 440, 1210, 740, 'rx="10" fill="url(#case)"'),
      rect(560, 440, 1210, 6, 'fill="#fff"'),
      '<circle cx="1110" cy="770" r="322" fill="#b4bcb4"/><circle cx="1110" cy="770" r="306" fill="url(#fan)"/>',
      `<g filter="url(#fine)">${blades.join('')}</g>`,
      ...grille,
      `<path d="M1110 462V1078M802 770H1418M892 552L1328 988M1328 552L892 988" stroke="#2a3330" stroke-width="7"/><circle cx="1110" cy="770" r="46" fill="#dfe3db"/>`,
      ...fins,
      rect(620, 490, 120, 20, 'fill="#0e5a41"'),
      rect(620, 520, 70, 10, 'fill="#8a968f"'),
      rect(560, 440, 1210, 740, 'rx="10" fill="url(#light)" opacity=".5"'),
      `<g filter="url(#far)">${times(26, () => `<ellipse cx="${-40 + leaves() * 420}" cy="${1650 - leaves() * 560}" rx="${60 + leaves() * 90}" ry="${26 + leaves() * 34}" transform="rotate(${leaves() * 90 - 60} 160 1400)" fill="${['#3e7a4e', '#2f5f3f', '#6a9a4f'][Math.floor(leaves() * 3)]}"/>`).join('')}</g>`,
    ],
    0.25,
  )
}

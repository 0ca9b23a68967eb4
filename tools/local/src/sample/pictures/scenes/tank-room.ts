import { blur, linear, noise, over, PORTRAIT, rect, scene } from '../draw.ts'
import { pipe, metal } from './pipes.ts'

/** An upright tank with a domed top. */
const tank = (x: number, top: number, width: number, high: number, fill: string) => {
  const [right, dome] = [x + width, width * 0.22]
  return (
    `<g filter="url(#soft)"><ellipse cx="${x + width * 0.6}" cy="${top + high + 20}" rx="${width * 0.72}" ry="46" fill="#0b0f0d" opacity=".7"/></g>` +
    rect(x + width * 0.12, top + high - 10, 30, 50, 'fill="#161d1a"') +
    rect(right - width * 0.12 - 30, top + high - 10, 30, 50, 'fill="#161d1a"') +
    `<path d="M${x} ${top + dome}C${x} ${top - dome * 0.3} ${right} ${top - dome * 0.3} ${right} ${top + dome}V${top + high - dome * 0.6}C${right} ${top + high + dome * 0.3} ${x} ${top + high + dome * 0.3} ${x} ${top + high - dome * 0.6}Z" fill="url(#${fill})"/>` +
    [0.2, 0.5, 0.8]
      .map(
        (at) =>
          `<path d="M${x} ${top + high * at}Q${x + width / 2} ${top + high * at + dome * 0.42} ${right} ${top + high * at}" fill="none" stroke="#10241d" stroke-width="7" opacity=".35"/>`,
      )
      .join('') +
    `<circle cx="${x + width * 0.5}" cy="${top + high * 0.36}" r="46" fill="#dfe3da"/><circle cx="${x + width * 0.5}" cy="${top + high * 0.36}" r="36" fill="#fbfaf5"/><path d="M${x + width * 0.5} ${top + high * 0.36}l18 -24" stroke="#a92414" stroke-width="6"/>`
  )
}

export const tankRoom = () => {
  const w = PORTRAIT.width
  return scene(
    PORTRAIT,
    [
      linear(
        'wall',
        [
          [0, '#e7dfcb'],
          [0.5, '#b9b29f'],
          [1, '#6c6a5f'],
        ],
        true,
      ),
      linear('floor', [
        [0, '#6f6c60'],
        [1, '#9a9484'],
      ]),
      metal('green', ['#0b3d2e', '#14614a', '#6fae94']),
      metal('silver', ['#59635f', '#9ba6a0', '#f2f4ee']),
      metal('copper', ['#5a2c1c', '#a75b3c', '#f0b48c']),
      linear('window', [
        [0, '#fffdf2'],
        [1, '#ffe9bb'],
      ]),
      linear(
        'beam',
        [
          [0, '#fff0c4', 0.75],
          [1, '#fff0c4', 0],
        ],
        true,
      ),
      noise('plaster', [0.02, 0.02], 5, 2.2),
      noise('stone', [0.012, 0.05], 4, 2.4),
      blur('soft', 24),
      blur('fine', 7),
      blur('wide', 50),
    ],
    [
      rect(0, 0, w, 1900, 'fill="url(#wall)"'),
      over('plaster', rect(0, 0, w, 1900, ''), [0, 0, w, 1900], 0.1),
      rect(0, 1890, w, 510, 'fill="url(#floor)"'),
      over('stone', rect(0, 1890, w, 510, ''), [0, 1890, w, 510], 0.15),
      `<g filter="url(#soft)">${rect(0, 1880, w, 30, 'fill="#24221d" opacity=".6"')}</g>`,
      rect(70, 240, 260, 560, 'fill="#5b5a50"') +
        rect(90, 260, 220, 520, 'fill="url(#window)"') +
        rect(192, 260, 14, 520, 'fill="#6b6a60"') +
        rect(90, 500, 220, 14, 'fill="#6b6a60"'),
      pipe('M-40 1010H470Q520 1010 520 1060V1200', '#f4552e', 58),
      pipe('M-40 1110H360Q410 1110 410 1160V1240', '#8cc4ec', 58),
      pipe('M620 760V420Q620 360 680 360H1700', '#b86a48', 40),
      pipe('M1180 560V300Q1180 250 1230 250H1700', '#b86a48', 40),
      tank(930, 520, 520, 1420, 'silver'),
      tank(330, 720, 560, 1320, 'green'),
      pipe('M1700 1740H1500Q1440 1740 1440 1680V1560', '#8cc4ec', 52),
      ...[
        [470, 1010],
        [300, 1110],
        [1500, 1740],
      ].map(
        ([x = 0, y = 0]) =>
          rect(x - 30, y - 46, 60, 92, 'rx="10" fill="#2b3531"') +
          rect(x - 66, y - 84, 132, 26, 'rx="13" fill="#ffc233"'),
      ),
      `<g filter="url(#wide)" opacity=".8"><path d="M90 260L310 260L1500 1700L900 2000Z" fill="url(#beam)" opacity=".55"/><path d="M420 2160L980 2060L1240 2230L600 2330Z" fill="#fff0c4" opacity=".5"/></g>`,
    ],
    0.45,
  )
}

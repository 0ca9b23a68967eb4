import { blur, LANDSCAPE, linear, noise, over, radial, rect, scene, times } from '../draw.ts'
import { pipe } from './pipes.ts'

const { width: W, height: H } = LANDSCAPE

/** A valve with its hand wheel. */
const wheel = (x: number, y: number, color: string) =>
  rect(x - 80, y - 62, 160, 124, 'rx="16" fill="#38433f"') +
  rect(x - 80, y - 62, 160, 20, 'rx="10" fill="#8b9892"') +
  rect(x - 12, y - 190, 24, 140, 'fill="#8b9892"') +
  `<ellipse cx="${x}" cy="${y - 196}" rx="108" ry="34" fill="none" stroke="#0b100e" stroke-width="26" transform="translate(8 14)" opacity=".5" filter="url(#fine)"/><ellipse cx="${x}" cy="${y - 196}" rx="108" ry="34" fill="none" stroke="${color}" stroke-width="24"/><path d="M${x - 100} ${y - 196}H${x + 100}" stroke="${color}" stroke-width="16"/>`

/** A pressure gauge on a pipe. */
const gauge = (x: number, y: number, turn: number) =>
  `<g filter="url(#soft)"><circle cx="${x + 20}" cy="${y + 28}" r="110" fill="#0b100e" opacity=".5"/></g>${rect(x - 18, y + 90, 36, 120, 'fill="#b08a4a"')}` +
  `<circle cx="${x}" cy="${y}" r="112" fill="url(#rim)"/><circle cx="${x}" cy="${y}" r="94" fill="#f8f7ef"/>` +
  times(
    21,
    (at) =>
      `<path d="M${x} ${y - 86}v${at % 5 ? 12 : 24}" stroke="#10241d" stroke-width="5" transform="rotate(${at * 13.5 - 135} ${x} ${y})"/>`,
  ).join('') +
  `<path d="M${x - 5} ${y + 18}L${x} ${y - 74}L${x + 5} ${y + 18}Z" fill="#a92414" transform="rotate(${turn} ${x} ${y})"/><circle cx="${x}" cy="${y}" r="12" fill="#10241d"/><circle cx="${x}" cy="${y}" r="94" fill="url(#shine)"/>`

export const plantPipes = () => {
  return scene(
    LANDSCAPE,
    [
      linear(
        'wall',
        [
          [0, '#22453a'],
          [0.55, '#3b6a58'],
          [1, '#16302a'],
        ],
        true,
      ),
      linear('rim', [
        [0, '#f4e2b4'],
        [0.5, '#a8803c'],
        [1, '#5e431c'],
      ]),
      linear('shine', [
        [0, '#ffffff', 0.6],
        [0.45, '#ffffff', 0.02],
        [1, '#000000', 0.14],
      ]),
      radial('lamp', [
        [0, '#ffe7b4', 0.65],
        [1, '#ffe7b4', 0],
      ]),
      noise('plaster', [0.02, 0.025], 5, 2.4),
      blur('soft', 20),
      blur('fine', 8),
      blur('far', 22),
    ],
    [
      rect(0, 0, W, H, 'fill="url(#wall)"'),
      over('plaster', rect(0, 0, W, H, ''), [0, 0, W, H], 0.07),
      '<circle cx="1000" cy="160" r="1100" fill="url(#lamp)"/>',
      `<g filter="url(#far)">${pipe('M300 -50V1700', '#7f8b86', 120)}${pipe('M2140 -50V1700', '#7f8b86', 120)}</g>`,
      pipe('M-60 420H1460Q1600 420 1600 560V1700', '#8cc4ec', 130),
      pipe('M-60 760H1120Q1260 760 1260 900V1700', '#f4552e', 130),
      pipe('M-60 1100H780Q920 1100 920 1240V1700', '#ffc233', 130),
      ...[
        [240, 420],
        [1180, 420],
        [240, 760],
        [900, 760],
        [240, 1100],
      ].map(
        ([x = 0, y = 0]) =>
          rect(x - 26, y - 84, 52, 168, 'rx="6" fill="#55625d"') + rect(x - 26, y - 84, 12, 168, 'fill="#aab5af"'),
      ),
      ...[
        [1600, 1240],
        [1260, 1240],
        [920, 1440],
      ].map(
        ([x = 0, y = 0]) =>
          rect(x - 84, y - 26, 168, 52, 'rx="6" fill="#55625d"') + rect(x - 84, y - 26, 168, 12, 'fill="#aab5af"'),
      ),
      gauge(560, 190, 34),
      gauge(820, 530, -40),
      wheel(1000, 420, '#a92414'),
      wheel(560, 760, '#d9dfd8'),
      wheel(520, 1100, '#10241d'),
    ],
    0.3,
  )
}

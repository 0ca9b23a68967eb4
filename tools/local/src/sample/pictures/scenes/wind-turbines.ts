import { blur, clouds, LANDSCAPE, linear, mist, noise, over, radial, rect, scene, times } from '../draw.ts'
import { hills } from './hills.ts'

const { width: W, height: H } = LANDSCAPE

/** A wind turbine on its tower, turned by an angle. */
function turbine(x: number, base: number, high: number, angle: number, color: string) {
  const blade = `M0 0C${high * 0.03} ${-high * 0.1} ${high * 0.022} ${-high * 0.3} ${high * 0.004} ${-high * 0.56}L${-high * 0.005} ${-high * 0.56}C${-high * 0.012} ${-high * 0.3} ${-high * 0.014} ${-high * 0.1} 0 0Z`
  const [top, foot] = [high * 0.011, high * 0.022]
  return (
    `<g transform="translate(${x} ${base})" fill="${color}"><path d="M${-foot} 0L${-top} ${-high}H${top}L${foot} 0Z"/>` +
    `<g transform="translate(0 ${-high})">${[0, 120, 240].map((turn) => `<path d="${blade}" transform="rotate(${angle + turn})"/>`).join('')}` +
    `<circle r="${high * 0.02}"/></g></g>`
  )
}

export const windTurbines = () =>
  scene(
    LANDSCAPE,
    [
      linear('sky', [
        [0, '#15324a'],
        [0.3, '#4a7390'],
        [0.52, '#b9a58f'],
        [0.64, '#f2a35c'],
        [0.72, '#ffc98a'],
      ]),
      radial('sun', [
        [0, '#fff3d6'],
        [0.08, '#ffdf9a', 0.95],
        [0.35, '#ff9d55', 0.45],
        [1, '#ff8040', 0],
      ]),
      clouds('high', '#ffd2a8', [0.0009, 0.006], 3.2, 11),
      clouds('dark', '#24415a', [0.0011, 0.007], 3, 4),
      clouds('mist', '#ffc48c', [0.0012, 0.008], 2.4, 9),
      linear('a', [
        [0, '#a8785e'],
        [1, '#d8945e'],
      ]),
      linear('b', [
        [0, '#6d5a55'],
        [1, '#a8755a'],
      ]),
      linear('c', [
        [0, '#34413f'],
        [1, '#4d4640'],
      ]),
      linear('d', [
        [0, '#15251f'],
        [0.7, '#0a1512'],
      ]),
      noise('grass', [0.14, 0.3], 4, 2.6),
      linear('rim', [
        [0, '#ffb56b', 0.8],
        [1, '#ffb56b', 0],
      ]),
      blur('soft', 3),
      blur('far', 5),
    ],
    [
      rect(0, 0, W, H, 'fill="url(#sky)"'),
      mist('dark', 0, 60, W, 640, 0.5),
      mist('high', 0, 380, W, 560, 0.75),
      '<circle cx="1640" cy="1010" r="760" fill="url(#sun)"/>',
      `<g filter="url(#far)"><path d="${hills(1060, 46, 3)}" fill="url(#a)" opacity=".8"/>${times(7, (at) => turbine(250 + at * 135, 1055 - (at % 3) * 14, 150 + (at % 2) * 18, at * 37, '#8d6b58')).join('')}</g>`,
      mist('mist', 0, 980, W, 260, 0.7),
      `<g filter="url(#soft)"><path d="${hills(1165, 60, 8)}" fill="url(#b)"/></g>`,
      turbine(1990, 1160, 420, 22, '#4b4a49'),
      turbine(1330, 1190, 470, 78, '#4a4642'),
      mist('mist', 0, 1110, W, 240, 0.4),
      `<path d="${hills(1300, 60, 21, 3)}" fill="url(#c)"/>`,
      turbine(640, 1370, 1010, 48, '#1c2c2b'),
      '<path d="M651 1360L645 372H650L662 1360Z" fill="#e09a62" opacity=".6"/>',
      `<path d="${hills(1430, 44, 35, 4)}" fill="url(#d)"/>`,
      over('grass', `<path d="${hills(1430, 44, 35, 4)}"/>`, [0, 1280, W, 330], 0.3),
    ],
    0.4,
  )

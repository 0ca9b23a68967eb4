import { blur, linear, noise, over, PORTRAIT, radial, randomFrom, rect, scene, times } from '../draw.ts'

export const charger = () => {
  const [w, h] = [PORTRAIT.width, PORTRAIT.height]
  const lights = randomFrom(12)
  return scene(
    PORTRAIT,
    [
      linear('dusk', [
        [0, '#16303a'],
        [0.5, '#2c4e55'],
        [0.62, '#c98f5a'],
        [0.66, '#71553f'],
      ]),
      linear('floor', [
        [0, '#5b5048'],
        [0.25, '#34403d'],
        [1, '#141f1c'],
      ]),
      linear(
        'post',
        [
          [0, '#0d1c17'],
          [0.14, '#24463a'],
          [0.5, '#1a352c'],
          [0.86, '#0c1a15'],
          [1, '#2f5548'],
        ],
        true,
      ),
      linear('face', [
        [0, '#1c2b27'],
        [1, '#0d1613'],
      ]),
      linear('screen', [
        [0, '#dff3e4'],
        [1, '#8fd6b0'],
      ]),
      linear('car', [
        [0, '#9fb4b8'],
        [0.4, '#4a6064'],
        [0.75, '#1c2a2c'],
        [1, '#0b1414'],
      ]),
      linear('glass', [
        [0, '#d8a877'],
        [1, '#27383c'],
      ]),
      radial('bulb', [
        [0, '#ffe2a0'],
        [0.5, '#ffb95c', 0.7],
        [1, '#ffb95c', 0],
      ]),
      radial('spill', [
        [0, '#8fd6b0', 0.55],
        [1, '#8fd6b0', 0],
      ]),
      noise('asphalt', [0.09, 0.3], 4, 3.2),
      blur('far', 26),
      blur('mid', 12),
      blur('soft', 5),
    ],
    [
      rect(0, 0, w, h, 'fill="url(#dusk)"'),
      `<g filter="url(#far)">${rect(-60, 700, 560, 820, 'fill="#15241f"')}${rect(900, 520, 800, 1000, 'fill="#1b2d27"')}${times(5, (at) => rect(980 + at * 130, 820, 76, 150, 'fill="#ffc86e" opacity=".9"')).join('')}${times(3, (at) => rect(60 + at * 140, 980, 80, 190, 'fill="#f7b25c" opacity=".7"')).join('')}</g>`,
      `<g>${times(16, () => `<circle cx="${lights() * w}" cy="${1180 + lights() * 240}" r="${26 + lights() * 44}" fill="${['#ffc233', '#f4552e', '#ffd98a', '#8cc4ec'][Math.floor(lights() * 4)]}" opacity="${0.14 + lights() * 0.3}"/>`).join('')}</g>`,
      rect(0, 1500, w, 900, 'fill="url(#floor)"'),
      over('asphalt', rect(0, 1500, w, 900, ''), [0, 1500, w, 900], 0.45),
      `<g filter="url(#mid)"><path d="M860 1790C880 1560 980 1480 1130 1440C1230 1290 1340 1240 1700 1230V1950H880Z" fill="url(#car)"/><path d="M1180 1440C1260 1320 1350 1280 1700 1275V1450Z" fill="url(#glass)"/><path d="M880 1560L1010 1520L1030 1575L900 1610Z" fill="#ffe9c0"/><circle cx="1230" cy="1900" r="150" fill="#080e0d"/><circle cx="1230" cy="1900" r="76" fill="#55656a"/>${rect(840, 1985, 900, 60, 'fill="#050a09" opacity=".8"')}</g>`,
      '<ellipse cx="560" cy="2190" rx="560" ry="90" fill="url(#spill)"/>',
      `<g filter="url(#mid)"><ellipse cx="600" cy="2185" rx="300" ry="34" fill="#030706" opacity=".85"/></g>`,
      rect(330, 2110, 400, 70, 'rx="8" fill="#5b6662"'),
      rect(370, 640, 320, 1490, 'rx="34" fill="url(#post)"'),
      rect(402, 690, 256, 760, 'rx="20" fill="url(#face)"'),
      rect(430, 730, 200, 250, 'rx="10" fill="url(#screen)"'),
      rect(456, 770, 120, 20, 'rx="4" fill="#0b3d2e"'),
      rect(456, 812, 76, 20, 'rx="4" fill="#0b3d2e" opacity=".6"'),
      rect(456, 900, 148, 44, 'rx="4" fill="#0e5a41"'),
      '<circle cx="530" cy="1180" r="84" fill="#050a09"/><circle cx="530" cy="1180" r="60" fill="#1d2b27" stroke="#3e9a6c" stroke-width="8"/>',
      rect(372, 1560, 316, 10, 'fill="#3e9a6c"'),
      `<path d="M560 1190C760 1230 800 1560 770 1900C752 2110 900 2150 960 1990C1010 1850 980 1700 920 1650" fill="none" stroke="#07100d" stroke-width="44" stroke-linecap="round"/>`,
      `<path d="M562 1178C772 1222 808 1560 778 1900C764 2080 890 2120 946 1980" fill="none" stroke="#48675c" stroke-width="8" stroke-linecap="round" filter="url(#soft)"/>`,
      `<g transform="rotate(-14 910 1640)">${rect(862, 1560, 96, 130, 'rx="24" fill="#0c1613"')}${rect(880, 1540, 60, 40, 'rx="8" fill="#24463a"')}</g>`,
      '<circle cx="530" cy="855" r="420" fill="url(#spill)" opacity=".5"/>',
      '<circle cx="1390" cy="470" r="330" fill="url(#bulb)" opacity=".75"/>',
    ],
    0.5,
  )
}

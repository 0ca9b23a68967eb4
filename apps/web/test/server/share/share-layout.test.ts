import sharp from 'sharp'
import { expect, test } from 'vitest'
import { layoutOf, ILLUSTRATION, type ShareText } from '../../../src/server/share/layout.ts'
import { renderShare } from '../../../src/server/share/render.ts'

const TEXT: ShareText = {
  title: 'Heat pumps',
  prefix: 'Air',
  kind: 'Service',
  carrier: '#ffc233',
  wordmark: ['Millrace', 'Energy'],
}
const [INK, MUTED, CARRIER, BACKGROUND, MARK] = [0x10241d, 0x475a51, 0xffc233, 0xf3f5f0, 0x0e5a41]
/** Where the title stands, with its band. */
const MIDDLE = { left: 0, top: 130, width: 640, height: 380 }
const [MARGIN, COLUMN_END] = [56, 612]

interface Area {
  left: number
  top: number
  width: number
  height: number
}

async function pixelsOf(picture: Buffer, area: Area) {
  const raw = await sharp(picture).extract(area).removeAlpha().raw().toBuffer()
  return (x: number, y: number) => raw.readUIntBE(3 * (y * area.width + x), 3)
}

/** Where a colour is in a part of the picture: its columns and rows, counted from the top left of the picture. */
async function placesOf(color: number, text: Partial<ShareText>, area: Area = MIDDLE) {
  const at = await pixelsOf(Buffer.from(await layoutOf({ ...TEXT, ...text })), area)
  const columns = new Set<number>()
  const rows = new Set<number>()
  for (let y = 0; y < area.height; y++)
    for (let x = 0; x < area.width; x++)
      if (at(x, y) === color) {
        columns.add(area.left + x)
        rows.add(area.top + y)
      }
  const [inRow, inColumn] = [[...rows].toSorted((a, b) => a - b), [...columns].toSorted((a, b) => a - b)]
  return { left: inColumn.at(0), right: inColumn.at(-1), top: inRow.at(0), bottom: inRow.at(-1), rows: inRow }
}

const LONG = 'A very long title that says everything twice, '.repeat(4)
const WORD = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'
/** Words of two letters: one more or less never changes the size. */
const PAIRS = 'aa bb cc dd ee ff gg hh iii jj kk lll mm nn oo pp qq rr ss tt uu vv ww'
const SENTENCE = 'Solar panels for every roof of the town'

test.each(['Heat pumps', SENTENCE, LONG, WORD])('a title stands in its column: %s', async (title) => {
  const { left = 0, right = 0 } = await placesOf(INK, { title, prefix: '' })
  expect(left).toBeGreaterThanOrEqual(MARGIN)
  expect(left).toBeLessThan(MARGIN + 10)
  expect(right).toBeLessThanOrEqual(COLUMN_END)
  expect(right).toBeGreaterThan(COLUMN_END - 130)
})

/** The heights of the lines of a title whose letters have neither gaps nor tails. */
async function linesOf(title: string) {
  const { rows } = await placesOf(INK, { title, prefix: '' })
  const begins = rows.filter((row, at) => row !== (rows[at - 1] ?? 0) + 1)
  return begins.map((begin, at) => rows.filter((row) => row >= begin && row < (begins[at + 1] ?? 1_000)).length)
}

test('a title is as large as its three lines allow', async () => {
  const [short, three, long] = [
    await linesOf('HHHH'),
    await linesOf('HHHH '.repeat(7)),
    await linesOf('HHHH '.repeat(60)),
  ]
  expect([short.length, three.length, long.length]).toEqual([1, 3, 3])
  expect(short[0]).toBeGreaterThan(three[0] ?? 0)
  expect(three[0]).toBeGreaterThan(long[0] ?? 0)
  expect(short[0]).toBeGreaterThan(60)
  expect(long[0]).toBeGreaterThan(32)
})

test.each([
  ['after a whole word', `${PAIRS} xxxxxxxxxxxx yy zz`, PAIRS, ' ww'],
  ['after a whole word, at its end', `${PAIRS} xx yy zz AA BB CC DD EE`, PAIRS, ' ww'],
  ['within a word that is too long by itself', WORD, 'Donaudampfschifffahr', 'r'],
])('a title that is too long is cut %s', async (_, title, begin, last) => {
  const [whole, cut, shorter] = await Promise.all(
    [title, `${begin}…`, `${begin.slice(0, -last.length)}…`].map((each) => layoutOf({ ...TEXT, title: each })),
  )
  expect(cut).toBe(whole)
  expect(shorter).not.toBe(whole)
})

test('spaces in a title do not count', async () => {
  expect(await layoutOf({ ...TEXT, title: ' Heat \n pumps ' })).toBe(await layoutOf(TEXT))
})

test.each(['Heat pumps', SENTENCE, LONG])('the band leads from the title to the illustration: %s', async (title) => {
  const [band, ink] = [await placesOf(CARRIER, { title }), await placesOf(INK, { title, prefix: '' })]
  expect(band.right).toBe(ILLUSTRATION.left - 1)
  // In the last line, as high as its capitals.
  expect(Math.abs((band.bottom ?? 0) - (ink.bottom ?? 0))).toBeLessThan(25)
  expect(band.top).toBeGreaterThanOrEqual(ink.top ?? 0)
  const last = { ...MIDDLE, top: band.top ?? 0, height: (band.bottom ?? 0) - (band.top ?? 0) }
  expect(band.left).toBeGreaterThan((await placesOf(INK, { title, prefix: '' }, last)).right ?? 0)
})

test('the wordmark is at the top, its second word lighter, and the kind under a line at the bottom', async () => {
  const head = { left: 0, top: 0, width: 640, height: 110 }
  const [mark, first, second] = await Promise.all([MARK, INK, MUTED].map((color) => placesOf(color, {}, head)))
  expect([mark?.left, mark?.top, mark?.rows.length]).toEqual([MARGIN, MARGIN + 3, 37])
  expect(first?.left).toBeGreaterThan((mark?.right ?? 0) + 10)
  expect(second?.left).toBeGreaterThan((first?.right ?? 0) + 5)
  const foot = { left: 0, top: 515, width: 640, height: 115 }
  const [line, kind] = [await placesOf(INK, {}, foot), await placesOf(MUTED, {}, foot)]
  expect([line.left, line.right, line.rows.length]).toEqual([MARGIN, COLUMN_END - 1, 3])
  expect(kind.left).toBeGreaterThanOrEqual(MARGIN)
  expect(kind.top).toBeGreaterThan(line.bottom ?? 0)
  expect(kind.bottom).toBeLessThanOrEqual(630 - MARGIN)
})

test('the prefix stands in one line above the title, cut at the end of the column', async () => {
  const [short, long] = await Promise.all(
    ['Air', 'Air and water '.repeat(9)].map((prefix) => placesOf(MUTED, { prefix })),
  )
  expect(short?.rows.length).toBeLessThan(30)
  expect(long?.rows.length).toBeLessThan(35)
  expect(long?.right).toBeLessThanOrEqual(COLUMN_END)
  expect(short?.bottom).toBeLessThan((await placesOf(INK, {})).top ?? 0)
})

/** A picture that is red at its left or top, and blue at the other end. */
const twoColors = async (width: number, height: number, half: { width: number; height: number }) => {
  const red = await sharp({ create: { ...half, channels: 3, background: '#ff0000' } })
    .png()
    .toBuffer()
  return sharp({ create: { width, height, channels: 3, background: '#0000ff' } })
    .composite([{ input: red, left: 0, top: 0 }])
    .png()
    .toBuffer()
}
const WIDE = { width: 1000, height: 100, half: { width: 500, height: 100 } }
const HIGH = { width: 100, height: 1000, half: { width: 100, height: 500 } }
const isRed = (color: number) => color >> 16 > 0xf0 && (color & 0xffff) < 0x1000

test.each([
  [WIDE, 0, [true, true]],
  [WIDE, 50, [true, false]],
  [WIDE, 100, [false, false]],
  [HIGH, 0, [true, true]],
  [HIGH, 50, [true, false]],
  [HIGH, 100, [false, false]],
])(
  'the illustration fills its place, around its focal point: %o at %i %%',
  async ({ half, ...size }, focal, expected) => {
    const bytes = await twoColors(size.width, size.height, half)
    const jpeg = await renderShare(TEXT, { bytes, focalX: focal, focalY: focal })
    const at = await pixelsOf(jpeg, { left: 0, top: 0, width: 1200, height: 630 })
    const { left, top, width, height } = ILLUSTRATION
    const begin = at(left + 20, top + 20)
    const end = at(left + width - 20, top + height - 20)
    expect([begin, end].map(isRed)).toEqual(expected)
  },
)

test('the illustration has one round corner, at the top right, and ends before the margin', async () => {
  const bytes = await twoColors(100, 100, { width: 100, height: 100 })
  const jpeg = await renderShare(TEXT, { bytes, focalX: 50, focalY: 50 })
  const at = await pixelsOf(jpeg, { left: 0, top: 0, width: 1200, height: 630 })
  const { left, top, width, height } = ILLUSTRATION
  const [right, bottom] = [left + width - 1, top + height - 1]
  const corners = [at(left + 3, top + 3), at(right - 3, top + 3), at(left + 3, bottom - 3), at(right - 3, bottom - 3)]
  expect(corners.map(isRed)).toEqual([true, false, true, true])
  expect([at(right - 3, top + 3), at(right + 8, 300)]).toEqual([BACKGROUND, BACKGROUND])
})

import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { createElement, type CSSProperties, type ReactNode } from 'react'
import satori from 'satori'
import { SHARE_SIZE } from '../../shared/share-path.ts'

/** The texts of a picture, and the colour of its band. */
export interface ShareText {
  title: string
  prefix: string
  kind: string
  carrier: string
  /** The words of the wordmark. */
  wordmark: readonly [string, string]
}

/** The place of the illustration in the picture, and the radius of its corner, in pixels. */
export const ILLUSTRATION = { left: 640, top: 56, width: 504, height: 518, corner: 64 } as const

const MARGIN = 56
/** Between a line of text and the illustration; the band crosses it. */
const GAP = 28
const COLUMN = ILLUSTRATION.left - MARGIN - GAP
const LINES = 3
/** Of the title, from the largest; in pixels. */
const SIZES = [96, 84, 74, 66, 58, 52]
const LINE_HEIGHT = 1.06
const INK = '#10241d'
const MUTED = '#475a51'
const ACTION = '#0e5a41'
const MARK = ['M0 5H20A7 7 0 0 1 27 12V32', 'M0 14H11A7 7 0 0 1 18 21V32', 'M0 23H2A7 7 0 0 1 9 30V32']

const fontFile = (subset: string, weight: number) =>
  readFile(fileURLToPath(import.meta.resolve(`@fontsource/archivo/files/archivo-${subset}-${weight}-normal.woff`)))
const readFonts = () =>
  Promise.all(
    ([400, 600] as const).flatMap((weight) =>
      ['latin', 'latin-ext'].map(async (subset) => ({
        name: subset,
        weight,
        data: await fontFile(subset, weight),
      })),
    ),
  )
let fonts: ReturnType<typeof readFonts> | undefined

const box = (style: CSSProperties, ...children: ReactNode[]) =>
  createElement('div', { style: { display: 'flex', ...style } }, ...children)

const wordmarkOf = ([first, second]: ShareText['wordmark']) => {
  const lines = MARK.map((d) => createElement('path', { d, key: d }))
  const mark = { viewBox: '0 0 32 32', width: 40, height: 40, fill: 'none', stroke: ACTION, strokeWidth: 6 }
  return box(
    { alignItems: 'center', fontSize: 32, letterSpacing: '-0.02em' },
    createElement('svg', mark, lines),
    box({ marginLeft: 16, fontWeight: 600 }, first),
    box({ marginLeft: 8, color: MUTED }, second),
  )
}

/** The title, whose last line becomes a band that ends at the illustration. */
function titleOf(words: readonly string[], size: number, carrier: string) {
  const band = {
    key: 'band',
    flexGrow: 1,
    marginRight: -GAP,
    minWidth: 0.5 * size,
    height: 0.686 * size,
    // From the top of the capitals. The gap before the band is narrower than those between words.
    marginTop: ((LINE_HEIGHT - 1.088) / 2 + 0.192) * size,
    background: carrier,
  }
  return box(
    {
      flexWrap: 'wrap',
      alignItems: 'flex-start',
      columnGap: 0.16 * size,
      width: COLUMN,
      fontSize: size,
      fontWeight: 600,
      letterSpacing: '-0.03em',
      lineHeight: LINE_HEIGHT,
    },
    ...words.map((word, at) =>
      box({ maxWidth: COLUMN, marginRight: 0.06 * size }, createElement('span', { key: at }, word)),
    ),
    box(band),
  )
}

const options = async () => ({
  width: SHARE_SIZE.width,
  height: SHARE_SIZE.height,
  fonts: await (fonts ??= readFonts()),
})
const FAMILY = 'latin, latin-ext'

/** Whether a title fits into its lines and its column. */
async function fits(title: ReactNode, size: number) {
  let isFitting = true
  await satori(box({ fontFamily: FAMILY }, title), {
    ...(await options()),
    onNodeDetected({ width, height, type }) {
      if (type === 'span' && width > COLUMN - 0.1 * size) isFitting = false
      if (width === COLUMN && height > (LINES + 0.5) * LINE_HEIGHT * size) isFitting = false
    },
  })
  return isFitting
}

/** The largest title that fits; one that is too long is cut. */
async function fittingTitle(text: string, carrier: string) {
  const words = text.split(/\s+/).filter(Boolean)
  for (const size of SIZES) {
    const title = titleOf(words, size, carrier)
    if (await fits(title, size)) return title
  }
  const [smallest = 0] = SIZES.slice(-1)
  const letters = [...words.join(' ')]
  let shown = 0
  for (let more = 128; more >= 1; more /= 2) {
    const title = titleOf(cut(letters, shown + more), smallest, carrier)
    if (await fits(title, smallest)) shown += more
  }
  return titleOf(cut(letters, shown), smallest, carrier)
}

/** The words of the first letters; the last one is left out if it is incomplete, unless it is the only one. */
function cut(letters: readonly string[], count: number) {
  const shown = letters.slice(0, count).join('')
  if (count >= letters.length) return shown.split(' ')
  return `${letters[count] === ' ' ? shown : shown.replace(/ \S*$/, '')}…`.split(' ')
}

/** The picture without its illustration, as SVG whose texts are paths. */
export async function layoutOf({ title, prefix, kind, carrier, wordmark }: ShareText): Promise<string> {
  const label = { fontSize: 26, lineHeight: 1.3, color: MUTED, whiteSpace: 'nowrap' as const }
  const root = box(
    {
      width: SHARE_SIZE.width,
      height: SHARE_SIZE.height,
      boxSizing: 'border-box',
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding: MARGIN,
      background: '#f3f5f0',
      color: INK,
      fontFamily: FAMILY,
    },
    wordmarkOf(wordmark),
    box(
      { flexDirection: 'column', width: COLUMN },
      box({ ...label, marginBottom: 16, maxWidth: COLUMN, overflow: 'hidden', textOverflow: 'ellipsis' }, prefix),
      await fittingTitle(title, carrier),
    ),
    box({ ...label, borderTop: `3px solid ${INK}`, paddingTop: 14, width: COLUMN }, kind),
  )
  return satori(root, await options())
}

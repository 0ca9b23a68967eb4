import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import Pdf from 'pdfkit'

/** Points. */
const MARGIN = 56
export const LEFT = MARGIN
/** The width of the text of an A4 page. */
export const WIDTH = 595.28 - 2 * MARGIN
const HEIGHT = 841.89
/** The margin below the text, in which the foot is. */
const FOOT = 90

export const INK = '#10241d'
const MUTED = '#475a51'
const LINE = '#cbd4cb'

/** A font of ours. The build puts it beside the program. */
const fontAt = (name: string) => fileURLToPath(new URL(`./fonts/${name}`, import.meta.url))

interface TextStyle {
  size?: number
  bold?: boolean
  muted?: boolean
  align?: 'left' | 'right'
}
/** A text at a place. */
export interface Placed extends TextStyle {
  text: string
  x?: number
  width?: number
  /** Whether what does not fit above the foot goes on with the next page. */
  flows?: boolean
}

/**
 * A text as our font can draw it: it has no glyph for spaces such as a tab, nor for characters that are not seen, and would
 * draw a box in their place.
 */
const drawable = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/\p{Cf}/gu, '')
    .replace(/[^\S\n\u00a0]/gu, ' ')
    .replace(/(?!\n)\p{Cc}/gu, '')

/**
 * Archivo has no letters of these scripts but the Greek ones of formulas; of the Latin ones few that are outside of Europe
 * and Vietnam, and few small ones, as in kWₚ; and no thirds, degrees Celsius as one sign, or signs of some currencies. A text
 * that has some is drawn in Noto Sans as a whole. That lacks signs of formulas which Archivo has, such as ≥.
 */
const BEYOND_ARCHIVO =
  /(?![ΔΩμπ])\p{Script=Greek}|[\p{Script=Cyrillic}\p{Script=Devanagari}\u0180-\u019f\u01a2-\u01ae\u01b1-\u01c3\u01dd-\u01f9\u021c-\u0229\u022e-\u0236\u0238-\u02af\u02bb\u02bd-\u02bf\u1e00-\u1e7f\u1e86-\u1e9d\u207a-\u207e\u208a-\u209c₪₴₸₾℃℉\u2150-\u215e]/u
const FONTS = ['archivo-400', 'archivo-600', 'noto-sans-400', 'noto-sans-600']
const fontOf = ({ text, bold = false }: Placed) =>
  `${BEYOND_ARCHIVO.test(text) ? 'noto-sans' : 'archivo'}-${bold ? 600 : 400}`

/** A new A4 document with a structure tree, in which the text is embedded in fonts of ours. */
export function newPage(info: { title: string; author: string }) {
  const doc = new Pdf({
    size: 'A4',
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: FOOT },
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-US',
    displayTitle: true,
    bufferPages: true,
    info: { Title: info.title, Author: info.author },
    font: fontAt('archivo-400.ttf'),
  })
  for (const name of FONTS) doc.registerFont(name, fontAt(`${name}.ttf`))
  const root = doc.struct('Document')
  doc.addStructure(root)

  /** What is on the right is an amount: one that is wider than its place is smaller, as half of a number is another one. */
  function sizeOf({ text, size = 10, align, width = WIDTH }: Placed) {
    if (align !== 'right') return size
    return Math.min(size, Math.floor((size * 10 * width) / doc.fontSize(size).widthOfString(drawable(text))) / 10)
  }
  const styled = (placed: Placed) =>
    doc
      .font(fontOf(placed))
      .fontSize(sizeOf(placed))
      .fillColor(placed.muted ? MUTED : INK)
  const heightOf = (placed: Placed) =>
    styled(placed).heightOfString(drawable(placed.text) || ' ', { width: placed.width ?? WIDTH })
  function draw(placed: Placed, y: number) {
    const { text, x = LEFT, width = WIDTH, align = 'left', flows = false } = placed
    styled(placed).text(drawable(text), x, y, { width, align, ...(!flows && { height: Infinity }) })
  }

  return {
    doc,
    root,
    /** Whether so much fits below a place of the page. */
    fits: (y: number, height: number) => y + height <= HEIGHT - FOOT,
    heightOf,
    draw,
    /** Adds a paragraph or heading to the structure. @returns the place below it, which may be on the next page */
    write(type: 'H1' | 'H2' | 'P', placed: Placed, y: number) {
      root.add(doc.struct(type, {}, () => draw({ ...placed, flows: true }, y)))
      return doc.y
    },
    /** A line that means nothing, so no reader reads it. */
    rule(y: number, weight = 0.75, color = LINE) {
      doc.markContent('Artifact', { type: 'Layout' })
      doc
        .moveTo(LEFT, y)
        .lineTo(LEFT + WIDTH, y)
        .lineWidth(weight)
        .strokeColor(color)
        .stroke()
      doc.endMarkedContent()
    },
    /** Ends the document, with a line at the foot of each page. */
    async end(foot: string) {
      root.end()
      const { start, count } = doc.bufferedPageRange()
      for (let page = start; page < start + count; page++) {
        doc.switchToPage(page)
        doc.markContent('Artifact', { type: 'Pagination' })
        const place = HEIGHT - 60
        draw({ text: foot, size: 8, muted: true, width: WIDTH - 80 }, place)
        draw(
          {
            text: `Page ${page + 1} of ${count}`,
            size: 8,
            muted: true,
            x: LEFT + WIDTH - 80,
            width: 80,
            align: 'right',
          },
          place,
        )
        doc.endMarkedContent()
      }
      const file = buffer(doc)
      doc.end()
      return file
    },
  }
}
export type Page = ReturnType<typeof newPage>

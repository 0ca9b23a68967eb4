import type { Block } from '@energy/contracts/formatted'
import type { ShownPicture } from '@energy/contracts/pictures/shown'
import type { PreviewedText } from '@energy/contracts/previews/previews'
import type { Site } from '@energy/contracts/site/site-pages'
import { textOf } from '@energy/formatted/text-of'
import { isPictureLink } from '@energy/ui/picture-link'
import type { Parts } from './parts.ts'

type Place = Pick<PreviewedText, 'kind' | 'at'>
type Field = string | readonly Block[]
/** What a page shows of a text: its fields, and the entries of its lists. */
type Shown = Readonly<Record<string, Field | readonly Readonly<Record<string, Field>>[]>>

/** A text that a page shows. */
export function textIn({ company, texts }: Site, { kind, at }: Place): Shown | undefined {
  if (kind === 'company') return company
  const found = texts[kind]
  return Array.isArray(found) ? found[at] : found
}

interface Edited {
  text: Record<string, Field | Record<string, Field>[]>
  pictures: ShownPicture[]
}

/** The answer of the site with a text as it is edited. */
export function withText(site: Site, { kind, at }: Place, { text, pictures }: Edited): Site {
  const shown = { ...site, pictures: [...pictures, ...site.pictures] }
  if (kind === 'company') return { ...shown, company: { ...site.company, ...text } }
  const found = site.texts[kind]
  const edited = Array.isArray(found)
    ? found.map((each, place) => (place === at ? { ...each, ...text } : each))
    : { ...found, ...text }
  return { ...shown, texts: { ...site.texts, [kind]: edited } }
}

const isBlocks = (entries: readonly object[]): entries is readonly Block[] => entries.some((entry) => 'type' in entry)
const wordsOf = (field: Field) => (typeof field === 'string' ? field : textOf(field))

/** The fields of a text that say something, with their paths: `figures.0.label`. */
function* fieldsOf(text: Shown): Generator<[path: string, words: string]> {
  for (const [name, value] of Object.entries(text))
    if (typeof value === 'string' || isBlocks(value)) yield [name, wordsOf(value)]
    else
      for (const [at, entry] of value.entries())
        for (const [field, words] of Object.entries(entry)) yield [`${name}.${at}.${field}`, wordsOf(words)]
}

const squeezed = (text: string | null) => (text ?? '').replaceAll(/\s+/g, '')

/** The innermost element that shows all of these words. */
function elementWith(page: Element, words: string) {
  const wanted = squeezed(words)
  const shows = (element: Element) => squeezed(element.textContent).includes(wanted)
  if (!wanted || !shows(page)) return undefined
  let found = page
  for (let inner: Element | undefined = page; inner; inner = [...inner.children].find(shows)) found = inner
  return found === page ? undefined : found
}

const pictureWith = (page: Element, link: string) =>
  [...page.querySelectorAll('img')].find((image) => image.getAttribute('src') === link)

/** The page itself, then the bar and the footer around it. */
const rootsOf = (page: Element) => [page, page.closest('.site') ?? page]

function elementOf(page: Element, words: string) {
  const find = isPictureLink(words) ? pictureWith : elementWith
  for (const root of rootsOf(page)) {
    const found = find(root, words)
    if (found) return found
  }
  return undefined
}

/** Finds what shows a text by its words: pages have no marks for the editor. */
export function textParts(text: Shown | undefined): Parts {
  const fields = [...fieldsOf(text ?? {})]
  return {
    elementOf(page, field) {
      const words = fields.find(([path]) => path === field)?.[1]
      return words === undefined ? undefined : elementOf(page, words)
    },
    fieldAt(page, target) {
      let [inmost, at]: [Element | undefined, string | undefined] = [undefined, undefined]
      for (const [path, words] of fields) {
        const element = elementOf(page, words)
        if (!element?.contains(target) || (inmost && !inmost.contains(element)) || inmost === element) continue
        inmost = element
        at = path
      }
      return at
    },
  }
}

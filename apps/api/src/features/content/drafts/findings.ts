import { kinds, type Kind } from '@energy/contracts/content'
import { TITLE_LENGTH, type Finding } from '@energy/contracts/content/drafts'
import type { EditedKind } from '@energy/contracts/content/edited'
import type { Field } from '@energy/contracts/kinds/kind'
import { hashOf } from '@energy/contracts/pictures/media'
import { isTextKind } from '@energy/contracts/texts'
import { formattedOf } from '@energy/formatted/formatted-of'
import { linksOf } from '@energy/formatted/links-of'
import type { PrismaClient } from '../../../generated/client.ts'
import { itemBodyOf } from '../../../shared/database/json-columns.ts'
import { isFound, statusOfLink } from '../../../shared/links/answers.ts'
import { missingIn, type ItemBody } from '../item-body.ts'
import { textLinksOf, type Link } from '../../../shared/site/text-links.ts'

type Content = ReturnType<typeof itemBodyOf>

/** An image of an item, with its own alternative text. */
interface Image extends Link {
  alt: string
}

/** The images of the entries of a list. */
const entries = (list: string, name: string, all: readonly { ctaImage: string; ctaImageAlt: string }[]) =>
  all.map(({ ctaImage: link, ctaImageAlt: alt }, at) => ({
    field: `${list}.${at}.ctaImage`,
    place: `${name} ${at + 1}`,
    link,
    isPicture: true,
    alt,
  }))

function imagesOf({ ctaImage = '', ctaImageAlt = '', sections, subTitles }: Content): Image[] {
  return [
    { field: 'ctaImage', place: 'CTA image', link: ctaImage, isPicture: true, alt: ctaImageAlt },
    ...entries('sections', 'Section', sections),
    ...entries('subTitles', 'Sub title', subTitles),
  ].filter(({ link }) => link)
}

const missingFindings = (kind: EditedKind, body: ItemBody) =>
  missingIn(kind, body).map(({ field, message }): Finding => ({ check: 'missing', field, message, blocks: true }))

function titleFindings({ headerTitle = '' }: Content): Finding[] {
  const field = 'headerTitle'
  const { length } = [...headerTitle]
  if (length <= TITLE_LENGTH) return []
  const message = `The title has ${length} characters. Search engines show the first ${TITLE_LENGTH}.`
  return [{ check: 'title-length', field, message, blocks: false }]
}

function descriptionFindings({ titleDescription = '' }: Content): Finding[] {
  if (titleDescription) return []
  const message = 'The description is missing. Search engines and cards show it.'
  return [{ check: 'description', field: 'titleDescription', message, blocks: false }]
}

/** An image needs no text of its own where the library describes it, or has it as decorative. */
async function altFindings(db: PrismaClient, images: readonly Image[]) {
  const hashes = images.flatMap(({ link }) => hashOf(link) ?? [])
  const known = await db.picture.findMany({
    where: { hash: { in: hashes }, OR: [{ alt: { not: '' } }, { decorative: true }] },
    select: { hash: true },
  })
  const described = new Set(known.map(({ hash }) => hash))
  return images
    .filter(({ link, alt }) => !alt && !described.has(hashOf(link) ?? ''))
    .map(({ field, place }): Finding => ({
      check: 'alternative-text',
      field,
      message: `${place}: the image has no alternative text.`,
      blocks: false,
    }))
}

/** The links in the formatted texts of an item of content. */
function contentLinksOf(kind: Kind, body: Content): Link[] {
  const fields: Partial<Record<string, Field>> = kinds[kind].textFields
  return Object.entries(formattedOf(kind, body) ?? {}).flatMap(([field, blocks]) => {
    const [name = '', at] = field.split('.')
    const place = at === undefined ? (fields[name]?.label ?? name) : `Section ${Number(at) + 1}`
    return linksOf(blocks).map((link) => ({ field, place, link, isPicture: false }))
  })
}

/** The most links that are called for one answer. */
const MAX_LINKS = 50

async function linkFindings(links: readonly Link[]): Promise<Finding[]> {
  const outside = [...new Set(links.map(({ link }) => link).filter((link) => link.startsWith('https:')))]
  const called = outside.slice(0, MAX_LINKS).map(async (link) => [link, await statusOfLink(link)] as const)
  const statuses = new Map(await Promise.all(called))
  const dead = links
    .filter((each) => {
      const status = statuses.get(each.link)
      return status !== undefined && !isFound(status, each)
    })
    .map(({ field, place, link }): Finding => ({
      check: 'link',
      field,
      message: `${place}: the link ${link} does not answer.`,
      blocks: false,
    }))
  // A text may have a link several times.
  return [...new Map(dead.map((finding) => [`${finding.field} ${finding.message}`, finding])).values()]
}

async function contentFindings(db: PrismaClient, kind: Kind, body: Content): Promise<Finding[]> {
  const images = imagesOf(body)
  const found = await Promise.all([altFindings(db, images), linkFindings([...images, ...contentLinksOf(kind, body)])])
  return [...titleFindings(body), ...descriptionFindings(body), ...found.flat()]
}

/** What is better mended before an item is published: what is missing, title, description, images, links. */
export async function findingsOf(db: PrismaClient, kind: EditedKind, body: ItemBody): Promise<Finding[]> {
  const found = isTextKind(kind)
    ? await linkFindings(textLinksOf(kind, body))
    : await contentFindings(db, kind, itemBodyOf(body))
  return [...missingFindings(kind, body), ...found]
}

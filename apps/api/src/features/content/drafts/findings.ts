import { TITLE_LENGTH, type Finding } from '@energy/contracts/drafts'
import { hashOf } from '@energy/contracts/pictures/media'
import type { PrismaClient } from '../../../generated/client.ts'
import type { itemBodyOf } from '../../../shared/json-columns.ts'
import { linkAnswers } from '../../../shared/links/answers.ts'

type Body = ReturnType<typeof itemBodyOf>

/** An image of an item: where it stands, its link and its own alternative text. */
interface Image {
  field: string
  place: string
  link: string
  alt: string
}

/** The images of the entries of a list. */
const entries = (list: string, name: string, all: readonly { ctaImage: string; ctaImageAlt: string }[]) =>
  all.map(({ ctaImage: link, ctaImageAlt: alt }, at) => ({
    field: `${list}.${at}.ctaImage`,
    place: `${name} ${at + 1}`,
    link,
    alt,
  }))

function imagesOf({ ctaImage = '', ctaImageAlt = '', sections, subTitles }: Body): Image[] {
  return [
    { field: 'ctaImage', place: 'CTA image', link: ctaImage, alt: ctaImageAlt },
    ...entries('sections', 'Section', sections),
    ...entries('subTitles', 'Sub title', subTitles),
  ].filter(({ link }) => link)
}

function titleFindings({ headerTitle = '' }: Body): Finding[] {
  const field = 'headerTitle'
  const { length } = [...headerTitle]
  if (length === 0) return [{ check: 'title', field, message: 'The title is missing.', blocks: true }]
  if (length <= TITLE_LENGTH) return []
  const message = `The title has ${length} characters. Search engines show the first ${TITLE_LENGTH}.`
  return [{ check: 'title-length', field, message, blocks: false }]
}

function descriptionFindings({ titleDescription = '' }: Body): Finding[] {
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

async function linkFindings(images: readonly Image[]): Promise<Finding[]> {
  const links = [...new Set(images.map(({ link }) => link).filter((link) => link.startsWith('https:')))]
  const answers = new Map(await Promise.all(links.map(async (link) => [link, await linkAnswers(link)] as const)))
  return images
    .filter(({ link }) => answers.get(link) === false)
    .map(({ field, place }) => ({
      check: 'link',
      field,
      message: `${place}: its link does not answer.`,
      blocks: false,
    }))
}

/** What is better mended before an item is published, in the order of the form. */
export async function findingsOf(db: PrismaClient, body: Body): Promise<Finding[]> {
  const images = imagesOf(body)
  const found = await Promise.all([altFindings(db, images), linkFindings(images)])
  return [...titleFindings(body), ...descriptionFindings(body), ...found.flat()]
}

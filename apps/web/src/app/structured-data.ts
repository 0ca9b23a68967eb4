import type { Item, Kind, ShownItem } from '@energy/contracts/content'
import { isPictureLink } from '@energy/ui/picture-link'
import type { Company, Site } from '@energy/contracts/site/site-pages'
import { addressOf } from '../shared/company-links.tsx'
import { questionsOn } from '../shared/content/questions-on.ts'
import { plainDescription } from '../shared/content/plain-text.ts'
import { DEFAULT_PICTURE } from '../shared/share-path.ts'
import { allPages, kindPages } from '../shared/kinds.ts'
import type { KindPages } from '../shared/kinds/kind-pages.ts'
import { openDays } from '../shared/site/opening-hours.ts'

/** The content of a page. */
export interface PageSubject {
  /** The address of the site. */
  siteUrl: string
  pathname: string
  /** The company and the texts of the page. */
  site: Site
  /** The item of a detail page, with its kind. */
  about?: { kind: Kind; item: ShownItem } | undefined
}

const context = 'https://schema.org'

/** The properties that only one type of item has. */
const ofType: Record<KindPages['schemaType'], (item: Item, organization: object) => object> = {
  Service: ({ headerTitle }, organization) => ({ name: headerTitle, provider: organization }),
  Product: ({ headerTitle }, organization) => ({ name: headerTitle, brand: organization }),
  Article: ({ headerTitle, createdAt, updatedAt, author }, organization) => ({
    headline: headerTitle,
    datePublished: createdAt,
    dateModified: updatedAt,
    author: author ? { '@type': 'Person', name: author } : organization,
    publisher: organization,
  }),
}

const isGiven = ([, value]: [string, string | readonly unknown[]]) => value.length > 0

/** How and when the company is reached, as far as it says so. A holiday is a day without hours. */
const contactsOf = (company: Company) =>
  Object.fromEntries(
    Object.entries({
      email: company.email,
      telephone: company.phone,
      address: addressOf(company).join(', '),
      foundingDate: company.founded,
      sameAs: company.social.map(({ url }) => url).filter(Boolean),
      openingHoursSpecification: [
        ...openDays(company).flatMap(({ days, times }) => times.map((time) => ({ dayOfWeek: days, ...time }))),
        ...company.holidays
          .filter(({ day }) => day)
          .map(({ day }) => ({ validFrom: day, validThrough: day, opens: '00:00', closes: '00:00' })),
      ].map((hours) => ({ '@type': 'OpeningHoursSpecification', ...hours })),
    }).filter(isGiven),
  )

/** A page as JSON-LD documents with schema.org types: the company, the content, the breadcrumb. */
export function structuredDataOf({ siteUrl, pathname, site, about }: PageSubject): object[] {
  const at = (path: string) => new URL(path, siteUrl).href
  const { company, texts } = site
  const organization = { '@type': 'Organization', '@id': at('/#company'), name: company.name, url: at('/') }
  const documents: object[] = []
  if (pathname === '/')
    documents.push({
      '@context': context,
      ...organization,
      '@type': ['Organization', 'LocalBusiness'],
      logo: at('/icon-512.png'),
      image: at(isPictureLink(company.sharePicture) ? company.sharePicture : DEFAULT_PICTURE),
      ...contactsOf(company),
    })
  const questions = questionsOn(texts, allPages.find(({ list }) => list === pathname)?.questions)
  if (questions.length > 0)
    documents.push({
      '@context': context,
      '@type': 'FAQPage',
      mainEntity: questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    })
  if (about) {
    const { kind, item } = about
    const { list, title, single, schemaType } = kindPages[kind]
    const url = at(single + item._id)
    const described = {
      '@context': context,
      url,
      description: plainDescription(item),
      ...(isPictureLink(item.ctaImage) && { image: at(item.ctaImage) }),
      '@type': schemaType,
    }
    documents.push(
      { ...described, ...ofType[schemaType](item, organization) },
      {
        '@context': context,
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: title, item: at(list) },
          { '@type': 'ListItem', position: 2, name: item.headerTitle, item: url },
        ],
      },
    )
  }
  return documents
}

import { COMPANY } from '@energy/contracts/company'
import type { Item, Kind, ShownItem } from '@energy/contracts/content'
import { isPictureLink } from '@energy/ui/picture-link'
import { questions } from '../shared/content/questions.ts'
import { plainDescription } from '../shared/content/plain-description.ts'
import { allPages, kindPages } from '../shared/kinds.ts'
import type { KindPages } from '../shared/kinds/kind-pages.ts'

/** The content of a page. */
export interface PageSubject {
  /** The address of the site. */
  siteUrl: string
  pathname: string
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

/** A page as JSON-LD documents with schema.org types: the company, the content, the breadcrumb. */
export function structuredDataOf({ siteUrl, pathname, about }: PageSubject): object[] {
  const at = (path: string) => new URL(path, siteUrl).href
  const organization = { '@type': 'Organization', '@id': at('/#company'), name: COMPANY.name, url: at('/') }
  const documents: object[] = []
  if (pathname === '/')
    documents.push({
      '@context': context,
      ...organization,
      logo: at('/icon-512.png'),
      email: COMPANY.email,
      telephone: COMPANY.phone,
      address: COMPANY.address.join(', '),
      foundingDate: String(COMPANY.founded),
    })
  if (allPages.some(({ list, hasQuestions }) => hasQuestions && list === pathname))
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

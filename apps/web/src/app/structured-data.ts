import { COMPANY } from '@energy/contracts/company'
import type { Item, Kind } from '@energy/contracts/content'
import { isPictureLink } from '@energy/ui/picture-link'
import { questions } from '../shared/content/questions.ts'
import { kindPages } from '../shared/kinds.ts'

/** The content of a page. */
export interface PageSubject {
  /** The address of the site. */
  siteUrl: string
  pathname: string
  /** The item of a detail page, with its kind. */
  about?: { kind: Kind; item: Item } | undefined
}

const context = 'https://schema.org'
/** The lists that end with the FAQ. */
const WITH_QUESTIONS: readonly string[] = [kindPages.services.list, kindPages.blogs.list]

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
  if (WITH_QUESTIONS.includes(pathname))
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
    const { list, title, single } = kindPages[kind]
    const url = at(single(item._id))
    const named = {
      '@context': context,
      url,
      description: item.titleDescription,
      ...(isPictureLink(item.ctaImage) && { image: at(item.ctaImage) }),
    }
    const ofKind: Record<Kind, object> = {
      services: { ...named, '@type': 'Service', name: item.headerTitle, provider: organization },
      products: { ...named, '@type': 'Product', name: item.headerTitle, brand: organization },
      blogs: {
        ...named,
        '@type': 'Article',
        headline: item.headerTitle,
        datePublished: item.createdAt,
        dateModified: item.updatedAt,
        author: item.author ? { '@type': 'Person', name: item.author } : organization,
        publisher: organization,
      },
    }
    documents.push(ofKind[kind], {
      '@context': context,
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: title, item: at(list) },
        { '@type': 'ListItem', position: 2, name: item.headerTitle, item: url },
      ],
    })
  }
  return documents
}

/** The head of a page; its route's loader returns it. */
export interface Head {
  title: string
  description?: string | undefined
  /** The image for previews of links, by its path on the site. Default: one for all pages. */
  sharePicture?: { path: string; alt: string }
  /** Whether search engines must not list it. */
  noindex?: boolean
}

const isHead = (value: unknown): value is Head =>
  typeof value === 'object' && value !== null && 'title' in value && typeof value.title === 'string'

/** The innermost head in the data of the loaders. */
export const headOf = (answers: readonly unknown[]) => answers.findLast(isHead)

export const notFoundHead: Head = { title: 'This page is not here', noindex: true }
export const failedHead: Head = { title: 'Something broke on our side', noindex: true }

/** A page's title for the tab of the browser. Without the name of the company it is the title alone. */
export const fullTitle = ({ title }: Head, company: string) =>
  company && title !== company ? `${title} · ${company}` : title

/**
 * The id of the live region that announces the title of a page that came without a load. It is empty until then, so
 * that screen readers watch it.
 */
export const ANNOUNCER = 'announcer'

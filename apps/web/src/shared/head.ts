import { COMPANY } from '@energy/contracts/company'

/** What a page says of itself; a route's loader answers it. */
export interface Head {
  title: string
  description?: string
  /** The picture of what it is about; one of ours stands in. */
  image?: string
  /** No search engine is to list it. */
  unlisted?: boolean
}

/** The loader of a page that says `head` and reads nothing. */
export const headLoader = (head: Head) => () => head

const isHead = (value: unknown): value is Head =>
  typeof value === 'object' && value !== null && 'title' in value && typeof value.title === 'string'

/** The innermost head among what the loaders answered. */
export const headOf = (answers: readonly unknown[]) => answers.findLast(isHead)

export const notFoundHead: Head = { title: 'This page is not here', unlisted: true }
export const failedHead: Head = { title: 'Something broke on our side', unlisted: true }

/** A page's title, as the browser's tab shows it. */
export const fullTitle = ({ title }: Head) => (title === COMPANY.name ? title : `${title} · ${COMPANY.name}`)

/** The id of what says the title of a page that came without a load; empty until then, so that it is listened to. */
export const ANNOUNCER = 'announcer'

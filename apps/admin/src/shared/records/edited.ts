import { kinds, type Kind } from '@energy/contracts/content'
import type { EditedKind } from '@energy/contracts/content/edited'
import { keysOf, mapValues, recordOf } from '@energy/contracts/record-of'
import { isTextKind, textKinds, textRecord, type TextKind } from '@energy/contracts/texts'
import type { TextRecord } from '@energy/contracts/texts/record'
import { CircleQuestionMark, FileText, Quote, ReceiptText, UsersRound, type LucideIcon } from 'lucide-react'
import { kindOrder, kindWords } from './kinds.ts'

/** The names of what the editor edits, and the paths of its screens. */
export interface EditedWords {
  icon: LucideIcon
  one: string
  /** For use inside a sentence. */
  oneInText: string
  /** Title of the list. */
  many: string
  manyInText: string
  /** The path of its list. */
  list: string
  /** The path that adds an item. */
  add: string
  /** Shown when no item has the URL's id. */
  notFound: string
  /** The title of the editor of an item, and that of a new one. */
  updateTitle: string
  newTitle: string
  /** The notices when an item is published. */
  added: (title: string) => string
  updated: (title: string) => string
  /** What happens when an item is taken off the site: in a menu, and before it is done. */
  unpublish: { hint: string; warning: string }
  /** The path of an item's editor. */
  editor: (id: string) => string
  /** The path of a page of the site with the item. */
  page: (id: string) => string
}

function wordsOfContent(kind: Kind): EditedWords {
  const { update, page, added, updated, ...words } = kindWords[kind]
  return {
    ...words,
    add: `/upload?type=${kind}`,
    newTitle: 'Post',
    added: () => added,
    updated: () => updated,
    unpublish: {
      hint: 'Takes the page down, keeps the content',
      warning:
        'The page answers “This page is not here” from now on, and leaves the lists and the menu. The content stays here.',
    },
    editor: (id) => `${update}/${id}`,
    page: (id) => page + id,
  }
}

const icons: Partial<Record<string, LucideIcon>> = {
  questions: CircleQuestionMark,
  team: UsersRound,
  reviews: Quote,
  tariffs: ReceiptText,
}
const isLive = (title: string) => `${title} is live.`

function wordsOfText({ tag, single, dashboard: { one, many, page } }: TextRecord): EditedWords {
  const name = one.toLowerCase()
  const list = single ? '/texts' : `/${tag}`
  const oneInText = single ? 'text' : name
  return {
    icon: icons[tag] ?? FileText,
    one,
    oneInText,
    many,
    manyInText: single ? 'texts' : `${name}s`,
    list,
    add: `/texts/new?kind=${tag}`,
    notFound: `There is no such ${oneInText}. It may have been deleted.`,
    updateTitle: one,
    newTitle: `New ${name}`,
    added: isLive,
    updated: single ? () => isLive(one) : isLive,
    unpublish: {
      hint: 'Takes it off the site, keeps the text',
      warning: 'The pages of the site no longer show it from now on. The text stays here.',
    },
    editor: (id) => (single ? `/texts/${tag}` : `${list}/${id}`),
    page: () => page,
  }
}

/** The words of every kind that the editor edits. */
export const editedWords: Readonly<Record<EditedKind, EditedWords>> = {
  ...recordOf(kindOrder, wordsOfContent),
  ...mapValues(textKinds, wordsOfText),
}

/** Whether there is only one item of a kind: it is never added, deleted, ordered or taken off the site. */
export const isSingle = (kind: EditedKind) => isTextKind(kind) && textRecord(kind).single === true

/** Whether staff order the items of a kind by hand. */
export const isOrderedByHand = (kind: EditedKind) =>
  isTextKind(kind) ? !isSingle(kind) : kinds[kind].order === 'by-hand'

/** The path of an item in its list; that of the list for `""` and for the only item of its kind. */
export const listPath = (kind: EditedKind, id: string) =>
  editedWords[kind].list + (id && !isSingle(kind) ? `?id=${id}` : '')

/** The collections of texts, in the order of the sidebar. */
export const collections: readonly TextKind[] = keysOf(textKinds).filter((kind) => !isSingle(kind))

import { VIEWS, type InboxFilter, type View } from '@energy/contracts/inquiries/inbox'
import { FORMS } from '@energy/contracts/inquiries/forms'
import type { SavedView } from '@energy/contracts/inquiries/saved-views'
import { recordOf } from '@energy/contracts/record-of'
import { useAddress } from '../../../shared/browser/use-address.ts'

/** The filters of the inbox beside the text. */
export const FILTERS = ['form', 'item', 'assignee', 'from', 'until'] as const
export type FilterName = (typeof FILTERS)[number]

/** The changes that clear every filter. */
export const noFilters = { q: '', saved: '', ...recordOf(FILTERS, () => '') }

/** The name of each view. */
export const viewWords: Readonly<Record<View, string>> = {
  waiting: 'Waiting',
  mine: 'Mine',
  unassigned: 'Unassigned',
  overdue: 'Overdue',
  followUp: 'Follow-up today',
  contacted: 'Contacted',
  closed: 'Closed',
  all: 'All',
}

/** The view that is shown without one in the URL, or with one of an older version. */
const DEFAULT: View = 'waiting'

/** The view, the filters and the open inquiry of the inbox, as the URL has them. */
export function useInboxAddress() {
  const { id, q, view: name, valueOf, hrefWith, hrefOf } = useAddress()
  const view = VIEWS.find((one) => one === name) ?? DEFAULT
  const filters = recordOf(FILTERS, valueOf)
  const { item, assignee, from, until } = filters
  const form = FORMS.find((one) => one === filters.form)
  const filter: InboxFilter = {
    view,
    ...(q && { q }),
    ...(form && { form }),
    ...(item && { item }),
    ...(assignee && { assignee }),
    ...(from && { from }),
    ...(until && { until }),
  }
  const nameOf = (next: View) => (next === DEFAULT ? '' : next)
  const saved = valueOf('saved')
  return {
    id,
    q,
    view,
    /** The id of the saved view that is open; `""` for none. */
    saved,
    filters,
    /** The number of filters that are set, without the text. */
    filterCount: FILTERS.filter((one) => filters[one]).length,
    filter,
    hrefOf,
    /** The URL of another view; keeps the filters, except those of a saved view. */
    hrefOfView: (next: View) => hrefWith({ ...(saved && noFilters), view: nameOf(next), id: '' }),
    /** The URL of a saved view. It has its filters, so the list and Back need nothing else. */
    hrefOfSaved: ({ _id, filter: { view: next = DEFAULT, ...others } }: Pick<SavedView, '_id' | 'filter'>) =>
      hrefWith({ ...noFilters, ...others, view: nameOf(next), saved: _id, id: '' }),
    /** The URL of what is shown, as the one of a saved view. */
    hrefOfOpened: (savedId: string) => hrefWith({ saved: savedId }),
    /** The URL with other filters; closes the open inquiry. */
    hrefOfFilters: (changes: Partial<Record<FilterName | 'q' | 'saved', string>>) => hrefWith({ ...changes, id: '' }),
  }
}

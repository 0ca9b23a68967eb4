import type { TimelineEntry } from '@energy/contracts/inquiries/timeline'
import { expect } from '@playwright/test'
import type { Screen } from '../../screen.ts'
import { forStaff } from '../staff.ts'
import { ANSWERED, changeTimeline, OF_ONE_PERSON, openFirst, OVERDUE } from './pane.ts'

const screens: Screen[] = [
  { name: 'request-overdue', path: OVERDUE, prepare: openFirst },
  {
    name: 'requests-of-one-person',
    path: OF_ONE_PERSON,
    async prepare(page) {
      await openFirst(page)
      await expect(page.getByText('Your second oven').first()).toBeVisible()
    },
  },
  {
    name: 'request-assign',
    path: OVERDUE,
    viewportOnly: true,
    async prepare(page) {
      await openFirst(page)
      await page.getByRole('button', { name: /^Assigned to/ }).click()
      await expect(page.getByRole('menuitemradio', { name: 'Me' })).toBeVisible()
    },
  },
  {
    name: 'request-timeline',
    path: ANSWERED,
    before: (page) =>
      changeTimeline(page, (timeline) => {
        const common = { at: '2026-11-20T10:00:00.000Z', who: 'Jonas Weber', subject: '' }
        const entries: TimelineEntry[] = [
          { ...common, _id: 'a', what: 'call', text: 'He bakes from two.', outcome: 'noAnswer' },
          { ...common, _id: 'b', what: 'followUp', text: '2026-11-24T14:00:00.000Z' },
          { ...common, _id: 'c', what: 'message', who: 'Margit Holm', text: 'And on Monday?' },
          { ...common, _id: 'd', what: 'note', text: 'Two ovens, three phases.' },
        ]
        const replies = timeline.flatMap((entry) =>
          (['failed', 'delayed', 'waiting'] as const).map((delivery) => ({
            ...entry,
            _id: `${entry._id} ${delivery}`,
            ...(entry.delivery && { delivery }),
          })),
        )
        return [...entries, ...replies]
      }),
    async prepare(page) {
      await openFirst(page)
      await expect(page.getByRole('button', { name: 'Send again' }).first()).toBeVisible()
    },
  },
]

/** The pane of one inquiry. */
export const dashboardRequests: Screen[] = screens.map((screen) => forStaff(screen))

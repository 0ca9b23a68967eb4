import { inquiry } from '@energy/contracts/inquiries/inquiry'
import type { TimelineEntry } from '@energy/contracts/inquiries/timeline'
import { expect } from '@playwright/test'
import { answerBox, beginReply } from '../../../support/data/inquiries.ts'
import type { Screen } from '../../screen.ts'
import { forStaff } from '../staff.ts'
import { changeTimeline, OF_ONE_PERSON, openFirst, OVERDUE } from './pane.ts'

const replyByColleague: TimelineEntry = {
  _id: '1',
  at: '2026-11-21T10:00:00.000Z',
  who: 'Jonas Weber',
  what: 'reply',
  subject: 'Your furnace',
  text: 'Dear Beatrice Hall,\n\nWe can come on Tuesday.',
  delivery: 'sent',
}

const screens: Screen[] = [
  {
    name: 'request-call',
    path: OF_ONE_PERSON,
    viewportOnly: true,
    async prepare(page) {
      await openFirst(page)
      await answerBox(page).getByRole('link', { name: 'Reply through call' }).click()
      await answerBox(page).getByLabel('Call again', { exact: true }).check()
      await answerBox(page).getByRole('button', { name: 'Save the call' }).click()
      await expect(answerBox(page).getByText('Choose a day.').first()).toBeVisible()
    },
  },
  {
    name: 'request-reply',
    path: OVERDUE,
    viewportOnly: true,
    async prepare(page) {
      await openFirst(page)
      await beginReply(page)
    },
  },
  {
    name: 'request-reply-files',
    path: OVERDUE,
    viewportOnly: true,
    before: (page) =>
      changeTimeline(page, (timeline) => [
        ...timeline,
        {
          ...replyByColleague,
          attachments: [{ _id: '1', name: 'offer-0044.pdf', type: 'application/pdf', bytes: 182_000 }],
        },
      ]),
    browserError: /415 .*\/complete/,
    async prepare(page) {
      await openFirst(page)
      await beginReply(page)
      await page.locator('input[type=file]').setInputFiles([
        { name: 'offer-0044.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\nAn offer.\n%%EOF\n') },
        { name: 'readings.csv', mimeType: 'text/csv', buffer: Buffer.from('No table') },
      ])
      await expect(page.getByText('Not taken: send it as PDF')).toBeVisible()
    },
  },
  {
    name: 'request-reply-errors',
    path: OVERDUE,
    viewportOnly: true,
    async prepare(page) {
      await openFirst(page)
      await beginReply(page)
      await answerBox(page).getByRole('button', { name: 'Send', exact: true }).click()
      await expect(page.getByText('Write your answer between the greeting and the quotation.')).toBeVisible()
    },
  },
  {
    name: 'request-reply-conflict',
    path: OVERDUE,
    browserError: /412 .*\/replies/,
    viewportOnly: true,
    async prepare(page) {
      await openFirst(page)
      await beginReply(page)
      await page.keyboard.type('On Tuesday?')
      await changeTimeline(page, (timeline) => [...timeline, replyByColleague])
      await page.route(`**/api${inquiry.reply.url.replace(':id', '*')}`, (route) =>
        route.fulfill({ status: 412, json: {} }),
      )
      await answerBox(page).getByRole('button', { name: 'Send', exact: true }).click()
      await expect(page.getByRole('button', { name: 'Send anyway' })).toBeVisible()
    },
  },
]

/** The ways to answer an inquiry. */
export const dashboardAnswers: Screen[] = screens.map((screen) => forStaff(screen))

import { texts } from '@energy/contracts/texts'
import { expect, type Page } from '@playwright/test'
import { openEntry } from '../../support/dashboard.ts'
import type { Screen } from '../screen.ts'
import { expectText, forStaff, queryPattern, respondWith404, respondWithRows } from './staff.ts'

const waitForEditor = (label: string) => (page: Page) => expect(page.getByLabel(label, { exact: true })).toBeVisible()

const textScreens: Screen[] = [
  { name: 'texts', path: '/dashboard/texts', prepare: expectText('Home and shared blocks') },
  {
    name: 'texts-failed',
    path: '/dashboard/texts',
    before: respondWith404(`**/api${texts.singles.url}`),
    browserError: /404 .*\/api\/texts\//,
    prepare: expectText('We could not load the texts.'),
  },
  { name: 'text', path: '/dashboard/texts/company', prepare: waitForEditor('Company name') },
  {
    name: 'text-entries',
    path: '/dashboard/texts/company',
    async prepare(page) {
      await openEntry(page, 'Day 1')
      await page.getByRole('button', { name: 'Add Holiday' }).click()
      await expect(page.getByRole('group', { name: /^Holiday/ })).toBeVisible()
    },
  },
  { name: 'text-parts', path: '/dashboard/texts/home', prepare: expectText('At most 3.') },
  { name: 'text-formatted', path: '/dashboard/texts/privacy', prepare: (page) => openEntry(page, 'Clause 1') },
  { name: 'questions', path: '/dashboard/questions', prepare: expectText('Drag the dots') },
  {
    name: 'questions-empty',
    path: '/dashboard/questions',
    before: respondWithRows(queryPattern(texts.drafts.url), []),
    prepare: expectText('No questions yet.'),
  },
  { name: 'question-new', path: '/dashboard/texts/new?kind=questions', prepare: waitForEditor('Question') },
  { name: 'team', path: '/dashboard/team', prepare: expectText('Drag the dots') },
  { name: 'reviews', path: '/dashboard/reviews', prepare: expectText('Drag the dots') },
  { name: 'tariffs', path: '/dashboard/tariffs', prepare: expectText('Drag the dots') },
]

/** The texts of the site in the dashboard. */
export const dashboardTexts: Screen[] = textScreens.map((screen) => forStaff(screen))

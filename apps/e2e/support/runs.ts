import type { Project, TestInfo } from '@playwright/test'

/** The journeys of the dashboard: those of its folder and screens, and others with this tag. */
const DASHBOARD = /(^|\s)(dashboard[-/]\w|separate-origins\.test|@dashboard)/

/** Whether a journey is one of the dashboard. The others must not open it: a change of the dashboard runs only these. */
export const isOfDashboard = ({ titlePath, tags }: TestInfo) => DASHBOARD.test([...titlePath, ...tags].join(' '))

const desktop = { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } }
const phone = { name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true } }

/** Every journey and screen in both windows. A journey with the tag of one of them runs only there. */
const everything = [
  { ...desktop, grepInvert: [/@phone/] },
  { ...phone, grepInvert: [/@desktop/] },
]

const screens = 'accessibility.test.ts'
/** `npm test`: every journey on the desktop but the slow ones, and on the phone those whose layout differs. */
const main = [
  { ...desktop, testIgnore: screens, grepInvert: [/@(phone|wide)/] },
  { ...phone, testIgnore: screens, grepInvert: [/^(?!.*@(phone|layout))/] },
]
/** `npm run test:wide`: the slow journeys, and every screen. */
const wide = [
  { ...desktop, testIgnore: screens, grepInvert: [/^(?!.*@wide)/] },
  ...everything.map((project) => ({ ...project, testMatch: screens })),
]
/** `npm run test:phone`: the other journeys on the phone. */
const onPhone = [{ ...phone, testIgnore: screens, grepInvert: [/@(desktop|phone|layout|wide)/] }]

type Selection = Project & { grepInvert: RegExp[] }
const ofSite = (all: Selection[]) =>
  all.map(({ grepInvert, ...project }) => ({ ...project, grepInvert: [...grepInvert, DASHBOARD] }))
const ofDashboard = (all: Selection[]) => all.map((project) => ({ ...project, grep: DASHBOARD }))

const runs: Record<string, Project[]> = {
  'journeys-site': ofSite(main),
  'journeys-dashboard': ofDashboard(main),
  'journeys-phone': onPhone,
  'screens-site': ofSite(wide),
  'screens-dashboard': ofDashboard(wide),
}

/** The Playwright projects of a run of this name; of any other name, everything. */
export const projectsOf = (run: string) => runs[run] ?? everything

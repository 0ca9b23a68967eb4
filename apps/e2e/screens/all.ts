import { dashboardBar } from './dashboard-bar.ts'
import { dashboardForms } from './dashboard-forms.ts'
import { dashboardLists } from './dashboard-lists.ts'
import { dashboardPeople } from './dashboard-people.ts'
import { dashboardInquiries } from './dashboard-inquiries.ts'
import { dashboard } from './dashboard.ts'
import { forms } from './forms.ts'
import { profiles } from './profile.ts'
import { read } from './read.ts'
import type { Screen } from './screen.ts'
import { signedOut } from './signed-out.ts'
import { states } from './states.ts'

/** Every screen and state. Who adds a screen adds it to one of these lists. */
export const screens: readonly Screen[] = [
  ...read,
  ...forms,
  ...signedOut,
  ...profiles,
  ...states,
  ...dashboard,
  ...dashboardBar,
  ...dashboardLists,
  ...dashboardForms,
  ...dashboardPeople,
  ...dashboardInquiries,
]

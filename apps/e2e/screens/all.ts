import { dashboardTopBar } from './dashboard/top-bar.ts'
import { dashboardForms } from './dashboard/forms.ts'
import { dashboardLists } from './dashboard/lists.ts'
import { dashboardMedia } from './dashboard/media.ts'
import { dashboardPeople } from './dashboard/people.ts'
import { dashboardInquiries } from './dashboard/inquiries.ts'
import { dashboardSales } from './dashboard/sales.ts'
import { dashboardAdmin } from './dashboard/admin.ts'
import { dashboardTexts } from './dashboard/texts.ts'
import { dashboardWebhooks } from './dashboard/webhooks.ts'
import { dashboard } from './dashboard/frame.ts'
import { forms } from './forms.ts'
import { dashboardLetters, letters } from './letters.ts'
import { offers } from './offers.ts'
import { overviewScreens } from './dashboard/overview.ts'
import { profiles } from './profile.ts'
import { previews } from './dashboard/previews.ts'
import { publicPages } from './public-pages.ts'
import { requests } from './requests.ts'
import type { Screen } from './screen.ts'
import { secondFactorScreens } from './dashboard/second-factor.ts'
import { signedOut } from './signed-out.ts'
import { bookings } from './bookings.ts'
import { contentStates } from './content-states.ts'

/** Every screen and state. Add a new screen to one of these lists. */
export const screens: readonly Screen[] = [
  ...publicPages,
  ...forms,
  ...signedOut,
  ...profiles,
  ...requests,
  ...offers,
  ...bookings,
  ...letters,
  ...contentStates,
  ...dashboard,
  ...overviewScreens,
  ...dashboardTopBar,
  ...dashboardLists,
  ...dashboardForms,
  ...dashboardTexts,
  ...previews,
  ...dashboardMedia,
  ...dashboardPeople,
  ...dashboardInquiries,
  ...dashboardSales,
  ...dashboardAdmin,
  ...secondFactorScreens,
  ...dashboardLetters,
  ...dashboardWebhooks,
]

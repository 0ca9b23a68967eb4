import { dashboardTopBar } from './dashboard/top-bar.ts'
import { dashboardUpload } from './dashboard/forms/upload.ts'
import { dashboardUpdate } from './dashboard/forms/update.ts'
import { dashboardPublishing } from './dashboard/forms/publishing.ts'
import { dashboardSaving } from './dashboard/forms/saving.ts'
import { dashboardLists } from './dashboard/lists.ts'
import { dashboardMedia } from './dashboard/media.ts'
import { dashboardPeople } from './dashboard/people.ts'
import { dashboardInbox } from './dashboard/inquiries/inbox.ts'
import { dashboardSavedViews } from './dashboard/inquiries/saved-views.ts'
import { dashboardTemplates } from './dashboard/inquiries/templates.ts'
import { dashboardRequests } from './dashboard/inquiries/requests.ts'
import { dashboardAnswers } from './dashboard/inquiries/answers.ts'
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
  ...dashboardUpload,
  ...dashboardUpdate,
  ...dashboardPublishing,
  ...dashboardSaving,
  ...dashboardTexts,
  ...previews,
  ...dashboardMedia,
  ...dashboardPeople,
  ...dashboardInbox,
  ...dashboardSavedViews,
  ...dashboardTemplates,
  ...dashboardRequests,
  ...dashboardAnswers,
  ...dashboardSales,
  ...dashboardAdmin,
  ...secondFactorScreens,
  ...dashboardLetters,
  ...dashboardWebhooks,
]

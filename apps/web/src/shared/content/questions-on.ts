import type { Site } from '@energy/contracts/site/site-pages'
import type { KindPages } from '../kinds/kind-pages.ts'

/** The questions of a page, in their order. */
export const questionsOn = (texts: Site['texts'], page: KindPages['questions']) =>
  (texts.questions ?? []).filter((each) => page && (each.page === page || each.page === 'Services and guides'))

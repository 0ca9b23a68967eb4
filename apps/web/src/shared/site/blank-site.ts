import { recordOf } from '@energy/contracts/record-of'
import { menuKinds } from '@energy/contracts/site'
import type { Site } from '@energy/contracts/site/site-pages'

/** What a page shows of the company until the API has answered for the first time. */
export const blankSite: Site = {
  menu: recordOf(menuKinds, () => []),
  company: {
    name: '',
    wordmarkFirst: '',
    wordmarkSecond: '',
    tagline: '',
    founded: '',
    email: '',
    phone: '',
    address: '',
    timeZone: '',
    clock: '',
    currency: '',
    answerDays: '',
    footer: '',
    pledge: '',
    welcome: '',
    sharePicture: '',
    hours: [],
    holidays: [],
    social: [],
  },
  texts: {},
  pictures: [],
}

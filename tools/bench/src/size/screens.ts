import { WORDS } from '../search/rows.ts'
import { CUSTOMER, type Records } from './fill.ts'

/** A request of a screen of the site or the dashboard. */
export interface ScreenRequest {
  screen: string
  /** Its path, in a database with these records. */
  path: string | ((records: Records) => string)
  /** Who sends it; the admin, where nobody is named. */
  as?: 'visitor' | 'customer'
  /** Why the number of matches, or of scanned rows, grows with the table: the ratio has no bound then. */
  growsWithRows?: string
  /** It is measured at one connection: eight of it at once have to wait for each other. */
  isSlow?: true
}

const encoded = (q: string) => encodeURIComponent(q)
const NINETIETH = 'one row in ninety matches'
const ALL_PICTURES = 'every picture is compared with those that the items show'
const NUMBERED = 'of 100,000 e-mails that differ only in a number three hundred contain the digits'

/** What visitors of the site read, and its search. */
const site: readonly ScreenRequest[] = [
  { screen: 'texts of home', path: '/site?page=home' },
  { screen: 'cards of the site', path: '/services/cards?limit=12' },
  { screen: 'guides of the site', path: '/blogs/cards?limit=12&order=newest' },
  {
    screen: 'topics of the guides',
    path: '/blogs/topics',
    growsWithRows: 'the topics of all guides are counted, once after each change of one',
  },
  { screen: 'page of a product', path: ({ product }) => `/products/${product}` },
  { screen: 'letters of the site', path: '/letter-archive?limit=100' },
  { screen: 'page of a letter', path: ({ letter }) => `/letter-archive/${letter}` },
  { screen: 'hours of calls', path: '/bookings/days' },
  {
    screen: 'search of the site, one match in ninety',
    path: `/site/search?q=${encoded('no. 77')}`,
    growsWithRows: NINETIETH,
  },
  { screen: 'search of the site, a frequent word', path: `/site/search?q=${WORDS.frequent}` },
  { screen: 'search of the site, nothing', path: '/site/search?q=zeppelin' },
]

/** What a customer reads of their own. */
const account: readonly ScreenRequest[] = [
  { screen: 'own record', path: `/users/${CUSTOMER}` },
  { screen: 'own requests', path: '/requests' },
  { screen: 'an own request', path: ({ ownRequest }) => `/requests/${ownRequest}` },
  { screen: 'own offers', path: '/own-offers' },
  { screen: 'an own offer', path: ({ ownOffer }) => `/own-offers/${ownOffer}` },
  { screen: 'own orders and invoices', path: `/users/${CUSTOMER}/billing` },
  { screen: 'own data', path: `/users/${CUSTOMER}/data` },
]

/** The overview, and what every screen of the dashboard shows. */
const frame: readonly ScreenRequest[] = [
  { screen: 'overview', path: '/overview' },
  { screen: 'overview, first steps', path: '/overview/first-steps' },
  { screen: 'overview, who waits longest', path: '/inquiries?limit=6' },
  { screen: 'overview, figures of the inquiries', path: '/inquiries/figures' },
  { screen: 'overview, calls of today', path: '/bookings' },
  { screen: 'overview, what is scheduled', path: '/schedules?limit=5' },
  { screen: 'bell', path: '/notifications' },
  { screen: 'search, a rare word', path: `/search?q=${encoded(WORDS.rare)}` },
  { screen: 'search, a name', path: `/search?q=${encoded(WORDS.name)}` },
  { screen: 'search, a telephone number', path: `/search?q=${encoded(WORDS.phone)}` },
  { screen: 'search, a frequent word', path: `/search?q=${WORDS.frequent}` },
]

const content: readonly ScreenRequest[] = [
  { screen: 'products', path: '/products?limit=50' },
  { screen: 'products, filtered', path: `/products?limit=50&q=${encoded('no. 777.')}` },
  {
    screen: 'products, one match in ninety',
    path: `/products?limit=50&q=${encoded('no. 77')}`,
    growsWithRows: NINETIETH,
  },
  { screen: 'list of services', path: '/services/drafts?limit=50' },
  { screen: 'list of guides', path: '/blogs/drafts?limit=50&order=newest' },
  { screen: 'editor', path: ({ service }) => `/services/${service}/draft` },
  { screen: 'editor, check', path: ({ service }) => `/services/${service}/check` },
  { screen: 'editor, preview link', path: ({ service }) => `/services/${service}/preview` },
  { screen: 'history', path: ({ product }) => `/products/${product}/versions` },
  { screen: 'history, one version', path: ({ product }) => `/products/${product}/versions/200` },
  { screen: 'texts', path: '/texts/singles' },
  { screen: 'scheduled', path: '/schedules' },
  { screen: 'trash', path: '/trash' },
  { screen: 'media', path: '/pictures?limit=50' },
  { screen: 'media, not used', path: '/pictures?limit=50&filter=unused', growsWithRows: ALL_PICTURES, isSlow: true },
  { screen: 'media, without alternative text', path: '/pictures?limit=50&filter=without-alt' },
  { screen: 'media, filtered', path: `/pictures?limit=50&q=${encoded('roof-777.')}` },
  { screen: 'media, counts', path: '/pictures/counts', growsWithRows: ALL_PICTURES, isSlow: true },
  { screen: 'media, one picture', path: ({ picture }) => `/pictures/${picture}` },
  { screen: 'media, a shown picture', path: ({ hash }) => `/shown-pictures/${hash}` },
  { screen: 'searches that found nothing', path: '/site/searches' },
]

const inbox: readonly ScreenRequest[] = [
  { screen: 'inbox, waiting', path: '/inquiries?limit=50' },
  { screen: 'inbox, all', path: '/inquiries?view=all&limit=50' },
  { screen: 'inbox, mine', path: '/inquiries?view=mine&limit=50' },
  { screen: 'inbox, unassigned', path: '/inquiries?view=unassigned&limit=50' },
  { screen: 'inbox, follow-up', path: '/inquiries?view=followUp&limit=50' },
  { screen: 'inbox, closed', path: '/inquiries?view=closed&limit=50' },
  { screen: 'inbox, counts of its views', path: '/inquiries/counts' },
  { screen: 'inbox, overdue', path: '/inquiries?view=overdue&limit=50' },
  { screen: 'inbox, filtered', path: `/inquiries?limit=50&q=${encoded(WORDS.name)}` },
  {
    screen: 'inbox, one match in ninety',
    path: `/inquiries?limit=50&q=${encoded('person-77')}`,
    growsWithRows: NINETIETH,
  },
  { screen: 'inbox, by a telephone number', path: `/inquiries?limit=50&q=${encoded(WORDS.phone)}` },
  { screen: 'inquiry with its timeline', path: ({ inquiry }) => `/inquiries/${inquiry}` },
  { screen: 'inquiry, its offers', path: ({ inquiry }) => `/offers?inquiry=${inquiry}` },
  { screen: 'requests, of one person', path: `/specialists?email=${encoded('tom@rye.example')}` },
  { screen: 'messages', path: '/contacts?limit=50' },
  { screen: 'messages, filtered', path: `/contacts?limit=50&q=${encoded(WORDS.name)}` },
  { screen: 'calls to come', path: '/bookings?view=coming' },
  { screen: 'calls of the past', path: '/bookings?view=past' },
]

const sales: readonly ScreenRequest[] = [
  { screen: 'offers', path: '/offers?limit=50' },
  { screen: 'offers, out', path: '/offers?limit=50&state=out' },
  { screen: 'offers, accepted', path: '/offers?limit=50&state=accepted' },
  { screen: 'offers, came to nothing', path: '/offers?limit=50&state=closed' },
  { screen: 'offers, expired', path: '/offers?limit=50&state=expired' },
  { screen: 'offers, by number', path: '/offers?limit=50&sort=number' },
  { screen: 'offers, by name', path: '/offers?limit=50&sort=name' },
  { screen: 'offers, by total', path: '/offers?limit=50&sort=total&direction=desc' },
  { screen: 'offers, by validity', path: '/offers?limit=50&sort=validUntil' },
  { screen: 'offers, filtered', path: `/offers?limit=50&q=${encoded('person-777@')}` },
  { screen: 'offers, of one person', path: `/offers?limit=50&email=${encoded('person-777@heat.example')}` },
  { screen: 'offers, figures', path: '/offers/figures', growsWithRows: 'all offers are summed' },
  { screen: 'offer', path: ({ offer }) => `/offers/${offer}` },
  { screen: 'orders', path: '/orders?limit=50' },
  { screen: 'orders, open', path: '/orders?limit=50&state=open' },
  { screen: 'orders, filtered', path: `/orders?limit=50&q=${encoded('person-778@')}` },
  { screen: 'order', path: ({ order }) => `/orders/${order}` },
  { screen: 'invoices', path: '/invoices?limit=50' },
  { screen: 'invoices, open', path: '/invoices?limit=50&state=open' },
  { screen: 'invoices, overdue', path: '/invoices?limit=50&state=overdue' },
  { screen: 'invoices, paid', path: '/invoices?limit=50&state=paid' },
  { screen: 'invoice', path: ({ invoice }) => `/invoices/${invoice}` },
]

const people: readonly ScreenRequest[] = [
  { screen: 'users', path: '/users?limit=50' },
  { screen: 'users, the staff', path: '/users?limit=100&access=staff' },
  { screen: 'users, filtered', path: `/users?limit=50&q=${encoded(WORDS.name)}` },
  {
    screen: 'users, by a number in an e-mail',
    path: `/users?limit=50&q=${encoded('person-777@')}`,
    growsWithRows: NUMBERED,
  },
  { screen: 'user, what they bought', path: `/users/${CUSTOMER}/billing` },
  { screen: 'subscribers', path: '/subscribers?limit=50' },
  { screen: 'subscribers, filtered', path: `/subscribers?limit=50&q=${encoded('tom@rye')}` },
  {
    screen: 'subscribers, by a number in an e-mail',
    path: `/subscribers?limit=50&q=${encoded('reader-777@')}`,
    growsWithRows: NUMBERED,
  },
  { screen: 'letters', path: '/letters?limit=50' },
  { screen: 'letter', path: ({ letter }) => `/letters/${letter}` },
  { screen: 'letter, its recipients', path: '/letters/recipients', growsWithRows: 'all recipients are counted' },
  { screen: 'audit', path: '/audit?limit=50' },
  { screen: 'audit, of one person', path: ({ staff }) => `/audit?limit=50&who=${staff}` },
  { screen: 'audit, of one record', path: ({ product }) => `/audit?limit=50&record=${product}` },
  { screen: 'audit, of a day', path: '/audit?limit=50&from=2026-01-01&until=2026-01-01' },
  { screen: 'webhooks', path: '/webhooks' },
  { screen: 'webhook, its deliveries', path: ({ webhook }) => `/webhooks/${webhook}/deliveries?limit=50` },
]

/** The requests of the screens of the site and the dashboard. A filter has one match or few, as with a name. */
export const SCREENS: readonly ScreenRequest[] = [
  ...site.map((request) => ({ ...request, as: 'visitor' as const })),
  ...account.map((request) => ({ ...request, as: 'customer' as const })),
  ...frame,
  ...content,
  ...inbox,
  ...sales,
  ...people,
]

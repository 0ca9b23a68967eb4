import { changes } from '../../src/changes.ts'
import { contact } from '../../src/inquiries/contacts.ts'
import { kinds } from '../../src/content.ts'
import { news } from '../../src/news.ts'
import { correspondent } from '../../src/inquiries/correspondents.ts'
import type { Route } from '../../src/route.ts'
import { search } from '../../src/search.ts'
import * as site from '../../src/site.ts'
import { specialist } from '../../src/inquiries/specialists.ts'
import { subscriber } from '../../src/subscribers.ts'
import { userData } from '../../src/user-data.ts'
import { user } from '../../src/users.ts'

const isRoute = (value: unknown): value is Route => typeof value === 'object' && value !== null && 'url' in value

/** Every call of the contract. */
export const routes = [
  ...Object.values(kinds),
  specialist,
  correspondent,
  contact,
  subscriber,
  user,
  news,
  { userData, search, changes },
  site,
].flatMap((group): Route[] => Object.values<unknown>(group).filter(isRoute))

/** The call with this method and address, such as `GET /services`. */
export function routeAt(name: string) {
  const found = routes.find(({ method, url }) => `${method} ${url}` === name)
  if (!found) throw new Error(`There is no ${name}`)
  return found
}

import { pathOf } from '@energy/client/call'
import { service } from '@energy/contracts/content'
import type { Route } from '@energy/contracts/route'
import { startApi, type Settings } from '../processes.ts'
import { fill } from '../rows.ts'
import { NEW, withJson, type System } from './system.ts'

const LIST = { path: service.list.url }

/**
 * Our API.
 * @param databaseUrl a migrated database with the admin whose token this is
 */
export const ours = (databaseUrl: string, token: string, settings: Settings): System => ({
  name: 'ours',
  packages: [],
  databaseUrl,
  list: LIST,
  start: () => startApi(databaseUrl, settings, LIST.path),
  async fill() {
    const id = await fill(databaseUrl, 12)
    const headers = { authorization: `Bearer ${token}` }
    const at = (route: Route) => pathOf(route, { params: { id } })
    return {
      one: { path: at(service.read) },
      create: withJson(service.create.url, NEW, headers),
      drafts: {
        save: (headerTitle) => ({
          ...withJson(at(service.save), { headerTitle }, headers),
          method: service.save.method,
        }),
        preview: { path: at(service.draft), headers },
        publish: { path: at(service.publish), method: service.publish.method, headers },
      },
    }
  },
})

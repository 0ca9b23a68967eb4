import { fillSample } from '@energy/local/sample/fill'
import { FULL, QUICK, measureInTurns } from './measure.ts'
import { freePort, makeDatabase, startApi, startBaseline, startPostgres, startWeb, type Settings } from './processes.ts'
import { loadTable, rowsWithBaseline, speedGoal, type Report } from './report.ts'
import { say } from './say.ts'
import { untilCached } from './until-cached.ts'

/**
 * Starts the site with the sample data, in production mode.
 * @param settings optional settings of site and API
 */
export async function aSite(settings: Settings = {}) {
  const postgres = await startPostgres()
  const databaseUrl = makeDatabase(postgres.url, 'site')
  await fillSample(databaseUrl, { project: 'bench', env: {} })
  const [metricsPort, webPort] = [await freePort(), await freePort()]
  const api = await startApi(databaseUrl, {
    METRICS_PORT: String(metricsPort),
    SITE_URL: `http://127.0.0.1:${webPort}`,
    ...settings,
  })
  const web = await startWeb(api.url, { WEB_PORT: String(webPort), ...settings })
  const stop = async () => {
    for (const server of [web, api, postgres]) await server.stop()
  }
  return { api, web, metricsPort, stop }
}

/**
 * Measures pages and baseline servers with the same bytes. Fails if a cached page is too slow.
 * @param quick one short round of each, as a smoke test
 */
export async function benchWeb(quick: boolean): Promise<Report> {
  say('Starting PostgreSQL, the API and the site …')
  const { web, api, metricsPort, stop } = await aSite()
  const uncached = await startWeb(api.url, { PAGE_CACHE_MIB: '0' })
  const [home, list] = [`${web.url}/`, `${web.url}/our_service`]
  for (const page of [home, list]) await untilCached(page, metricsPort)
  const [ofHome, ofList] = [await startBaseline(home), await startBaseline(list)]
  const rows = rowsWithBaseline(
    await measureInTurns(
      [
        { name: 'home', server: web, url: home },
        { name: '… baseline', server: ofHome, url: ofHome.url },
        { name: 'list of services', server: web, url: list },
        { name: '… baseline', server: ofList, url: ofList.url },
        { name: 'home, without the cache', server: uncached, url: `${uncached.url}/` },
      ],
      quick ? QUICK : FULL,
    ),
  )
  for (const server of [ofHome, ofList, uncached]) await server.stop()
  await stop()

  const ofBaseline = rows[0]?.ofBaseline ?? NaN
  const ratio = (rows[4]?.metrics.cpu ?? NaN) / (rows[0]?.metrics.cpu ?? NaN)
  return {
    title: 'Pages',
    how: [
      'As for the API: CPU time of the server process, medians, subjects in turn. 32 connections, without compression.',
    ],
    table: loadTable(rows),
    facts: [`A rendered page takes as much CPU time as ${Math.round(ratio).toLocaleString('en')} cached pages.`],
    goals: [speedGoal('home from the cache', ofBaseline, 0.8)],
    fails: !(ofBaseline >= 0.7),
  }
}

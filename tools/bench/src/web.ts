import { fillSample } from '@energy/local/sample/fill'
import { FULL, QUICK, measureInTurns, namesOf, subjectOf } from './measure.ts'
import { freePort, makeDatabase, startApi, startBaseline, startPostgres, startWeb } from './processes.ts'
import { compareWithOtherSystems } from './other-systems.ts'
import { loadTable, reportOf, rowsWithBaseline, speedGoal, writeReport } from './report.ts'
import { say } from './say.ts'
import { untilCached } from './until-cached.ts'

/** Starts the site with the sample data, in production mode. */
export async function aSite() {
  const postgres = await startPostgres()
  const databaseUrl = makeDatabase(postgres.url, 'site')
  await fillSample(databaseUrl, { project: 'bench', env: {} })
  const [metricsPort, webPort] = [await freePort(), await freePort()]
  const api = await startApi(databaseUrl, {
    METRICS_PORT: String(metricsPort),
    SITE_URL: `http://127.0.0.1:${webPort}`,
  })
  const web = await startWeb(api.url, { WEB_PORT: String(webPort) })
  const stop = async () => {
    for (const server of [web, api, postgres]) await server.stop()
  }
  return { api, web, metricsPort, stop }
}

/**
 * Measures pages and baseline servers with the same bytes. A full run writes the report to docs/benchmarks.md. Sets
 * exit code 1 if a cached page is too slow.
 * @param quick one short round of each, as a smoke test
 */
export async function benchWeb(quick: boolean) {
  say('Starting PostgreSQL, the API and the site …')
  const site = await aSite()
  const uncached = await startWeb(site.api.url, { PAGE_CACHE_MIB: '0' })
  const [home, list] = ['/', '/our_service']
  for (const path of [home, list]) await untilCached(site.web.url + path, site.metricsPort)
  const [baselineOfHome, baselineOfList] = [
    await startBaseline(site.web.url + home),
    await startBaseline(site.web.url + list),
  ]
  const { web } = site
  const subjects = [
    subjectOf('home', web, { url: web.url + home }),
    subjectOf('… baseline', baselineOfHome, { url: baselineOfHome.url }),
    subjectOf('list of services', web, { url: web.url + list }),
    subjectOf('… baseline', baselineOfList, { url: baselineOfList.url }),
    subjectOf('home, without the cache', uncached, { url: uncached.url + home }),
  ]
  const rows = rowsWithBaseline(namesOf(subjects), await measureInTurns(subjects, quick ? QUICK : FULL, say))
  for (const server of [baselineOfHome, baselineOfList, uncached]) await server.stop()
  await site.stop()

  const [cached, , , , uncachedRow] = rows
  const requestsPerSecond = (row: number) => rows[row]?.metrics.requestsPerSecond ?? NaN
  const ofBaseline = cached?.ofBaseline ?? NaN
  const ratio = (uncachedRow?.metrics.cpu ?? NaN) / (cached?.metrics.cpu ?? NaN)
  const report = reportOf({
    bench: 'web',
    title: 'Pages',
    how: [
      'As for the API: CPU time of the server process, medians, subjects in turn. 32 connections, without compression.',
    ],
    table: [
      ...loadTable(rows),
      ...compareWithOtherSystems('home', { requests: requestsPerSecond(0), baseline: requestsPerSecond(1) }),
    ],
    facts: [`A rendered page takes as much CPU time as ${Math.round(ratio).toLocaleString('en')} cached pages.`],
    goals: [speedGoal('home from the cache', ofBaseline, 0.8)],
  })
  process.stdout.write(`\n${report}`)
  if (!quick) writeReport(report)
  if (!(ofBaseline >= 0.7)) process.exitCode = 1
}

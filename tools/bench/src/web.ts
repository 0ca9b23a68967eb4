import { fillSample } from '@energy/local/sample/fill'
import { FULL, QUICK, byTurns, namesOf, subjectOf } from './measure.ts'
import { freePort, makeDatabase, startApi, startBare, startPostgres, startWeb } from './parts.ts'
import { besideOthers } from './peers.ts'
import { atLeast, besideBare, keepReport, loadTable, reportOf } from './report.ts'
import { say } from './say.ts'
import { untilCached } from './until-cached.ts'

/** A site with the sample data, as production runs it. */
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
    for (const part of [web, api, postgres]) await part.stop()
  }
  return { api, web, metricsPort, stop }
}

/**
 * Measures pages beside bare servers with the same bytes; a full run writes the table to docs/benchmarks.md, too. Ends
 * with exit code 1 where a kept page is too slow.
 * @param quick one short round of each, to see that it works
 */
export async function benchWeb(quick: boolean) {
  say('Starting PostgreSQL, the API and the site …')
  const site = await aSite()
  const afresh = await startWeb(site.api.url, { PAGE_CACHE_MIB: '0' })
  const [home, list] = ['/', '/our_service']
  for (const path of [home, list]) await untilCached(site.web.url + path, site.metricsPort)
  const [bareHome, bareList] = [await startBare(site.web.url + home), await startBare(site.web.url + list)]
  const { web } = site
  const subjects = [
    subjectOf('home', web, { url: web.url + home }),
    subjectOf('… bare', bareHome, { url: bareHome.url }),
    subjectOf('list of services', web, { url: web.url + list }),
    subjectOf('… bare', bareList, { url: bareList.url }),
    subjectOf('home, rendered afresh', afresh, { url: afresh.url + home }),
  ]
  const lines = besideBare(namesOf(subjects), await byTurns(subjects, quick ? QUICK : FULL, say))
  for (const part of [bareHome, bareList, afresh]) await part.stop()
  await site.stop()

  const [kept, , , , rendered] = lines
  const answered = (line: number) => lines[line]?.figures.requestsPerSecond ?? NaN
  const ofBare = kept?.ofBare ?? NaN
  const times = (rendered?.figures.cpu ?? NaN) / (kept?.figures.cpu ?? NaN)
  const report = reportOf({
    bench: 'web',
    title: 'Pages',
    how: ['As for the API: CPU time of the server process, medians, all by turns; 32 connections, nothing compressed.'],
    table: [...loadTable(lines), ...besideOthers('home', { requests: answered(0), bare: answered(1) })],
    facts: [`A page that is rendered costs as much as ${Math.round(times).toLocaleString('en')} that are kept.`],
    goals: [atLeast('home from kept bytes', ofBare, 0.8)],
  })
  process.stdout.write(`\n${report}`)
  if (!quick) keepReport(report)
  if (!(ofBare >= 0.7)) process.exitCode = 1
}

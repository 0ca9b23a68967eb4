import { until } from '@energy/local/supervisor/until'

/** Number of requests for the texts of the site, which every page shows, to the API with this `METRICS_PORT`. */
async function textRequests(metricsPort: number) {
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  return Number(/_count\{method="GET",route="\/site",status="200"\} (\d+)/.exec(metrics)?.[1] ?? 0)
}

/** Reads a page until the site serves it without a request to the API. @throws after 15 s */
export async function untilCached(page: string, metricsPort: number) {
  const isCached = async () => {
    const before = await textRequests(metricsPort)
    await (await fetch(page)).arrayBuffer()
    return (await textRequests(metricsPort)) === before
  }
  await until(isCached, 15, `The cached ${page}`)
}

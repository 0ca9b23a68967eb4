import { until } from '@energy/local/supervisor/until'

/** Number of requests for the menu, which every page shows, to the API with this `METRICS_PORT`. */
async function menuRequests(metricsPort: number) {
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  return Number(/_count\{method="GET",route="\/menu",status="200"\} (\d+)/.exec(metrics)?.[1] ?? 0)
}

/** Reads a page until the site serves it without a request to the API. @throws after 15 s */
export async function untilCached(page: string, metricsPort: number) {
  const isCached = async () => {
    const before = await menuRequests(metricsPort)
    await (await fetch(page)).arrayBuffer()
    return (await menuRequests(metricsPort)) === before
  }
  await until(isCached, 15, `The cached ${page}`)
}

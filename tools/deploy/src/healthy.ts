// node healthy.js URL: whether a container answers, for Docker's health check.
const [url = ''] = process.argv.slice(2)
const answers = await fetch(url, { signal: AbortSignal.timeout(4_000) }).then(
  ({ ok }) => ok,
  () => false,
)
process.exit(answers ? 0 : 1)

// Docker's health check.
// node healthy.js URL: whether the URL answers with a 2xx status.
// node healthy.js FILE: whether the file was touched in the last minute, for a container without a server.
import { statSync } from 'node:fs'

const MINUTE = 60_000
const [target = ''] = process.argv.slice(2)
const answers = () =>
  fetch(target, { signal: AbortSignal.timeout(4_000) }).then(
    ({ ok }) => ok,
    () => false,
  )
const isFresh = () => Date.now() - (statSync(target, { throwIfNoEntry: false })?.mtimeMs ?? 0) < MINUTE

process.exit((target.startsWith('/') ? isFresh() : await answers()) ? 0 : 1)

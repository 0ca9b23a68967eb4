// The baseline of a read: node:http with the response of URL in memory, the upper bound for our servers.
// Usage: node baseline.ts URL PORT [IF-NONE-MATCH]
import { createServer } from 'node:http'

const [like = '', port, condition] = process.argv.slice(2)
const answer = await fetch(like, {
  headers: { 'accept-encoding': 'identity', ...(condition && { 'if-none-match': condition }) },
})
const { status } = answer
const body = Buffer.from(await answer.arrayBuffer())
// node:http sets the hop-by-hop headers and the date itself.
const headers = [...answer.headers].filter(
  ([name]) => !['connection', 'keep-alive', 'date', 'transfer-encoding'].includes(name),
)

createServer((_, response) => {
  response.writeHead(status, headers).end(status === 304 ? undefined : body)
}).listen(Number(port), '127.0.0.1')
process.once('SIGTERM', () => process.exit(0))

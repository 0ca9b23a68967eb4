// Bare node:http: what no server of ours can beat. node bare.ts URL PORT [IF-NONE-MATCH]
import { createServer } from 'node:http'

const [like = '', port, condition] = process.argv.slice(2)
const answer = await fetch(like, {
  headers: { 'accept-encoding': 'identity', ...(condition && { 'if-none-match': condition }) },
})
const { status } = answer
const body = Buffer.from(await answer.arrayBuffer())
// Hop-by-hop headers are the server's own.
const headers = [...answer.headers].filter(
  ([name]) => !['connection', 'keep-alive', 'date', 'transfer-encoding'].includes(name),
)

createServer((_, response) => {
  response.writeHead(status, headers).end(status === 304 ? undefined : body)
}).listen(Number(port), '127.0.0.1')
process.once('SIGTERM', () => process.exit(0))

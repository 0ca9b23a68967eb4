// Bare node:http: what no server of ours can beat. node bare.ts URL PORT
import { createServer } from 'node:http'

const [like = '', port] = process.argv.slice(2)
const answer = await fetch(like)
const body = Buffer.from(await answer.arrayBuffer())
// Hop-by-hop headers are the server's own.
const headers = [...answer.headers].filter(
  ([name]) => !['connection', 'keep-alive', 'date', 'transfer-encoding'].includes(name),
)

createServer((_, response) => {
  response.writeHead(200, headers).end(body)
}).listen(Number(port), '127.0.0.1')
process.once('SIGTERM', () => process.exit(0))

// Stands in for what the product uses outside its containers: Google's servers of identities (www.googleapis.com,
// identitytoolkit.googleapis.com, oauth2.googleapis.com) and a mail server. It runs in a container beside the stack.
import { readFileSync } from 'node:fs'
import { createServer as createHttpServer } from 'node:http'
import { createServer } from 'node:https'
import { text } from 'node:stream/consumers'
import { startMailSink } from '@energy/bench/faults/mail-sink'

const [directory = ''] = process.argv.slice(2)
const read = (file: string) => readFileSync(`${directory}/${file}`, 'utf8')

const json = (body: object, headers = {}) => ({ body: JSON.stringify(body), headers })

/** The account of a person: the uid is the e-mail in hexadecimal. */
function accountOf(localId: string) {
  const email = Buffer.from(localId, 'hex').toString()
  return { localId, email, emailVerified: true, validSince: '0', disabled: false }
}

/** Google's answer to a call. */
function answerTo(url: string, body: string) {
  if (url.includes('/jwk/')) return json(JSON.parse(read('keys.json')), { 'cache-control': 'public, max-age=3600' })
  if (url.startsWith('/token')) return json({ access_token: 'trial', expires_in: 3_600, token_type: 'Bearer' })
  if (!url.endsWith('accounts:lookup')) return json({})
  const asked: { localId?: string[]; email?: string[] } = JSON.parse(body)
  const uids = [...(asked.localId ?? []), ...(asked.email ?? []).map((email) => Buffer.from(email).toString('hex'))]
  return json({ users: uids.map(accountOf) })
}

createServer({ key: read('key.pem'), cert: read('certificate.pem') }, async (request, response) => {
  const { body, headers } = answerTo(request.url ?? '', await text(request))
  response.writeHead(200, { 'content-type': 'application/json', ...headers }).end(body)
}).listen(443)

const mails = await startMailSink(2525, { host: '0.0.0.0' })
createHttpServer((_, response) => {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(mails.received))
}).listen(8025)

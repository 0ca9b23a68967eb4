import { fetch as fetchAs } from 'undici'
import { run, runQuietly } from '../engine.ts'
import { SITE } from '../trial.ts'
import { visitors } from '../visitors.ts'

/** The addresses of visitors, which all belong to this machine while it is measured. */
export const PREFIX = '10.99'
export const VISITORS = `${PREFIX}.0.0/16`
/** Requests of a visitor before the next one comes, from another address: fewer than the forms of a minute. */
export const REQUESTS = 8
/** A visitor reaches the published ports here; by the loopback address all would have the address of Docker's proxy. */
export const GATEWAY = `${PREFIX}.0.1`

/** Gives this machine the addresses of visitors; needs the rights of root. @returns `give back` */
export function takeAddresses() {
  run('ip', ['route', 'replace', 'local', VISITORS, 'dev', 'lo'])
  return () => runQuietly('ip', 'route', 'del', 'local', VISITORS, 'dev', 'lo')
}

/** More than two replicas accept of one address in a minute. */
const FORMS = 30

/** Sends forms from one address. Returns how often each status was answered. */
async function sendForms(
  ca: string,
  from: string,
  send: (n: number) => { path: string; headers: object; body: string },
) {
  const dispatcher = visitors({ gateway: GATEWAY, ca, from: () => from })
  const statuses = new Map<number, number>()
  for (let sent = 0; sent < FORMS; sent++) {
    const { path, headers, body } = send(sent)
    const init = { method: 'POST', dispatcher, body, headers: { ...headers }, redirect: 'manual' as const }
    const answer = await fetchAs(`https://${SITE}${path}`, init)
    await answer.text()
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
  }
  await dispatcher.close()
  return statuses
}

const textOf = (statuses: ReadonlyMap<number, number>) =>
  [...statuses].map(([status, times]) => `${times} × ${status}`).join(', ')

/** A form of the dashboard's inbox as the API takes it, with an address that the visitor has made up. */
const asCall = (n: number) => ({
  path: '/api/specialists',
  headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${n}` },
  body: JSON.stringify({ username: 'Ada Byron', email: 'ada@example.com', comment: 'limits' }),
})
/** The same as a browser without JavaScript posts it to the site. */
const asPage = (n: number) => ({
  path: '/contact',
  headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': `203.0.113.${n}` },
  body: new URLSearchParams({
    form: 'contact',
    firstName: 'Ada',
    email: 'ada@example.com',
    comment: `limits ${n}`,
  }).toString(),
})

/** Checks that a visitor who names other addresses is limited by the own one, and that the next visitor is not. */
export async function checkLimits(ca: string) {
  const seen: string[] = []
  for (const [name, send, net] of [
    ['calls', asCall, '200'],
    ['forms of the site', asPage, '201'],
  ] as const) {
    const one = await sendForms(ca, `${PREFIX}.${net}.1`, send)
    const limited = one.get(429) ?? 0
    const other = await sendForms(ca, `${PREFIX}.${net}.2`, (n) => send(n))
    const accepted = (statuses: ReadonlyMap<number, number>) => FORMS - (statuses.get(429) ?? 0)
    if (limited === 0 || accepted(one) < 10 || accepted(other) < 10)
      throw new Error(`${name}: ${textOf(one)}; the next visitor: ${textOf(other)}`)
    seen.push(`${name} with made up X-Forwarded-For: ${textOf(one)}; the next visitor: ${textOf(other)}`)
  }
  return seen.join('. ')
}

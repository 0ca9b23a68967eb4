import { once } from 'node:events'
import { connect } from 'node:tls'
import { docker } from '../engine.ts'
import { within, type Stack } from '../stack.ts'
import { SITE, type Trial } from '../trial.ts'
import { underLoad, type Row } from './load.ts'

/** Certificates of the gateway's own authority that expire so soon that one is renewed while it is watched. */
const SHORT_LIVED = 'cert_issuer internal {\n lifetime 90s\n}\nrenew_interval 5s'

/** Restarts the gateway with short-lived certificates. */
export function shortenLives(stack: Stack) {
  // The present ones are valid for longer, and would stay.
  stack.exec('gateway', 'rm', '-r', '/data/caddy/certificates')
  docker(['service', 'update', '--quiet', `--env-add=GATEWAY_OPTIONS=${SHORT_LIVED}`, stack.full('gateway')])
}

/** The certificate that the gateway answers with. */
async function certificateOf(gateway: string, ca: string) {
  const socket = connect({ host: gateway, port: 443, servername: SITE, ca })
  await once(socket, 'secureConnect')
  const { serialNumber, valid_to: until } = socket.getPeerCertificate()
  socket.end()
  return { serialNumber, until: Date.parse(until) }
}

/** Waits until the gateway has a new certificate, while visitors come. */
export function renew(trial: Trial, gateway: string, ca: string): Promise<Row> {
  return underLoad(trial, 'a certificate is renewed', async () => {
    const before = await certificateOf(gateway, ca)
    const left = (before.until - Date.now()) / 1_000
    const after = await within(180, 'Another certificate', async () => {
      const now = await certificateOf(gateway, ca)
      return now.serialNumber !== before.serialNumber && now
    })
    const early = (before.until - Date.now()) / 1_000
    return `serial ${before.serialNumber.slice(0, 8)}… with ${left.toFixed(0)} s left, then ${after.serialNumber.slice(0, 8)}…, ${early.toFixed(0)} s before the end of the first`
  })
}

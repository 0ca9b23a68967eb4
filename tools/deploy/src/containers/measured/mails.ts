import { docker } from '../engine.ts'
import { within } from '../stack.ts'
import { SITE, type Trial } from '../trial.ts'

/** What the mail server of a trial has accepted. */
interface Received {
  to: string
  messageId: string
}

const SUBSCRIBERS = 60

/** Subscribes people while there are two workers, of which one is killed; every one must get a mail, as one message. */
export async function twoWorkers(trial: Trial, outside: string) {
  const { stack } = trial
  docker(['service', 'scale', '--detach', `${stack.full('worker')}=2`])
  await within(120, 'A second worker', () => stack.containersOf('worker').length === 2)
  await stack.untilRunning('worker')
  const name = Date.now().toString(36)
  const addresses = Array.from({ length: SUBSCRIBERS }, (_, at) => `${name}-${at}@example.com`)
  for (const [at, email] of addresses.entries()) {
    if (at === SUBSCRIBERS / 2) docker(['kill', '--signal=KILL', stack.containersOf('worker')[0] ?? ''])
    const headers = { 'content-type': 'application/json' }
    const init = { method: 'POST', headers, body: JSON.stringify({ email }) }
    const answer = await fetch(`https://${SITE}/api/subscribers`, init)
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`A subscription was answered ${answer.status}`)
  }
  const received = await within(120, 'The last mail', async () => {
    const all: Received[] = JSON.parse(await (await fetch(`http://${outside}:8025`)).text())
    const ours = all.filter(({ to }) => to.startsWith(`${name}-`))
    return new Set(ours.map(({ to }) => to)).size === SUBSCRIBERS && ours
  })
  docker(['service', 'scale', '--detach', `${stack.full('worker')}=1`])
  const messages = new Set(received.map(({ messageId }) => messageId)).size
  const text = `${SUBSCRIBERS} subscriptions with two workers, one of them killed: ${messages} messages, ${received.length - messages} sent again`
  if (messages !== SUBSCRIBERS) throw new Error(text)
  return text
}

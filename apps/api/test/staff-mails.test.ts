import { contact } from '@energy/contracts/inquiries/contacts'
import { specialist } from '@energy/contracts/inquiries/specialists'
import { site } from '@energy/contracts/site-pages'
import { texts } from '@energy/contracts/texts'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { anEmail } from './fixtures/identity.ts'
import { aMailbox } from './fixtures/mailbox.ts'
import { aWorkerOn } from './fixtures/worker.ts'
import { world } from './fixtures/world.ts'

const here = world()
let mailbox: Awaited<ReturnType<typeof aMailbox>>
beforeAll(async () => {
  mailbox = await aMailbox()
})

/** Publishes who of staff gets mails. */
async function setRecipients(recipients: { event: string; email: string }[]) {
  const { call } = await here().anAdmin()
  const [company] = await call(texts.drafts, { querystring: { kind: 'company' } })
  const params = { id: company?._id ?? '' }
  await call(texts.save, { params, body: { texts: { recipients } } })
  await call(texts.publish, { params })
}
const waiting = () =>
  here().db.$queryRaw`SELECT data FROM pgboss.job WHERE data ->> 'mail' = 'inquiry' AND state < 'active'`
const ask = (comment: string) =>
  here().call(specialist.create, { body: { username: 'Ada\r\nBcc: x@example.com', email: anEmail(), comment } })

test('staff are mailed about what comes in as the settings of the site say, and nobody else', async () => {
  await ask('Nobody is told')
  expect(await waiting()).toEqual([])
  const [sales, support] = [anEmail(), anEmail()]
  await setRecipients([
    { event: 'A request comes in', email: sales },
    { event: 'A request comes in', email: sales },
    { event: 'A message comes in', email: support },
    { event: 'A message comes in', email: '' },
  ])
  expect(JSON.stringify(await here().call(site))).not.toContain(sales)
  await mailbox.start()
  onTestFinished(mailbox.stop)
  const worker = aWorkerOn(here().databaseUrl, {
    SMTP_URL: mailbox.url,
    DASHBOARD_URL: 'https://energy.example/dashboard',
  })
  onTestFinished(async () => void (await worker.end('SIGKILL')))

  await expect
    .poll(async () => {
      await ask('The boiler is cold')
      return waiting()
    })
    .not.toEqual([])
  const body = { firstName: 'Grace', email: anEmail(), phone: '1', address: 'Here', comment: 'Thank you' }
  const { insertedId } = await here().call(contact.create, { body })
  const [request] = await mailbox.mailsTo(sales, 1)
  expect(request).toMatchObject({ subject: 'A request has come in' })
  expect(request?.text).toContain('The boiler is cold')
  expect(request?.headers).not.toHaveProperty('bcc')
  const messages = await mailbox.mailsTo(support, 1)
  expect(messages).toHaveLength(1)
  expect(messages[0]?.text).toContain('From Grace')
  expect(messages[0]?.text).toContain(`https://energy.example/dashboard/invoice?view=messages&id=${insertedId}`)
})

import { expect, test } from 'vitest'
import { mailer } from '../../src/shared/mail/mailer.ts'
import { readWorkerEnv } from '../../src/shared/settings/worker-settings.ts'
import { anEmail } from '../fixtures/identity.ts'
import { anOpenMailboxOfFile } from '../fixtures/servers/mailbox.ts'
import { workerEnvironment } from '../fixtures/worker.ts'

const mailbox = await anOpenMailboxOfFile()
const env = readWorkerEnv(workerEnvironment('postgres://127.0.0.1/none'))

test.each([
  ['hello@example.com', 'hello@example.com'],
  ['Millrace Energy <hello@example.com>', 'Millrace Energy <hello@example.com>'],
  ['Weir & Sons, Ltd <hello@example.com>', '"Weir & Sons, Ltd" <hello@example.com>'],
  ['"Weir & Sons, Ltd" <hello@example.com>', '"Weir & Sons, Ltd" <hello@example.com>'],
  ['Weir (UK) <hello@example.com>', '"Weir (UK)" <hello@example.com>'],
])('a mail is from the whole name of the settings: %s', async (MAIL_FROM, from) => {
  const to = anEmail()
  const body = { subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' }
  const mail = { ...body, messageId: `<${crypto.randomUUID()}@example.com>` }
  await mailer({ ...env, SMTP_URL: mailbox.url, MAIL_FROM })({ to, mail })
  expect((await mailbox.mailsTo(to, 1))[0]?.headers['from']).toBe(from)
})

import { inquiry } from '@energy/contracts/inquiries/inquiry'
import { specialist } from '@energy/contracts/inquiries/specialists'
import { expect, onTestFinished, test, vi } from 'vitest'
import { replyFiles } from '../../../src/features/inquiries/reply-files-mail.ts'
import { delivery } from '../../../src/mail-delivery.ts'
import { readWorkerEnv } from '../../../src/shared/settings/worker-settings.ts'
import { aPdf, aStoredAttachment } from '../../fixtures/records/attachments.ts'
import { anEmail } from '../../fixtures/identity.ts'
import { anOpenMailboxOfFile } from '../../fixtures/servers/mailbox.ts'
import { aReplyFile } from '../../fixtures/records/reply-files.ts'
import { workerEnvironment } from '../../fixtures/worker.ts'
import { adminOf, world } from '../../fixtures/world.ts'

const here = world()
const MB = 2 ** 20
const staff = adminOf(here)
const mailbox = await anOpenMailboxOfFile()

/** An answered request, whose mail is a job of the outbox. */
async function anAnswer(files: readonly { name?: string }[]) {
  const email = anEmail()
  const { insertedId: id } = await here().call(specialist.create, { body: { username: 'Ada', email } })
  const attachments: string[] = []
  for (const each of files) attachments.push(await aReplyFile(staff().call, id, each))
  const body = { subject: 'Your offer', text: 'It is attached.', attachments }
  const { insertedId: entry } = await staff().call(inquiry.reply, { params: { id }, body })
  const delivered = async () =>
    (await staff().call(inquiry.read, { params: { id } })).timeline.map(({ delivery: state }) => state)
  return { email, id, entry, delivered }
}

/** Does the job of a reply's mail, as the worker does. */
function deliver(entry: string, retryCount = 0) {
  const env = readWorkerEnv({ ...workerEnvironment(here().databaseUrl), SMTP_URL: mailbox.url })
  const data = { mail: 'reply', entry }
  return delivery(here().db, env, here().app.storage)({ id: entry, data, retryCount, retryLimit: 3 })
}

test('the mail of a reply carries its files with their names and types', async () => {
  const { email, entry } = await anAnswer([{ name: 'Angebot „März“.pdf' }, { name: 'second.pdf' }])
  await deliver(entry)
  const [mail] = await mailbox.mailsTo(email, 1)
  const attachments = mail?.attachments ?? []
  expect(attachments.map(({ fileName, contentType, length }) => ({ fileName, contentType, length }))).toEqual(
    ['Angebot „März“.pdf', 'second.pdf'].map((fileName) => ({
      fileName,
      contentType: 'application/pdf',
      length: aPdf('An offer.').length,
    })),
  )
  expect(mail?.text).not.toContain('too large')
})

test('files that have more than 10 MB together are named in the mail, and are on the page that it links', async () => {
  const { db } = here()
  const { email, id: inquiryId, entry: entryId } = await anAnswer([])
  const add = (name: string, bytes: number) => aStoredAttachment(here(), { inquiryId, entryId, name, bytes })
  await add('one.pdf', 4 * MB)
  await add('two.pdf', 6 * MB)
  const { attachments } = await replyFiles(db, here().app.storage, entryId)
  expect(attachments).toHaveLength(2)
  await add('three.pdf', 1)
  await deliver(entryId)
  const [mail] = await mailbox.mailsTo(email, 1)
  expect(mail?.attachments).toBeNull()
  expect(mail?.text).toMatch(/You find them on the page of your request: one\.pdf, two\.pdf, three\.pdf\./)
  expect(mail?.text).toContain('/requests/')
})

test('while the storage is broken the reply is delayed; a failed one that is sent again has its files', async () => {
  const { email, id, entry, delivered } = await anAnswer([{}])
  const disk = await here().app.storage()
  const broken = vi.spyOn(disk, 'getBytes').mockRejectedValue(new Error('broken'))
  onTestFinished(() => broken.mockRestore())
  await expect(deliver(entry)).rejects.toThrow('broken')
  expect(await delivered()).toEqual(['delayed'])
  expect(await deliver(entry, 3)).toBe(false)
  expect(await delivered()).toEqual(['failed'])
  broken.mockRestore()
  await staff().call(inquiry.sendAgain, { params: { id, reply: entry } })
  await deliver(entry)
  expect(await delivered()).toEqual(['sent'])
  const [mail] = await mailbox.mailsTo(email, 1)
  expect(mail?.attachments).toMatchObject([{ fileName: 'offer.pdf' }])
})

import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bill } from '@energy/contracts/inquiries/bills'
import { contact } from '@energy/contracts/inquiries/contacts'
import { user } from '@energy/contracts/people/users'
import { attachment } from '@energy/contracts/inquiries/attachments'
import { expect, onTestFinished, test, vi } from 'vitest'
import { finishDeletions } from '../../../src/features/people/deletion.ts'
import { deleteExpiredFiles } from '../../../src/retention.ts'
import { fileOfAttachment } from '../../../src/shared/attachments/file.ts'
import { eraseOrphans } from '../../../src/shared/media/orphans.ts'
import { openStorage } from '../../../src/shared/media/storage.ts'
import { anAttachment, aStoredAttachment, hasFile, makeStuck } from '../../fixtures/records/attachments.ts'
import { aStoredPicture } from '../../fixtures/records/pictures.ts'
import { anEmail } from '../../fixtures/identity.ts'
import { aWorkerOn } from '../../fixtures/worker.ts'
import { statusOf, world } from '../../fixtures/world.ts'

const here = world()
const ago = (hours: number) => new Date(Date.now() - hours * 60 * 60_000)
const storage = () => here().app.storage()
/** Several workers at once. */
const run = async () => {
  const { db } = here()
  const at = await storage()
  await Promise.all([deleteExpiredFiles(db, at), deleteExpiredFiles(db, at)])
}
const has = (ids: string[]) => Promise.all(ids.map((id) => hasFile(here(), id)))
const anInquiry = async () => (await here().db.inquiry.create({ data: { username: 'Ada', email: anEmail() } })).id

test('a file that no message names is erased after a day; those of inquiries stay', async () => {
  const createdAt = ago(24.1)
  const ids = [
    await aStoredAttachment(here(), { createdAt }),
    await aStoredAttachment(here(), { createdAt: ago(23.9) }),
    await aStoredAttachment(here(), { createdAt, inquiryId: await anInquiry() }),
  ]
  await run()
  expect(await has(ids)).toEqual([false, true, true])
})

test('a file that its sender removes, and the files of a deleted inquiry, are erased with the next run', async () => {
  const { call, db } = here()
  const inquiryId = await anInquiry()
  const [removed, ofDeleted] = [await anAttachment(call), await aStoredAttachment(here(), { inquiryId })]
  await call(attachment.remove, { params: { id: removed } })
  await db.inquiry.delete({ where: { id: inquiryId } })
  await run()
  expect(await has([removed, ofDeleted])).toEqual([false, false])
  expect(await db.attachment.count({ where: { id: { in: [removed, ofDeleted] } } })).toBe(0)
})

test('a sender cannot remove a file from an inquiry any more', async () => {
  const { call, db } = here()
  const id = await anAttachment(call)
  const { insertedId } = await call(bill.create, { body: { username: 'Ada', email: anEmail(), attachments: [id] } })
  await call(attachment.remove, { params: { id } })
  await run()
  expect(await hasFile(here(), id)).toBe(true)
  expect(await db.attachment.findUnique({ where: { id } })).toMatchObject({ inquiryId: insertedId })
})

/** A person with a file in a request of their own, and in messages that only have their e-mail. */
async function aPersonWithFiles() {
  const person = await here().aPerson()
  const [bound, byEmail, bills] = [
    await anAttachment(person.call),
    await anAttachment(here().call),
    await anAttachment(here().call),
  ]
  const { email } = person
  await person.call(bill.create, { body: { username: 'Ada', email, attachments: [bound] } })
  await here().call(contact.create, { body: { firstName: 'Ada', email, attachments: [byEmail] } })
  await here().call(bill.create, { body: { username: 'Ada', email, attachments: [bills] } })
  return { ...person, params: { email }, files: [bound, byEmail, bills] }
}

test('the deletion of a person erases the files of their inquiries at once, and nobody else’s', async () => {
  const { call, params, files } = await aPersonWithFiles()
  const other = await aPersonWithFiles()
  await call(user.remove, { params })
  expect(await has(files)).toEqual([false, false, false])
  expect(await has(other.files)).toEqual([true, true, true])
})

test('where the storage breaks during it, the files cannot be downloaded any more, and the worker erases them', async () => {
  const { app, db, anAdmin } = here()
  const { token } = await anAdmin()
  const { call, params, files } = await aPersonWithFiles()
  const [bound = ''] = files
  const { inquiryId } = await db.attachment.findUniqueOrThrow({ where: { id: bound } })
  const disk = await storage()
  const broken = vi
    .spyOn(disk, 'delete')
    .mockRejectedValue(Object.assign(new Error('broken'), { code: 'ECONNREFUSED' }))
  onTestFinished(() => broken.mockRestore())
  expect(await statusOf(call(user.remove, { params }))).not.toBe(200)
  const answer = await fetch(`${here().url}/inquiries/${inquiryId}/attachments/${bound}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(answer.status).toBe(404)
  expect(await has(files)).toEqual([true, true, true])
  broken.mockRestore()
  await finishDeletions({ db, accounts: app.identity, storage: app.storage }, (error) => expect(error).toBeUndefined())
  expect(await db.user.count({ where: params })).toBe(0)
  expect(await has(files)).toEqual([false, false, false])
})

test('a file of somebody else that cannot be erased does not stop the deletion of a person', async () => {
  const id = await aStoredAttachment(here(), { createdAt: ago(24.1) })
  await makeStuck(here(), fileOfAttachment(id))
  onTestFinished(async () => void (await here().db.attachment.delete({ where: { id } })))
  const { call, params, files } = await aPersonWithFiles()
  expect(await call(user.remove, { params })).toMatchObject({ deletedCount: 1 })
  expect(await here().db.user.count({ where: params })).toBe(0)
  expect(await has(files)).toEqual([false, false, false])
})

test('where a file of a person cannot be erased, the worker deletes the person, and the file when it can', async () => {
  const { app, db } = here()
  const { call, params, files } = await aPersonWithFiles()
  const [bound = '', byEmail = '', bills = ''] = files
  const { free } = await makeStuck(here(), fileOfAttachment(byEmail))
  expect(await statusOf(call(user.remove, { params }))).toBe(503)
  expect(await has([bound, bills])).toEqual([false, false])
  const failed = vi.fn<(error: unknown) => void>()
  await finishDeletions({ db, accounts: app.identity, storage: app.storage }, failed)
  expect(failed).not.toHaveBeenCalled()
  expect(await db.user.count({ where: params })).toBe(0)
  await free()
  await run()
  expect(await db.attachment.count({ where: { id: { in: files } } })).toBe(0)
})

test('a file that cannot be erased is logged, the others are erased, and the next run tries it again', async () => {
  const { db, databaseUrl } = here()
  const createdAt = ago(24.1)
  const [first, stuck, last] = [
    await aStoredAttachment(here(), { createdAt }),
    await aStoredAttachment(here(), { createdAt }),
    await aStoredAttachment(here(), { createdAt }),
  ]
  const { free } = await makeStuck(here(), fileOfAttachment(stuck))
  const worker = aWorkerOn(databaseUrl)
  onTestFinished(async () => void (await worker.end('SIGKILL')))
  const file = fileOfAttachment(stuck)
  await worker.untilLogged(`"level":40,"msg":"a file could not be erased and is tried again","file":"${file}"`)
  expect(await has([first, last])).toEqual([false, false])
  await worker.end()
  await free()
  await run()
  expect(await db.attachment.count({ where: { id: stuck } })).toBe(0)
})

test('where the files of a picture cannot be erased, those of inquiries and offers are', async () => {
  const { db } = here()
  const createdAt = ago(24.1)
  await aStoredPicture(here(), { library: false, createdAt })
  const id = await aStoredAttachment(here(), { createdAt })
  const offerFile = { id: randomUUID(), name: 'plan.pdf', type: 'application/pdf', bytes: 1 }
  await db.offerFile.create({ data: offerFile })
  const disk = await storage()
  const broken = vi.spyOn(disk, 'deleteAll').mockRejectedValue(new Error('broken'))
  onTestFinished(() => broken.mockRestore())
  await expect(deleteExpiredFiles(db, disk)).rejects.toThrow('broken')
  expect(await hasFile(here(), id)).toBe(false)
  expect(await db.offerFile.count({ where: { id: offerFile.id } })).toBe(0)
})

test('a file that belongs to no attachment, of a call that broke off, is erased after a day', async () => {
  // A folder of its own: other tests store their files at the same time.
  const folder = await mkdtemp(join(tmpdir(), 'energy-orphans-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const disk = await openStorage(pathToFileURL(folder).href)
  const [there, gone, fresh] = [await aStoredAttachment(here()), randomUUID(), randomUUID()]
  const keys = [there, gone, fresh].map(fileOfAttachment)
  for (const key of keys) await disk.put(key, 'Bytes')
  for (const key of keys.slice(0, 2)) await utimes(join(folder, key), ago(25), ago(25))
  await eraseOrphans(here().db, disk)
  expect(await Promise.all(keys.map((key) => disk.exists(key)))).toEqual([true, false, true])
})

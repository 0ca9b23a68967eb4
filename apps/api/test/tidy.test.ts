import { expect, test } from 'vitest'
import { startWorker } from './parts/worker.ts'
import { world } from './parts/world.ts'

const here = world()

const ago = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000)
const item = (headerTitle: string, deletedAt: Date | null) => ({
  kind: 'services' as const,
  headerTitle,
  details: '',
  deletedAt,
})

test('what was deleted 30 days ago is gone for good; what was deleted later, or not at all, stays', async () => {
  const { db, databaseUrl } = here()
  await db.content.createMany({ data: [item('old', ago(30.1)), item('new', ago(29.9)), item('there', null)] })
  const worker = startWorker({
    DATABASE_URL: databaseUrl,
    SITE_URL: 'http://localhost:4200',
    API_URL: '/api',
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'hello@example.com',
  })
  const titles = async () =>
    (await db.content.findMany({ orderBy: { id: 'asc' } })).map(({ headerTitle }) => headerTitle)
  await expect.poll(titles, { timeout: 15_000 }).toEqual(['new', 'there'])
  expect(await worker.end()).toMatchObject({ code: 0, errors: '' })
})

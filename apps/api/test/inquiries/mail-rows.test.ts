import { expect, test } from 'vitest'
import { rowOf } from '../../src/features/inquiries/admin-mails/mail-rows.ts'
import { readWorkerEnv } from '../../src/shared/settings/worker-settings.ts'
import { workerEnvironment } from '../fixtures/worker.ts'

const env = readWorkerEnv(workerEnvironment('postgres://127.0.0.1/none'))
const inquiry = {
  id: '7',
  form: 'contacts' as const,
  email: 'ines@example.com',
  number: 412,
  createdAt: new Date('2026-11-30T08:00Z'),
  dueAt: new Date('2026-12-01T08:00Z'),
  state: 'new' as const,
  item: null,
  assignee: null,
}

const titleOf = (name: string) => rowOf({ ...inquiry, name }, env, []).title

test('a long name is cut in a mail to staff, between two characters', () => {
  const begins = `${'a'.repeat(79)}🌞`
  expect([titleOf(`${begins}🌞`), titleOf(begins)]).toEqual([`${begins}…`, begins])
})

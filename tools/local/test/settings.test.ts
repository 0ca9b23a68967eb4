import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test, vi } from 'vitest'
import { mailFor } from '../src/processes/services.ts'
import { dataDirectory, mediaUrl, ROOT } from '../src/settings.ts'

test('a variable that is set to nothing counts as not set', () => {
  onTestFinished(() => void vi.unstubAllEnvs())
  for (const name of ['DATA_DIR', 'MEDIA_URL', 'SMTP_URL', 'MAIL_FROM']) vi.stubEnv(name, '')
  expect(dataDirectory()).toBe(join(ROOT, '.data'))
  expect(mediaUrl()).toBe(pathToFileURL(join(ROOT, '.data', 'media')).href)
  expect(mailFor({ smtp: 1025, mailbox: 1080 }).env).toEqual({
    SMTP_URL: 'smtp://127.0.0.1:1025',
    MAIL_FROM: 'Millrace Energy <hello@example.com>',
  })
})

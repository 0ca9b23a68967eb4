import { expect, test } from 'vitest'
import { readyLine } from '../src/supervisor/ready-line.ts'
import { noEmulator } from './fixtures/sample.ts'

const MAIL = { env: { SMTP_URL: 'smtps://mail.example', MAIL_FROM: 'hello@example.com' } }
const line = (emulator?: string) =>
  readyLine('http://localhost:8080', MAIL, { ...noEmulator, ...(emulator && { emulator }) })

test('the last line names the accounts of the sample, and with a real Firebase project none, as it has none of them', () => {
  expect(line('127.0.0.1:9099')).toMatch(
    /API http:\/\/localhost:8080\/api\. Sign in as admin@example\.com \/ admin-demo-1 or /,
  )
  expect(line()).toMatch(/API http:\/\/localhost:8080\/api\.$/)
})

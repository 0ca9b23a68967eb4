import { expect, test } from 'vitest'
import { linkAnswers } from '../../src/shared/links/answers.ts'

test.each([
  'https://localhost/',
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://0x7f000001/',
  'https://169.254.169.254/latest/meta-data/',
  'http://example.com/',
  'https://no-such-host.invalid/',
  'https://[',
  'https://1.2.3.4.5/a.jpg',
  'https://example.com:99999/a.jpg',
])('%s is not called', async (link) => expect(await linkAnswers(link)).toBe(false))

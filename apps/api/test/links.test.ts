import { expect, test } from 'vitest'
import { isPublicAddress, linkAnswers } from '../src/shared/links/answers.ts'

test.each(['93.184.215.14', '2606:2800:21f:cb07:6820:80da:af6b:8b2c', '::ffff:93.184.215.14'])(
  '%s is an address of the internet',
  (address) => expect(isPublicAddress(address)).toBe(true),
)

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.255.255',
  '192.168.0.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '255.255.255.255',
  '::1',
  '::',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  'fe80::1',
  'fd00::1',
  '64:ff9b::7f00:1',
  'localhost',
])('%s is none', (address) => expect(isPublicAddress(address)).toBe(false))

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

import { expect, test } from 'vitest'
import { isFound, statusOfLink } from '../../src/shared/links/answers.ts'

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
])('%s is not called', async (link) => expect(await statusOfLink(link)).toBe(0))

test.each([
  ['an answer or a redirect', [200, 204, 301, 302], { link: true, picture: true }],
  // Servers answer so to programs alone; but the picture of a page is refused to its visitors, too.
  ['a refusal of programs', [403, 429, 999], { link: true, picture: false }],
  ['no answer, or an error', [0, 401, 404, 410, 500, 503], { link: false, picture: false }],
])('after %s (%j) people find what is behind a link or a picture: %j', (_, statuses, found) => {
  for (const status of statuses)
    expect({
      link: isFound(status, { isPicture: false }),
      picture: isFound(status, { isPicture: true }),
    }).toEqual(found)
})

import { NewContact } from '@energy/contracts/inquiries/contacts'
import { expect, test } from 'vitest'
import { sentFrom } from '../../src/shared/form/sent-from.ts'

const page = new URL('https://energy.example/single_service/7?a=b#talk')

test.each([
  ['', ''],
  ['https://www.search.example/find?q=heat', 'www.search.example'],
  ['https://www.search.example:8443/', 'www.search.example'],
  ['android-app://com.search.android/', 'com.search.android'],
  ['https://energy.example/about', ''],
  ['https://[2001:db8::1]/', ''],
  ['https://under_score.example/', ''],
  ['about:client', ''],
])('a visitor who came from "%s" came from the host "%s"', (address, referrer) => {
  expect(sentFrom(page, address)).toEqual({ origin: '/single_service/7', referrer })
})

test('the API takes the path of any page and any host', () => {
  const { origin, referrer } = NewContact.properties
  const long = new URL(`https://energy.example/${'a'.repeat(400)}?x`)
  for (const address of ['https://EXAMPLE.org/', 'https://bücher.example/', 'android-app://COM.example'])
    for (const url of [page, long, new URL('https://energy.example/ä b')]) {
      const sent = sentFrom(url, address)
      expect(sent.origin.length).toBeLessThanOrEqual(Number(origin.maxLength))
      expect(sent.origin).toMatch(new RegExp(String(origin.pattern), 'u'))
      expect(sent.referrer.toLowerCase()).toMatch(new RegExp(String(referrer.pattern), 'u'))
    }
})

import { expect, test } from 'vitest'
import { NEWSLETTER, QUESTIONS, QUOTE } from '../../src/shared/anchors.ts'
import { kindPages } from '../../src/shared/kinds.ts'
import { aContentApi } from '../fixtures/content-api.ts'
import { firstSite } from '../fixtures/first-site.ts'
import { pageOf } from '../fixtures/page-of.ts'

test.each([QUOTE, `${kindPages.services.list}#${QUESTIONS}`, `/about#${NEWSLETTER}`])(
  '%s leads to a part of its page',
  async (link) => {
    const { url } = await aContentApi({ '/site?page=services': firstSite('services'), '/services/cards': [] })
    const [path = '', anchor = ''] = link.split('#')
    expect(anchor).toMatch(/^[a-z]+$/)
    expect((await pageOf(path, {}, url)).html).toContain(`id="${anchor}"`)
  },
)

test('the questions to which the search leads take the focus', async () => {
  const { url } = await aContentApi({ '/site?page=services': firstSite('services'), '/services/cards': [] })
  expect((await pageOf(kindPages.services.list, {}, url)).html).toMatch(/<section[^>]* id="questions" tabindex="-1"/)
})

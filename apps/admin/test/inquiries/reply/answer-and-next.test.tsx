// @vitest-environment jsdom
import { render } from '@energy/ui/test/render'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { Inbox } from '../../../src/features/inquiries/inbox.tsx'
import { takeBack } from '../../../src/shared/actions/held-calls.ts'
import { anApi } from '../../fixtures/api.ts'
import { pressButton, typeInto } from '../../fixtures/controls.ts'
import { anInquiry } from '../../fixtures/inquiry.ts'
import { site } from '../../fixtures/panel.tsx'
import { Screen } from '../../fixtures/screen.tsx'

beforeEach(() => localStorage.clear())

const text = () => document.body.textContent
const unobserved = { addEventListener: () => undefined, removeEventListener: () => undefined }
const never = () => new Promise<Response>(() => {})

/**
 * Answers the only one that waits in the list of all, of which these are the `X-Total-Count` and `Link` headers of the
 * first page. @param place where it is said to be in the list
 */
async function answerIn(total: string, link: string, place: string) {
  // A wide window.
  vi.stubGlobal('matchMedia', (query: string) => ({ ...unobserved, matches: query.includes('>=') }))
  anApi((name) => {
    if (name in site) return Response.json(site['GET /api/site?page=other'])
    if (name === 'GET /api/inquiries/7') return Response.json(anInquiry(), { headers: { etag: '"1"' } })
    if (name.includes('cursor=')) return never()
    if (!name.startsWith('GET /api/inquiries?')) return Response.json([])
    const rows = [anInquiry(), anInquiry({ _id: '8', state: 'contacted' })]
    return Response.json(rows, { headers: { 'x-total-count': total, ...(link && { link }) } })
  })
  onTestFinished(() => void takeBack('7'))
  const { find } = render(
    <Screen at="/invoice?view=all&id=7">
      <main>
        <Inbox />
      </main>
    </Screen>,
  )
  await expect.poll(() => document.querySelector('textarea')).not.toBeNull()
  await expect.poll(() => document.querySelector('[aria-label=Inquiry] span')?.textContent).toBe(place)
  typeInto(find('textarea'), 'We call you.')
  pressButton('Answer and next')
}

test('after an answer nobody is said to wait where the whole list is loaded', async () => {
  await answerIn('2', '', '1 of 2')
  await expect.poll(text).toContain('Ola Berg is answered. Nobody else waits in this list.')
})

test('of a list that goes on only what is loaded is said to have nobody else who waits', async () => {
  await answerIn('10000+', '<?cursor=8>; rel="next"', '1 of 10,000+')
  await expect.poll(text).toContain('Ola Berg is answered. Nobody else waits in what is loaded of this list.')
})

// @vitest-environment jsdom
import { CallError, unreachable } from '@energy/client/call-error'
import { render } from '@energy/ui/test/render'
import { expect, onTestFinished, test, vi } from 'vitest'
import { Answering, type Answers } from '../../../src/features/account/offers/answering.tsx'
import { SiteProvider } from '../../../src/shared/site/use-site.ts'
import { firstSite } from '../../fixtures/first-site.ts'
import { anOffer } from '../../fixtures/offers.ts'
import { typeText } from '../../fixtures/type-text.ts'

const ignore = async () => undefined
const answers = { accept: ignore, decline: ignore, refetch: ignore }

const page = (change: Parameters<typeof anOffer>[0], calls: Answers = answers) => (
  <SiteProvider value={firstSite('other')}>
    <main id="main" tabIndex={-1}>
      <Answering offer={anOffer(change)} answers={calls} />
    </main>
  </SiteProvider>
)

/** Fills in a form and sends it. */
function send(form: 'accept' | 'decline', { find, press }: ReturnType<typeof render>) {
  const within = `form:has([value=${form}])`
  const fill = (field: string, value: string) => Object.assign(find(`${within} [name=${field}]`), { value })
  if (form === 'decline') fill('reason', 'other')
  else {
    fill('name', 'Tom Okafor')
    press(`${within} [name=terms]`)
  }
  press(`${within} [type=submit]`)
}

test('the new version of an offer, once it is asked for, is read from its start', () => {
  // jsdom does not scroll.
  vi.stubGlobal('scrollTo', () => undefined)
  const { find, press, show } = render(page({ version: 1 }))
  show(page({ version: 2 }))
  expect(find('output').textContent).toContain('has just changed this offer.')
  find('output a').focus()
  press('output a')
  expect(find('[type=submit]').textContent).toContain('Accept for')
  expect(document.activeElement).toBe(find('main'))
  vi.unstubAllGlobals()
})

test.each([
  ['accepted', 'accept'],
  ['declined', 'decline'],
] as const)('an offer that was %s says so also where it cannot be read again', async (answered, form) => {
  const shown = render(page({}))
  send(form, shown)
  await expect.poll(() => document.querySelector('output')?.textContent).toBe(`You have ${answered} this offer.`)
  await expect.poll(() => document.activeElement).toBe(shown.find('output'))
  expect(document.querySelector('form')).toBeNull()
})

test('an offer whose acceptance got no answer is read again, and says that it is accepted', async () => {
  const answer = { at: '2026-11-20T11:02:00.000Z', name: 'Tom Okafor', version: 1, reason: '', note: '' } as const
  const shown = render(
    page(
      {},
      {
        ...answers,
        accept: () => Promise.reject(new CallError(unreachable)),
        refetch: async () => shown.show(page({ state: 'accepted', answer })),
      },
    ),
  )
  send('accept', shown)
  await expect.poll(() => document.querySelector('output')?.textContent).toMatch(/^Accepted by Tom Okafor/)
  await expect.poll(() => document.activeElement).toBe(shown.find('output'))
})

test.each([
  ['changed', { version: 2 }, 'has just changed this offer.'],
  ['withdrawn', { state: 'withdrawn' }, 'This offer is withdrawn'],
] as const)('who answers an offer that is %s meanwhile has the focus where that is said', async (_, change, said) => {
  const { find, show } = render(page({ version: 1 }))
  find('[name=name]').focus()
  show(page({ version: 1, ...change }))
  await expect.poll(() => document.activeElement).toBe(find('output'))
  expect(find('output').textContent).toContain(said)
})

const asking = (version: number) => (
  <>
    {page({ version })}
    <textarea />
  </>
)

test('who asks about an offer that is changed meanwhile keeps the focus', async () => {
  const { find, show } = render(asking(1))
  find('main + textarea').focus()
  show(asking(2))
  await expect.poll(() => find('output').textContent).toContain('has just changed this offer.')
  expect(document.activeElement).toBe(find('main + textarea'))
})

test('why somebody declines stays where the offer is changed meanwhile and where its page goes, until it is sent', async () => {
  onTestFinished(() => localStorage.clear())
  const why = 'The roof needs new tiles first.'
  const shown = render(page({ version: 1 }))
  const note = () => shown.find('[name=note]')
  typeText(note(), why)
  shown.show(page({ version: 2 }))
  expect(document.querySelector('form')).toBeNull()
  // Where the session ends, another page takes the place of this one.
  shown.show(null)
  shown.show(page({ version: 2 }))
  expect(note()).toHaveProperty('value', why)
  typeText(note(), `${why} Sorry.`)
  send('decline', shown)
  await expect.poll(() => document.querySelector('output')?.textContent).toBe('You have declined this offer.')
  shown.show(null)
  shown.show(page({ version: 2 }))
  expect(note()).toHaveProperty('value', '')
})

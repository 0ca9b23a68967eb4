// @vitest-environment jsdom
import { render } from '@energy/ui/test/render'
import { expect, test, vi } from 'vitest'
import { Answering } from '../../../src/features/account/offers/answering.tsx'
import { SiteProvider } from '../../../src/shared/site/use-site.ts'
import { firstSite } from '../../fixtures/first-site.ts'
import { anOffer } from '../../fixtures/offers.ts'

const ignore = async () => undefined
const answers = { accept: ignore, decline: ignore, refetch: ignore }

const page = (version: number) => (
  <SiteProvider value={firstSite('other')}>
    <main id="main" tabIndex={-1}>
      <Answering offer={anOffer({ version })} answers={answers} />
    </main>
  </SiteProvider>
)

test('the new version of an offer, once it is asked for, is read from its start', () => {
  // jsdom does not scroll.
  vi.stubGlobal('scrollTo', () => undefined)
  const { find, press, show } = render(page(1))
  show(page(2))
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
  const { find, press } = render(page(1))
  const within = `form:has([value=${form}])`
  const fill = (field: string, value: string) => Object.assign(find(`${within} [name=${field}]`), { value })
  if (form === 'decline') fill('reason', 'other')
  else {
    fill('name', 'Tom Okafor')
    press(`${within} [name=terms]`)
  }
  press(`${within} [type=submit]`)
  await expect.poll(() => document.querySelector('output')?.textContent).toBe(`You have ${answered} this offer.`)
  expect(document.activeElement).toBe(find('output'))
  expect(document.querySelector('form')).toBeNull()
})

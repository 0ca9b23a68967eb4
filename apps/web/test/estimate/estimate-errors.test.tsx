// @vitest-environment jsdom
import { createCall } from '@energy/client/call'
import { CallProvider } from '@energy/client/use-call'
import { render } from '@energy/ui/test/render'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { Estimate } from '../../src/features/estimate/estimate.tsx'
import { SiteProvider } from '../../src/shared/site/use-site.ts'
import { firstSite } from '../fixtures/first-site.ts'

/** The estimate of an address. */
const anEstimate = (address: string) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <CallProvider value={createCall('http://127.0.0.1:1')}>
        <SiteProvider value={firstSite('estimate')}>
          <MemoryRouter initialEntries={[address]}>
            <Estimate />
          </MemoryRouter>
        </SiteProvider>
      </CallProvider>
    </QueryClientProvider>,
  )
const change = (input: HTMLElement, value: string) =>
  Object.assign(input, { value }).dispatchEvent(new Event('change', { bubbles: true }))
const field = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`)

test('at the button what is missing has the focus; while a number is corrected it stays where it is', async () => {
  const { find, press } = anEstimate('/estimate')
  const [power, fuel, night] = [find('[name=power]'), find('[name=fuel]'), find('[name=night]')]
  press('#estimate [type=submit]')
  await expect.poll(() => document.activeElement).toBe(power)
  expect(find('#estimate .field-error').textContent).toBe('Enter how much electricity or fuel you use.')
  night.focus()
  change(fuel, 'none')
  await expect.poll(() => fuel.getAttribute('aria-invalid')).toBe('true')
  // What follows from one change has happened before the next one is shown.
  change(fuel, '1000')
  await expect.poll(() => fuel.getAttribute('aria-invalid')).toBeNull()
  expect(document.activeElement).toBe(night)
})

test('who goes back to our numbers keeps what they have typed for the specialist', async () => {
  const { find, press } = anEstimate('/estimate?trade=bakery&power=95000&fuel=260000&powerPrice=30&fuelPrice=none')
  Object.assign(find('[name=username]'), { value: 'Ada' })
  Object.assign(find('[name=powerPrice]'), { value: '31' })
  press('.rests .btn')
  await expect.poll(() => [field('powerPrice')?.value, field('fuelPrice')?.value]).toEqual(['24.5', '6.2'])
  expect(field('username')?.value).toBe('Ada')
  expect(document.activeElement).toBe(find('.rests h2'))
})

test('our numbers that were opened in another tab do not take the focus from what is typed here', async () => {
  const { find } = anEstimate('/estimate?trade=bakery&power=95000&fuel=260000&powerPrice=30')
  // The browser opens another tab.
  find('.rests .btn').dispatchEvent(new MouseEvent('click', { bubbles: true, ctrlKey: true }))
  const price = find('[name=powerPrice]')
  price.focus()
  change(price, '24.5')
  await expect.poll(() => find('.rests').textContent).not.toContain('Back to our numbers')
  change(price, '30')
  await expect.poll(() => find('.rests').textContent).toContain('Back to our numbers')
  expect(document.activeElement).toBe(price)
})

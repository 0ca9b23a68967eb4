// @vitest-environment jsdom
import { render } from '@energy/ui/test/render'
import { expect, onTestFinished, test, vi } from 'vitest'
import { useTimes } from '../../src/features/account/requests/use-times.ts'
import { SiteProvider } from '../../src/shared/site/use-site.ts'
import { firstSite } from '../fixtures/first-site.ts'

function Times({ time }: { time: string }) {
  const { near, day } = useTimes()
  return <p>{`${near(time)}; ${day(time)}`}</p>
}

test.each([
  ['2027-01-05T08:00Z', 'today, 09:00; Tue 5 Jan'],
  ['2026-12-31T23:30Z', 'Fri 1 Jan, 00:30; Fri 1 Jan'],
  ['2026-12-31T22:30Z', 'Thu 31 Dec 2026, 23:30; Thu 31 Dec 2026'],
])('what was written %s is said with its year where that is another one by the clock of the company', (time, said) => {
  onTestFinished(() => void vi.useRealTimers())
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-01-05T10:00Z') })
  const site = firstSite('other')
  const { find } = render(
    <SiteProvider value={{ ...site, company: { ...site.company, timeZone: 'Europe/Paris' } }}>
      <Times time={time} />
    </SiteProvider>,
  )
  expect(find('p').textContent).toBe(said)
})

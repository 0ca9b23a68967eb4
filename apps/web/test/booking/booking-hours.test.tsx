// @vitest-environment jsdom
import { render } from '@energy/ui/test/render'
import { expect, test } from 'vitest'
import { Hours } from '../../src/features/booking/hours.tsx'

const company = { timeZone: 'Europe/London', clock: 'London time' }
const day = {
  day: '2099-12-01',
  slots: ['09', '15'].map((hour) => ({ startsAt: `2099-12-01T${hour}:00:00.000Z`, isFree: true })),
}

/** The hours of Tue 1 Dec as a visitor in Tokyo reads them. @param isOwn whether by the clock of the visitor */
function shown(isOwn: boolean) {
  const hours = { id: 'hours', day, company, timeZone: 'Asia/Tokyo', isOwn, picked: '', error: undefined }
  const { find } = render(<Hours {...hours} onOwn={() => undefined} onPick={() => undefined} />)
  return [...find('[role=radiogroup]').querySelectorAll('label')].map(({ textContent }) => textContent.trim())
}

test('an hour that is on another day by the clock of the visitor says on which', () => {
  expect(shown(false)).toEqual(['09:00 to 10:00', '15:00 to 16:00'])
  expect(shown(true)).toEqual(['18:00 to 19:00', 'Wed 2 Dec, 00:00 to 01:00'])
})

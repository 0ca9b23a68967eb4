import { expect, test } from 'vitest'
import { holidaysInWords, hoursInWords } from '../../src/shared/site/opening-hours.ts'

const from = (opens: string, closes: string, ...days: string[]) => days.map((day) => ({ day, opens, closes }))

test.each([
  ['nothing', [], []],
  ['a day', from('08:00', '17:00', 'Sunday'), ['Sunday 08:00–17:00']],
  ['two days', from('08:00', '17:00', 'Sunday', 'Saturday'), ['Saturday and Sunday 08:00–17:00']],
  [
    'days with other hours between them',
    [...from('08:00', '17:00', 'Monday', 'Tuesday', 'Thursday', 'Friday'), ...from('10:00', '16:00', 'Wednesday')],
    ['Monday and Tuesday 08:00–17:00', 'Wednesday 10:00–16:00', 'Thursday and Friday 08:00–17:00'],
  ],
  [
    'days with a break',
    [
      ...from('13:00', '17:00', 'Monday', 'Tuesday', 'Wednesday'),
      ...from('08:00', '12:00', 'Monday', 'Tuesday', 'Wednesday'),
    ],
    ['Monday to Wednesday 08:00–12:00, 13:00–17:00'],
  ],
  ['a day without an end', from('08:00', '', 'Monday'), []],
])('the opening hours of %s are a line for each run of days', (_, hours, lines) => {
  expect(hoursInWords({ hours })).toEqual(lines)
})

test('days that are separated by a closed one are no run', () => {
  expect(hoursInWords({ hours: from('08:00', '17:00', 'Monday', 'Wednesday') })).toHaveLength(2)
})

test('a holiday is its date and its name', () => {
  const holidays = [
    { day: '2027-12-25', name: 'Christmas Day' },
    { day: '2028-01-01', name: '' },
    { day: '', name: 'Later' },
  ]
  expect(holidaysInWords({ holidays })).toEqual(['25 December 2027, Christmas Day', '1 January 2028'])
})

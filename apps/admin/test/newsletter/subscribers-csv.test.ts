import { expect, test } from 'vitest'
import { csvOf } from '../../src/features/newsletter/subscribers-csv.ts'

const aSubscriber = (email: string) => ({
  _id: '1',
  email,
  createdAt: '2026-11-20T10:00:00.000Z',
  confirmedAt: '',
  refusedAt: '',
  refusal: '',
})

test('no cell begins like a formula', () => {
  for (const begin of ['=', '+', '-', '@', '\t', '\r'])
    expect(csvOf([aSubscriber(`${begin}cmd@example.com`)])).toContain(`"'${begin}cmd@example.com"`)
})

test('a quote does not end a cell', () => {
  expect(csvOf([aSubscriber('"a,b"@example.com')])).toContain(
    '\r\n"""a,b""@example.com","2026-11-20T10:00:00.000Z","",""\r\n',
  )
})

test('the first row names the columns', () => {
  expect(csvOf([])).toBe('"E-mail","Subscribed at","Confirmed at","Refused at"\r\n')
  const [, ...rows] = csvOf([aSubscriber('ada@example.com'), aSubscriber('grace@example.com')]).split('\r\n')
  expect(rows).toEqual([
    '"ada@example.com","2026-11-20T10:00:00.000Z","",""',
    '"grace@example.com","2026-11-20T10:00:00.000Z","",""',
    '',
  ])
})

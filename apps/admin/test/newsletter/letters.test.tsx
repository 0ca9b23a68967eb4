// @vitest-environment jsdom
import type { LetterFigures as Figures, LetterRow } from '@energy/contracts/letters/letters'
import { render } from '@energy/ui/test/render'
import { expect, onTestFinished, test, vi } from 'vitest'
import { ArchiveSwitch } from '../../src/features/newsletter/letters/archive-switch.tsx'
import { LetterFigures } from '../../src/features/newsletter/letters/letter-figures.tsx'
import { Letters } from '../../src/features/newsletter/letters/letters.tsx'
import { peopleOf } from '../../src/features/newsletter/letters/recipients.ts'
import { blankCompany } from '../../src/shared/company/use-company.ts'
import { anApi } from '../fixtures/api.ts'
import { pressButton } from '../fixtures/controls.ts'
import { aLetterRow, noFigures } from '../fixtures/letters.ts'
import { Screen } from '../fixtures/screen.tsx'

/** The rows of the list as they are read. */
async function listOf(rows: LetterRow[]) {
  anApi((name) =>
    Response.json(
      name.endsWith('/letters?limit=50') ? rows : { menu: {}, company: blankCompany, texts: {}, pictures: [] },
    ),
  )
  render(
    <Screen>
      <Letters />
    </Screen>,
  )
  await expect.poll(() => document.querySelectorAll('tbody tr').length).toBe(rows.length)
  return [...document.querySelectorAll('tbody tr')].map((row) => row.textContent)
}

/** The figures as they are read. */
const textOf = (figures: Partial<Figures>) => {
  const { find } = render(
    <Screen>
      <LetterFigures figures={{ ...noFigures, ...figures }} />
    </Screen>,
  )
  return find('dl').textContent
}

test('the confirmation names the exact number of those who get the letter', () => {
  expect([0, 1, 2, 12_345].map(peopleOf)).toEqual([
    '0 subscribers',
    '1 subscriber',
    '2 subscribers',
    '12,345 subscribers',
  ])
})

test('a letter has figures once it is sent, and says that it is on the site only then', async () => {
  const startedAt = '2026-11-21T10:00:00.000Z'
  const rows = await listOf([
    aLetterRow({ title: 'Draft', isArchived: true }),
    aLetterRow({ title: 'Later', state: 'scheduled', sendAt: '2027-01-04T08:00:00.000Z' }),
    aLetterRow({
      title: 'Now',
      state: 'sending',
      startedAt,
      isArchived: true,
      figures: { ...noFigures, recipients: 5_000, sent: 1_204, waiting: 3_796, refused: 12, unsubscribed: 3 },
    }),
    aLetterRow({
      title: 'Past',
      state: 'sent',
      startedAt,
      finishedAt: startedAt,
      figures: { ...noFigures, recipients: 2, sent: 2 },
    }),
  ])
  expect(rows[0]).toMatch(/^DraftDraftChanged .*2026/)
  expect(rows[1]).toMatch(/^LaterScheduled.*4 Jan 2027/)
  expect(rows[2]).toMatch(/^NowIn the archive on the siteBeing sent.*Sent 1,204 of 5,000Refused 12Unsubscribed 3$/)
  expect(rows[3]).toMatch(/^PastSent.*21 Nov/)
  expect(document.querySelector('tbody a')?.getAttribute('href')).toBe('/letters/Draft')
})

test('a list that is left open says that a letter is sent once its time has come', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  await listOf([aLetterRow({ state: 'scheduled', sendAt: '2027-01-04T08:00:00.000Z' })])
  anApi(() => Response.json([aLetterRow({ state: 'sent', startedAt: '2027-01-04T08:00:00.000Z' })]))
  vi.advanceTimersByTime(30_000)
  await expect.poll(() => document.querySelector('tbody')?.textContent).toMatch(/^WinterSent/)
})

const titles = () => [...document.querySelectorAll('tbody a')].map((link) => link.textContent)

test('older letters follow when they are asked for', async () => {
  anApi((name) => {
    if (name === 'GET /api/letters?limit=50&cursor=older') return Response.json([aLetterRow({ title: 'Older' })])
    if (!name.startsWith('GET /api/letters')) return Response.json({ company: blankCompany, texts: {}, pictures: [] })
    const headers = { 'x-total-count': '2', link: '<?limit=50&cursor=older>; rel="next"' }
    return Response.json([aLetterRow({ title: 'Newer' })], { headers })
  })
  render(
    <Screen>
      <Letters />
    </Screen>,
  )
  await expect.poll(titles).toEqual(['Newer'])
  pressButton('Show more')
  await expect.poll(titles).toEqual(['Newer', 'Older'])
})

test('the figures leave out what did not happen, except what is asked about every letter', () => {
  expect(textOf({ recipients: 2, sent: 2 })).toMatch(/^Sent2Refused.*0Unsubscribed.*0$/)
  expect(textOf({ recipients: 9, sent: 4, waiting: 2, failed: 2, left: 1 })).toMatch(
    /^Sent4Waiting2Refused.*0Given up.*2Left before.*1Unsubscribed.*0$/,
  )
})

test('the switch of the archive keeps the focus while it is saved, and is saved once', async () => {
  const sent = anApi(() => new Promise(() => undefined))
  const { find, press } = render(
    <Screen>
      <ArchiveSwitch item={aLetterRow({})} />
    </Screen>,
  )
  find('input').focus()
  press('input')
  await expect.poll(() => find('input').ariaBusy).toBe('true')
  press('input')
  expect(find('input').matches(':checked')).toBe(true)
  expect(document.activeElement).toBe(find('input'))
  expect(find('input').matches(':disabled')).toBe(false)
  expect(sent.length).toBe(1)
})

// @vitest-environment jsdom
import type { LetterRow } from '@energy/contracts/letters/letters'
import { beforeEach, expect, test } from 'vitest'
import { LetterScreen } from '../../src/features/newsletter/letters/letter-screen.tsx'
import { anApi } from '../fixtures/api.ts'
import { openScreen } from '../fixtures/content-editor.tsx'
import { pressButton } from '../fixtures/controls.ts'
import { aLetterRow } from '../fixtures/letters.ts'
import { site } from '../fixtures/panel.tsx'

beforeEach(() => localStorage.clear())

const text = () => document.body.textContent
const scheduled = aLetterRow({ _id: '7', state: 'scheduled', sendAt: '2027-01-04T08:00:00.000Z' })

/** Opens a scheduled letter, over an API that loses the answer of each change, and has this letter afterwards. */
async function open(after: LetterRow) {
  let letter = scheduled
  anApi((name) => {
    if (name in site) return Response.json(site['GET /api/site?page=other'])
    if (name === 'GET /api/letters/7')
      return Response.json({ ...letter, text: '', guides: [] }, { headers: { etag: `"${letter.state}"` } })
    if (name.startsWith('GET /api/blogs')) return Response.json([])
    if (name.startsWith('GET')) return Response.json({ count: 2, subject: 'Winter', html: '', text: '' })
    letter = after
    throw new TypeError('The connection is lost')
  })
  const { press } = openScreen(<LetterScreen />, '/letters/7', '/letters/:id')
  await expect.poll(text).toContain('Cancel the schedule')
  return { cancel: () => pressButton('Cancel the schedule'), archive: () => press('[type=checkbox]') }
}

test('a letter whose schedule was cancelled is a draft again, though the answer was lost', async () => {
  const { cancel } = await open({ ...scheduled, state: 'draft', sendAt: '' })
  cancel()
  await expect.poll(text).toContain('The letter is a draft again.')
})

test('a letter is put into the archive, though the answer was lost', async () => {
  const { archive } = await open({ ...scheduled, isArchived: true })
  archive()
  await expect.poll(text).toContain('Noted for when the letter is sent.')
})

test('a letter that is as before is said to be so', async () => {
  const { cancel, archive } = await open(scheduled)
  cancel()
  await expect.poll(text).toContain('The schedule stays. The server could not be reached.')
  archive()
  await expect.poll(text).toContain('The archive stays as it is. The server could not be reached.')
})

// @vitest-environment jsdom
import { render } from '@energy/ui/test/render'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { UpdateItem } from '../src/features/content/editor/update-content.tsx'
import { anApi, aProblem } from './fixtures/api.ts'
import { pressButton } from './fixtures/controls.ts'
import { site } from './fixtures/panel.tsx'
import { Providers } from './fixtures/screen.tsx'

const DRAFT = 'GET /api/texts/7/draft'

const ignore = () => undefined
/** What jsdom lacks, as it has no layout. */
const unobserved = {
  addEventListener: ignore,
  removeEventListener: ignore,
  observe: ignore,
  disconnect: ignore,
}

/** The draft of a question in a version. */
const aQuestion = (version: number, question: string) =>
  Response.json(
    {
      _id: '7',
      kind: 'questions',
      texts: { question, answer: 'Yes.' },
      state: 'draft',
      hasChanges: true,
      schedules: [],
      pictures: [],
      savedBy: 'Amara',
      savedAt: '2026-11-20T10:00:00.000Z',
    },
    { headers: { etag: `"${version}"` } },
  )

const text = () => document.body.textContent

test('an item that somebody else has saved since it was opened is not published unasked, but compared', async () => {
  const sent = anApi((name) => {
    if (name in site) return Response.json(site['GET /api/site?page=other'])
    if (name === DRAFT && sent.filter((call) => call.name === name).length > 1) return aQuestion(2, 'Is it warm?')
    if (name === DRAFT) return aQuestion(1, 'Is it loud?')
    if (name === 'POST /api/texts/7/publish') return aProblem(412, 'Somebody was first.')
    return Response.json([])
  })
  vi.stubGlobal('matchMedia', () => ({ ...unobserved, matches: false }))
  vi.stubGlobal('ResizeObserver', function observer() {
    return unobserved
  })
  const router = createMemoryRouter([{ path: '/', element: <UpdateItem kind="questions" id="7" /> }])
  render(
    <Providers>
      <RouterProvider router={router} />
    </Providers>,
  )
  await expect.poll(text).toContain('Draft')
  pressButton('Publish')
  await expect.poll(text).toContain('Somebody else saved this question while you worked on it')
  expect([...document.querySelectorAll('del, ins')].map(({ textContent }) => textContent)).toEqual(['warm', 'loud'])
})

// @vitest-environment jsdom
import type { Finding } from '@energy/contracts/content/drafts'
import { expect, test } from 'vitest'
import { UpdateItem } from '../../../src/features/content/editor/update-content.tsx'
import { anApi, aProblem } from '../../fixtures/api.ts'
import { aQuestion, DRAFT, openScreen } from '../../fixtures/content-editor.tsx'
import { pressButton } from '../../fixtures/controls.ts'
import { site } from '../../fixtures/panel.tsx'

const finding: Finding = { check: 'link', field: 'answer', message: 'The link does not answer.', blocks: false }
const buttons = () => [...document.querySelectorAll('button')].map(({ textContent }) => textContent.trim())
const text = () => document.body.textContent

/** Leaves the editor of a question after Publish is pressed, while the draft is checked. */
async function leaveWhilePublished(findings: readonly Finding[], published: () => Response) {
  const check = Promise.withResolvers<Response>()
  const sent = anApi((name) => {
    if (name in site) return Response.json(site['GET /api/site?page=other'])
    if (name === DRAFT) return aQuestion(1, 'Is it loud?')
    if (name === 'GET /api/texts/7/check') return check.promise
    return name === 'POST /api/texts/7/publish' ? published() : Response.json([])
  })
  const { router } = openScreen(<UpdateItem kind="questions" id="7" />)
  await expect.poll(buttons).toContain('Publish')
  pressButton('Publish')
  await expect.poll(() => sent.map(({ name }) => name)).toContain('GET /api/texts/7/check')
  await router.navigate('/elsewhere')
  await expect.poll(buttons).toEqual([])
  check.resolve(Response.json(findings))
  return router
}

test.each([
  ['stays there once it is live', [], () => Response.json({}), 'Is it loud? is live.'],
  [
    'reads that something is better mended first',
    [finding],
    () => Response.json({}),
    'Is it loud? is not published yet',
  ],
  [
    'reads that it is refused',
    [],
    () => aProblem(412, 'Somebody was first.'),
    'Is it loud?: We could not publish. Nothing has changed. Somebody was first.',
  ],
])('who leaves the editor while its draft is published %s', async (_, findings, published, words) => {
  const router = await leaveWhilePublished(findings, published)
  await expect.poll(text).toContain(words)
  expect(router.state.location.pathname).toBe('/elsewhere')
})

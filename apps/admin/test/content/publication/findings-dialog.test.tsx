// @vitest-environment jsdom
import type { Finding } from '@energy/contracts/content/drafts'
import { expect, test, vi } from 'vitest'
import { FindingsDialog } from '../../../src/features/content/editor/publication/findings-dialog.tsx'
import { aPanel } from '../../fixtures/panel.tsx'

const ignore = () => undefined

const deadLink = (link: string): Finding => ({
  check: 'link',
  field: 'details',
  message: `Details: the link ${link} does not answer.`,
  blocks: false,
})

test.each([
  [[false, false], true],
  [[false, true], false],
])('where what blocks among the findings is %j, that the item can be published anyway is %s', (blocking, canBe) => {
  const findings = blocking.map((blocks, at) => ({ ...deadLink(`https://${at}.example`), blocks }))
  const { text } = aPanel(
    <FindingsDialog findings={findings} busy={false} onPublish={ignore} onField={ignore} onClose={ignore} />,
    {},
  )
  expect(text().includes('Publish anyway')).toBe(canBe)
})

test('two links of one text that do not answer are two findings', () => {
  const reported = vi.spyOn(console, 'error').mockImplementation(ignore)
  const findings = ['https://a.example', 'https://b.example'].map(deadLink)
  const { text } = aPanel(
    <FindingsDialog findings={findings} busy={false} onPublish={ignore} onField={ignore} onClose={ignore} />,
    {},
  )
  for (const { message } of findings) expect(text()).toContain(message)
  expect(reported).not.toHaveBeenCalled()
})

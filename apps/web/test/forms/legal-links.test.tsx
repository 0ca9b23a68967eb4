// @vitest-environment jsdom
import { render } from '@energy/ui/test/render'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { Preferences } from '../../src/features/contact/preferences.tsx'
import { Consent } from '../../src/shared/form/consent.tsx'

const consent = <Consent field={{ name: 'agreed', id: 'agreed' }} agreed={false} onAgree={() => undefined} />

test.each([
  ['of a request', consent],
  ['to be informed', <Preferences key="preferences" ticked={{}} />],
])('beside the consent %s are links to privacy and terms', (_, element) => {
  render(<MemoryRouter>{element}</MemoryRouter>)
  const links = [...document.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual([
    ['Privacy', '/privacy'],
    ['Terms', '/terms'],
  ])
  // Who comes back from there finds what was typed.
  for (const link of document.querySelectorAll('a')) expect(link.target).toBe('_blank')
  expect(document.body.textContent).toContain(
    'What we keep of it stands in Privacy, and what holds between us in Terms.',
  )
})

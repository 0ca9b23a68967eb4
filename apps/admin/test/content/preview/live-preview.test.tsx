// @vitest-environment jsdom
import { ConfigProvider } from '@energy/client/use-config'
import { render } from '@energy/ui/test/render'
import { FormProvider, useForm } from 'react-hook-form'
import { expect, test, vi } from 'vitest'
import { createQueryClient } from '../../../src/app/query-client.ts'
import { LivePreview } from '../../../src/features/content/preview/live-preview.tsx'
import { SharePreviewButton } from '../../../src/features/content/preview/share-preview-button.tsx'
import { blankOf } from '../../../src/features/content/record/values.ts'
import { anApi } from '../../fixtures/api.ts'
import { pressButton } from '../../fixtures/controls.ts'
import { site } from '../../fixtures/panel.tsx'
import { config, Screen } from '../../fixtures/screen.tsx'

const FRAME = 'GET /api/services/7/preview/frame'
const MINUTES = 120_000
const ignore = () => undefined

function Preview() {
  const form = useForm({ defaultValues: blankOf('services') })
  return (
    <FormProvider {...form}>
      <SharePreviewButton kind="services" id="7" />
      <LivePreview kind="services" id="7" onField={ignore} />
    </FormProvider>
  )
}

/** A preview, with the tokens that the API has made for its frame. */
function aPreview() {
  vi.stubGlobal('ResizeObserver', function observer() {
    return { observe: ignore, disconnect: ignore }
  })
  const tokens: string[] = []
  anApi((name) => {
    if (name === FRAME) tokens.push(`token-${tokens.length}`)
    if (name === FRAME) return Response.json({ token: tokens.at(-1) })
    if (name in site) return Response.json(site['GET /api/site?page=other'])
    return Response.json({ token: 'secret', expiresAt: '2027-03-29T08:00:00.000Z', sharedBy: '' })
  })
  const screen = render(
    <Screen client={createQueryClient(ignore)}>
      <ConfigProvider value={{ ...config, siteUrl: 'https://site.example' }}>
        <Preview />
      </ConfigProvider>
    </Screen>,
  )
  return { ...screen, tokens }
}

test('the page of the preview is loaded once, however long the editor is open', async () => {
  vi.useFakeTimers()
  const { find, tokens } = aPreview()
  await vi.advanceTimersByTimeAsync(MINUTES)
  vi.useRealTimers()
  expect(find('iframe').getAttribute('src')).toBe('https://site.example/preview/live/token-0')
  expect(tokens).toHaveLength(1)
})

test('the page of the preview is not loaded again when its link is made', async () => {
  const { press, tokens } = aPreview()
  await expect.poll(() => document.querySelector('iframe')).not.toBeNull()
  press('[aria-haspopup=dialog]')
  await expect.poll(() => document.body.textContent).toContain('Make a new link')
  pressButton('Make a new link')
  await expect.poll(() => document.querySelector('input[readonly]')?.getAttribute('value')).toContain('/preview/secret')
  expect(tokens).toHaveLength(1)
})

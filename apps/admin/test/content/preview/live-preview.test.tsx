// @vitest-environment jsdom
import { ConfigProvider } from '@energy/client/use-config'
import { render } from '@energy/ui/test/render'
import { FormProvider, useForm } from 'react-hook-form'
import { expect, test, vi } from 'vitest'
import { createQueryClient } from '../../../src/app/query-client.ts'
import { LivePreview } from '../../../src/features/content/preview/live-preview.tsx'
import { blankOf } from '../../../src/features/content/record/values.ts'
import { anApi } from '../../fixtures/api.ts'
import { site } from '../../fixtures/panel.tsx'
import { config, Screen } from '../../fixtures/screen.tsx'

const FRAME = 'GET /api/services/7/preview/frame'
const MINUTES = 120_000
const ignore = () => undefined

function Preview() {
  const form = useForm({ defaultValues: blankOf('services') })
  return (
    <FormProvider {...form}>
      <LivePreview kind="services" id="7" onField={ignore} />
    </FormProvider>
  )
}

test('the page of the preview is loaded once, however long the editor is open', async () => {
  vi.stubGlobal('ResizeObserver', function observer() {
    return { observe: ignore, disconnect: ignore }
  })
  vi.useFakeTimers()
  const tokens: string[] = []
  anApi((name) => {
    if (name === FRAME) tokens.push(`token-${tokens.length}`)
    return Response.json(name === FRAME ? { token: tokens.at(-1) } : site['GET /api/site?page=other'])
  })
  const { find } = render(
    <Screen client={createQueryClient(ignore)}>
      <ConfigProvider value={{ ...config, siteUrl: 'https://site.example' }}>
        <Preview />
      </ConfigProvider>
    </Screen>,
  )
  await vi.advanceTimersByTimeAsync(MINUTES)
  vi.useRealTimers()
  expect(find('iframe').getAttribute('src')).toBe('https://site.example/preview/live/token-0')
  expect(tokens).toHaveLength(1)
})

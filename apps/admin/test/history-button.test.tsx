// @vitest-environment jsdom
import { FormProvider, useForm } from 'react-hook-form'
import { expect, test } from 'vitest'
import { HistoryButton } from '../src/features/content/editor/history/history-button.tsx'
import { blankOf } from '../src/features/content/record/values.ts'
import { pressButton, textOf, typeInto } from './fixtures/controls.ts'
import { aPanel } from './fixtures/panel.tsx'

const now = { ...blankOf('services'), headerTitle: 'Heat now', cta: 'Ask' }
const VERSION = {
  number: 1,
  createdAt: '2026-11-12T09:20:00.000Z',
  author: '',
  publishedAt: null,
  changed: [],
  note: '',
}

function Editor() {
  const form = useForm({ defaultValues: now })
  return (
    <FormProvider {...form}>
      <input aria-label="Title" {...form.register('headerTitle')} />
      <input aria-label="CTA" {...form.register('cta')} />
      <HistoryButton kind="services" id="7" />
    </FormProvider>
  )
}

const restore = () => document.querySelector<HTMLElement>('[aria-label="Restore this field: Title"]')

test('the undo of a restored field leaves what was typed into others since', async () => {
  const { find } = aPanel(<Editor />, {
    'GET /api/services/7/versions': [VERSION],
    'GET /api/services/7/versions/1': { ...VERSION, body: { ...now, headerTitle: 'Heat then' } },
  })
  const fields = () => ['Title', 'CTA'].map((name) => textOf(find(`[aria-label="${name}"]`)))
  pressButton('History')
  await expect.poll(restore).not.toBeNull()
  restore()?.click()
  await expect.poll(fields).toEqual(['Heat then', 'Ask'])
  typeInto(find('[aria-label="CTA"]'), 'Ask us')
  await expect.poll(() => document.querySelector('.swal2-toast')?.textContent).toContain('Title restored as a draft.')
  document.querySelector<HTMLElement>('.swal2-toast .swal2-confirm')?.click()
  await expect.poll(fields).toEqual(['Heat now', 'Ask us'])
})

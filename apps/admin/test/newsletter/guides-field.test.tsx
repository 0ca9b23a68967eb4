// @vitest-environment jsdom
import { FormProvider, useForm } from 'react-hook-form'
import { expect, test } from 'vitest'
import { GuidesField } from '../../src/features/newsletter/letters/guides-field.tsx'
import { aPanel } from '../fixtures/panel.tsx'

function LetterForm() {
  const form = useForm({ defaultValues: { title: '', text: '', guides: ['2'] } })
  return (
    <FormProvider {...form}>
      <GuidesField />
    </FormProvider>
  )
}

test('a letter chooses also from guides that are older than the newest hundred, and names them', async () => {
  const guides = Array.from({ length: 150 }, (_, at) => ({ _id: `${150 - at}`, headerTitle: `Guide ${150 - at}` }))
  const { find } = aPanel(<LetterForm />, {
    'GET /api/blogs/cards?order=newest': guides,
    'GET /api/blogs/cards?limit=100&order=newest': guides.slice(0, 100),
  })
  await expect.poll(() => find('ol').textContent).toContain('Guide 2')
  expect([...document.querySelectorAll('option')].at(-1)?.textContent).toBe('Guide 1')
})

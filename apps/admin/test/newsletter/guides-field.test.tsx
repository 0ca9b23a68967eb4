// @vitest-environment jsdom
import { flushSync } from 'react-dom'
import { FormProvider, useForm } from 'react-hook-form'
import { expect, test } from 'vitest'
import { GuidesField } from '../../src/features/newsletter/letters/guides-field.tsx'
import { pressButton } from '../fixtures/controls.ts'
import { aPanel } from '../fixtures/panel.tsx'

function LetterForm() {
  const form = useForm({ defaultValues: { title: '', text: '', guides: ['2'] } })
  return (
    <FormProvider {...form}>
      <GuidesField />
      <button type="button" onClick={() => form.setValue('guides', ['2', '1'])}>
        Restore
      </button>
    </FormProvider>
  )
}

function choose(id: string) {
  const select = document.querySelector('select')
  if (!select) throw new Error('There is no choice')
  select.value = id
  flushSync(() => select.dispatchEvent(new Event('change', { bubbles: true })))
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

test('a guide that is chosen and comes into the letter by what is restored cannot be added once more', async () => {
  const guides = ['1', '2'].map((_id) => ({ _id, headerTitle: `Guide ${_id}` }))
  const { find } = aPanel(<LetterForm />, { 'GET /api/blogs/cards?order=newest': guides })
  await expect.poll(() => find('select').textContent).toContain('Guide 1')
  choose('1')
  pressButton('Restore')
  expect(find('ol').textContent).toBe('Guide 2Guide 1')
  pressButton('Add it')
  expect(find('ol').textContent).toBe('Guide 2Guide 1')
})

test('screen readers announce where a guide is that was moved up', async () => {
  const guides = ['1', '2'].map((_id) => ({ _id, headerTitle: `Guide ${_id}` }))
  const { find, press } = aPanel(<LetterForm />, { 'GET /api/blogs/cards?order=newest': guides })
  await expect.poll(() => find('select').textContent).toContain('Guide 1')
  pressButton('Restore')
  press('[aria-label="Move Guide 1 up"]')
  expect(find('ol').textContent).toBe('Guide 1Guide 2')
  expect(find('output').textContent).toBe('Guide 1 is number 1 of 2.')
})

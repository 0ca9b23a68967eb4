// @vitest-environment jsdom
import { render } from '@energy/ui/test/render'
import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { expect, test, vi } from 'vitest'
import { ImageField } from '../../src/features/content/editor/fields/image-field.tsx'
import { GuidesField } from '../../src/features/newsletter/letters/guides-field.tsx'
import { ImportDialog } from '../../src/features/people/import/import-dialog.tsx'
import { SetUp } from '../../src/features/second-factor/set-up.tsx'
import type { useSetUp } from '../../src/features/second-factor/use-second-factor.ts'
import { UploadsProvider } from '../../src/shared/media/uploads.tsx'
import { anApi } from '../fixtures/api.ts'
import { pressButton } from '../fixtures/controls.ts'
import { Screen } from '../fixtures/screen.tsx'

vi.mock(import('../../src/features/second-factor/use-second-factor.ts'), async (actual) => ({
  ...(await actual()),
  // jsdom has no identity provider.
  useSetUp() {
    const [started, setStarted] = useState<ReturnType<typeof useSetUp>['started']>()
    const set = { key: 'ABCD', url: 'otpauth://totp/Ada?secret=ABCD', finish: async () => undefined }
    return { started, start: () => setStarted(set), busy: false, finish: set.finish }
  },
}))
vi.mock(import('@energy/ui/notice'), async (actual) => ({
  ...(await actual()),
  notice: vi.fn<() => Promise<void>>().mockResolvedValue(),
}))

function ImageForm() {
  const form = useForm({ defaultValues: { ctaImage: '/plates/solar.svg' } })
  return (
    <FormProvider {...form}>
      <ImageField label="Image" {...form.register('ctaImage')} />
    </FormProvider>
  )
}

test('when an image is removed from its place, the button that chooses one has the focus', () => {
  render(
    <Screen>
      <UploadsProvider>
        <ImageForm />
      </UploadsProvider>
    </Screen>,
  )
  pressButton('Remove')
  expect(document.activeElement?.textContent).toBe('Choose an image')
})

function LetterForm() {
  const form = useForm({ defaultValues: { title: '', text: '', guides: ['1'] } })
  return (
    <FormProvider {...form}>
      <GuidesField />
    </FormProvider>
  )
}

test('when a guide is added to a letter or left out, the choice of guides has the focus', async () => {
  anApi(() => Response.json([{ _id: '1', headerTitle: 'Heat' }]))
  const { find, press } = render(
    <Screen>
      <LetterForm />
    </Screen>,
  )
  await expect.poll(() => document.body.textContent).toContain('Heat')
  find('[aria-label="Leave out Heat"]').focus()
  press('[aria-label="Leave out Heat"]')
  expect(document.activeElement).toBe(find('select'))
})

test('once the set-up of a second factor has begun, its first step has the focus', () => {
  render(
    <Screen>
      <SetUp />
    </Screen>,
  )
  pressButton('Set it up')
  expect(document.activeElement?.textContent).toBe('1. Add this account to your app')
})

test('once people are imported, what became of it has the focus', async () => {
  const rows = [{ row: 2, email: 'ada@example.com', name: 'Ada', outcome: 'new', detail: '' }]
  anApi(() => Response.json({ rows, ignored: [] }))
  const { find } = render(
    <Screen>
      <ImportDialog onClose={() => undefined} />
    </Screen>,
  )
  const input = find('input[type=file]')
  // The files of jsdom cannot be read.
  const file = Object.assign(new File([], 'people.csv'), { arrayBuffer: async () => new ArrayBuffer() })
  Object.defineProperty(input, 'files', { value: [file] })
  input.dispatchEvent(new Event('change', { bubbles: true }))
  await expect.poll(() => document.body.textContent).toContain('Import 1 person')
  pressButton('Import 1 person')
  await expect.poll(() => document.activeElement?.textContent).toBe('1 person imported.')
})

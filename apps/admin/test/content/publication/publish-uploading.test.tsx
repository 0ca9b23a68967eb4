// @vitest-environment jsdom
import { FormProvider, useForm } from 'react-hook-form'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { ContentFields } from '../../../src/features/content/editor/fields/content-fields.tsx'
import { isUploading, waitForUpload } from '../../../src/features/content/editor/fields/uploading.ts'
import { blankOf } from '../../../src/features/content/record/values.ts'
import { UploadsProvider } from '../../../src/shared/media/uploads.tsx'
import { anApi, aProblem } from '../../fixtures/api.ts'
import { aPublication } from '../../fixtures/content-publication.ts'
import { aPanel } from '../../fixtures/panel.tsx'
import { aFile } from '../../fixtures/uploads.ts'

beforeEach(() => localStorage.clear())

function Fields() {
  const form = useForm({ defaultValues: blankOf('services') })
  return (
    <UploadsProvider>
      <FormProvider {...form}>
        <ContentFields kind="services" />
      </FormProvider>
    </UploadsProvider>
  )
}

test('an item is neither published nor scheduled while an image of it is being uploaded, as it would lack that', async () => {
  const sent = anApi(() => Response.json([]))
  const latest = aPublication()
  const end = waitForUpload()
  onTestFinished(end)
  await latest().publication.publish()
  await expect.poll(() => document.body.textContent).toContain('An image is still being uploaded')
  await latest().publication.schedule('publish', '2027-03-29T08:00:00.000Z')
  expect(sent.filter(({ name }) => !name.startsWith('GET'))).toEqual([])
  end()
  await expect.poll(() => latest().publication.busy).toBe(false)
  await latest().publication.publish()
  expect(sent.map(({ name }) => name)).toContain('POST /api/services/7/publish')
})

test('a field waits from the file that is pasted until it is there, or refused', async () => {
  const { find } = aPanel(<Fields />, {})
  const answer = Promise.withResolvers<Response>()
  anApi(() => answer.promise)
  const paste = (file: File) =>
    find('[name=ctaImage]').dispatchEvent(
      Object.assign(new Event('paste', { bubbles: true }), { clipboardData: { types: ['Files'], files: [file] } }),
    )
  expect(isUploading()).toBe(false)
  paste(aFile())
  await expect.poll(isUploading).toBe(true)
  answer.resolve(aProblem(413, 'This file is too large.'))
  await expect.poll(isUploading).toBe(false)
})

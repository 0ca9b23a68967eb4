// @vitest-environment jsdom
import { notice } from '@energy/ui/notice'
import { render } from '@energy/ui/test/render'
import { expect, test, vi } from 'vitest'
import { DetailsForm } from '../../src/features/media/details/details-form.tsx'
import { useDeletePicture } from '../../src/features/media/details/use-delete-picture.ts'
import { UploadsProvider } from '../../src/shared/media/uploads.tsx'
import { anApi, aProblem } from '../fixtures/api.ts'
import { isBusy, pressButton } from '../fixtures/controls.ts'
import { aPicture } from '../fixtures/picture.ts'
import { Screen } from '../fixtures/screen.tsx'

vi.mock(import('@energy/ui/notice'), async (actual) => ({
  ...(await actual()),
  notice: vi.fn<() => Promise<void>>().mockResolvedValue(),
}))

const FAILURE = 'We could not delete roof.jpg. An item shows it.'
const ignore = () => undefined
const text = () => document.body.textContent

function Details() {
  const deletion = useDeletePicture({ onDeleted: ignore, onRestored: ignore })
  return <DetailsForm version={{ item: aPicture(), etag: '"0"' }} deletion={deletion} />
}

/** The details, in which the button that deletes the picture is pressed. */
function askToDelete() {
  render(
    <Screen>
      <UploadsProvider>
        <Details />
      </UploadsProvider>
    </Screen>,
  )
  pressButton('Delete')
}

/** The details, in which the picture is deleted. */
function pressDelete() {
  askToDelete()
  document.querySelector<HTMLElement>('.modal-actions button')?.click()
}

/** The details, in which the picture is deleted in vain. */
async function deleteInVain() {
  const answer = Promise.withResolvers<Response>()
  anApi(() => answer.promise)
  pressDelete()
  await expect.poll(isBusy).toBe(true)
  answer.resolve(aProblem(409, 'An item shows it.'))
  await expect.poll(isBusy).toBe(false)
}

test('before a picture is deleted, the question says how it comes back: the trash does not list it', () => {
  askToDelete()
  expect(document.querySelector('.modal-body p')?.textContent).toBe(
    'No item uses it. The same file, uploaded again within 30 days, brings it back as it was.',
  )
})

test('a picture whose deletion got no answer is deleted where it is not there any more', async () => {
  anApi((name) => {
    if (name.startsWith('DELETE')) throw new TypeError('The network is away')
    return aProblem(404, 'It is not there.')
  })
  pressDelete()
  await expect.poll(() => vi.mocked(notice).mock.calls.at(-1)?.[0]).toBe('roof.jpg deleted.')
})

test('a picture whose undo got no answer is back where it can be read', async () => {
  vi.mocked(notice).mockClear()
  anApi((name) => {
    if (name.endsWith('/restore')) throw new TypeError('The network is away')
    return Response.json(aPicture())
  })
  pressDelete()
  await expect.poll(() => vi.mocked(notice).mock.calls.at(-1)?.[0]).toBe('roof.jpg deleted.')
  vi.mocked(notice).mock.calls.at(-1)?.[1]?.action?.run()
  await expect.poll(() => vi.mocked(notice).mock.calls.at(-1)?.[0]).toBe('roof.jpg is back.')
})

test('a notice says that a picture cannot be deleted', async () => {
  await deleteInVain()
  await expect.poll(() => vi.mocked(notice).mock.calls.at(-1)?.[0]).toBe(FAILURE)
  expect(text()).not.toContain(FAILURE)
})

test('the details say that a picture cannot be deleted where a dialog covers notices', async () => {
  const sheet = document.body.appendChild(document.createElement('dialog'))
  sheet.open = true
  await deleteInVain()
  await expect.poll(text).toContain(FAILURE)
  sheet.remove()
})

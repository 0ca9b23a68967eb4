// @vitest-environment jsdom
import { render } from '@energy/ui/test/render'
import { expect, test } from 'vitest'
import { UploadItem } from '../../src/shared/media/upload-item.tsx'
import type { UploadRow } from '../../src/shared/media/upload-queue.ts'
import { UploadsProvider } from '../../src/shared/media/uploads.tsx'
import { Screen } from '../fixtures/screen.tsx'

const sending: UploadRow = {
  id: '1',
  name: 'plan.pdf',
  bytes: 2_000_000,
  arrived: 1_000_000,
  state: 'sending',
  message: '',
  replaces: undefined,
  picture: undefined,
  alt: '',
}
const items = (...rows: readonly UploadRow[]) => (
  <Screen>
    <UploadsProvider>
      <main tabIndex={-1}>
        <ul>
          {rows.map((row) => (
            <UploadItem key={row.id} row={row} />
          ))}
        </ul>
      </main>
    </UploadsProvider>
  </Screen>
)
const failed: UploadRow = { ...sending, state: 'failed' }
const photo: UploadRow = { ...failed, id: '2', name: 'roof.jpg' }
const focused = () => document.activeElement?.ariaLabel ?? document.activeElement?.tagName

test.each(['refused', 'failed'] as const)('screen readers hear why a file is %s', (state) => {
  const { find, show } = render(items(sending))
  const said = () => find('[role=alert]').textContent
  expect(said()).toBe('')
  show(items({ ...sending, state, message: 'This is no picture.' }))
  expect(said()).toBe('This is no picture.')
})

test.each([
  ['Try again: plan.pdf', 'it is sent again', [sending, photo], 'Cancel: plan.pdf'],
  ['Remove from list: plan.pdf', 'it is removed', [photo], 'Remove from list: roof.jpg'],
  ['Remove from list: roof.jpg', 'it is removed', [failed], 'Remove from list: plan.pdf'],
  ['Remove from list: plan.pdf', 'none is left', [], 'MAIN'],
])('the focus of %s is not lost once %s', (button, _, rows, next) => {
  const { find, show } = render(items(failed, photo))
  find(`[aria-label="${button}"]`).focus()
  show(items(...rows))
  expect(focused()).toBe(next)
})

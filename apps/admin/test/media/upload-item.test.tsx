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
const item = (row: UploadRow) => (
  <Screen>
    <UploadsProvider>
      <UploadItem row={row} />
    </UploadsProvider>
  </Screen>
)

test.each(['refused', 'failed'] as const)('screen readers hear why a file is %s', (state) => {
  const { find, show } = render(item(sending))
  const said = () => find('[role=alert]').textContent
  expect(said()).toBe('')
  show(item({ ...sending, state, message: 'This is no picture.' }))
  expect(said()).toBe('This is no picture.')
})

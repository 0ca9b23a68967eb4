// @vitest-environment jsdom
import { render } from '@energy/ui/test/render'
import { expect, test } from 'vitest'
import { AltForm } from '../../src/features/media/upload/alt-form.tsx'
import type { UploadRow } from '../../src/shared/media/upload-queue.ts'
import { UploadsProvider } from '../../src/shared/media/uploads.tsx'
import { aPicture } from '../fixtures/picture.ts'
import { Screen } from '../fixtures/screen.tsx'

const picture = aPicture()
const row: UploadRow = {
  id: '',
  name: '',
  bytes: 100,
  arrived: 100,
  state: 'done',
  message: '',
  replaces: undefined,
  picture,
  alt: '',
}
/** The list of uploads, in which these files have no text yet. */
const list = (names: readonly string[]) => (
  <Screen>
    <UploadsProvider>
      <main tabIndex={-1}>
        <ul>
          {names.map((name) => (
            <li key={name}>
              <AltForm row={{ ...row, id: name, name }} picture={picture} />
            </li>
          ))}
        </ul>
      </main>
    </UploadsProvider>
  </Screen>
)

test('once a file has its text, the field of the next one has the focus', () => {
  const { find, show } = render(list(['one', 'two', 'three']))
  find('[aria-label="Alternative text: two"]').focus()
  show(list(['one', 'three']))
  expect(document.activeElement).toBe(find('[aria-label="Alternative text: three"]'))
  show(list(['one']))
  expect(document.activeElement).toBe(find('[aria-label="Alternative text: one"]'))
  show(list([]))
  expect(document.activeElement).toBe(find('main'))
})

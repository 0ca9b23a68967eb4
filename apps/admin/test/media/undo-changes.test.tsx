// @vitest-environment jsdom
import { render } from '@energy/ui/test/render'
import { beforeEach, expect, test } from 'vitest'
import { DetailsForm } from '../../src/features/media/details/details-form.tsx'
import { UploadsProvider } from '../../src/shared/media/uploads.tsx'
import { pressButton, typeInto } from '../fixtures/controls.ts'
import { aPicture } from '../fixtures/picture.ts'
import { Screen } from '../fixtures/screen.tsx'

beforeEach(() => localStorage.clear())

const deletion = { remove: () => Promise.resolve(), busy: false, deletedId: '', failureOf: () => '' }
const undo = () => [...document.querySelectorAll('button')].find((button) => button.textContent === 'Undo the changes')

test('once what is typed about a picture is undone, Save has the focus of the button that is gone', async () => {
  const { find } = render(
    <Screen>
      <UploadsProvider>
        <DetailsForm version={{ item: aPicture(), etag: '"0"' }} deletion={deletion} />
      </UploadsProvider>
    </Screen>,
  )
  typeInto(find('textarea'), 'A roof')
  await expect.poll(undo).toBeDefined()
  undo()?.focus()
  pressButton('Undo the changes')
  await expect.poll(undo).toBeUndefined()
  expect(document.activeElement?.textContent).toBe('Save')
})

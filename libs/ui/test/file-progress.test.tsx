// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { FileProgress } from '../src/attachments/file-progress.tsx'
import { render } from './fixtures/render.ts'

const sent = (bytes: number) => (
  <FileProgress file={{ name: 'bill.pdf', size: 200 }} bytes={bytes} sizeInWords="200 bytes" />
)

test('a file that is sent shows how far it has come, and then that it is checked', () => {
  const { find, show } = render(sent(101))
  expect(find('span').textContent).toBe('50 % of 200 bytes')
  expect(find('progress')).toMatchObject({ ariaLabel: 'bill.pdf', value: 101, max: 200 })
  show(sent(200))
  expect(find('span').textContent).toBe('Being checked ...')
})

// @vitest-environment jsdom
import { createAttachmentList, type FileStep } from '@energy/client/attachments/attachment-list'
import { createCall } from '@energy/client/call'
import { render } from '@energy/ui/test/render'
import { expect, test } from 'vitest'
import { AttachFiles } from '../../src/shared/attachments/attach-files.tsx'

const list = createAttachmentList(createCall('http://127.0.0.1:1'))
const file = { name: 'bill.pdf', type: 'application/pdf', size: 10 }
const withFiles = (...steps: FileStep[]) => {
  const files = steps.map((step) => ({ key: '1', file, step }))
  return <AttachFiles label="Attach a bill" attachments={{ ...list, files, isSending: false, error: undefined }} />
}

test.each([
  ['sent again', 'li button:not([aria-label])', [{ is: 'sending', bytes: 0 }]],
  ['removed', 'li button[aria-label]', []],
] satisfies [string, string, FileStep[]][])(
  'the button with which a file is %s goes, and leaves the focus at the one that attaches files',
  (_, selector, then) => {
    const { find, press, show } = render(withFiles({ is: 'failed', message: 'The server could not be reached.' }))
    find(selector).focus()
    press(selector)
    show(withFiles(...then))
    expect(document.activeElement?.textContent).toBe('Attach a bill')
  },
)

// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { ReplyTabs } from '../../../src/features/inquiries/reply/reply-tabs.tsx'
import { anInquiry } from '../../fixtures/inquiry.ts'
import { aPanel } from '../../fixtures/panel.tsx'

const ignore = () => undefined

test.each([
  ['of somebody without a number', { phone: '' }, { 'Reply through call': 'No contact number is known.' }],
  [
    'of somebody whose data has been deleted',
    { email: '', phone: '' },
    {
      'Reply through mail': 'Their data has been deleted.',
      'Reply through call': 'Their data has been deleted.',
    },
  ],
  ['that can be answered in every way', { phone: '123' }, {}],
])('a way to answer that is closed says why, in a text beside it: an inquiry %s', (_, given, reasons) => {
  const { find } = aPanel(
    <ReplyTabs item={anInquiry(given)} way="note" hasDraft={false} onChoose={ignore} onClose={ignore} />,
    {},
  )
  const closed = [...document.querySelectorAll('button:disabled')].map((button) => [
    button.textContent,
    find(`[id="${button.getAttribute('aria-describedby')}"]`).textContent,
  ])
  expect(Object.fromEntries(closed)).toEqual(reasons)
})

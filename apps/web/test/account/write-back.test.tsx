// @vitest-environment jsdom
import { createCall } from '@energy/client/call'
import { CallProvider } from '@energy/client/use-call'
import { render } from '@energy/ui/test/render'
import { flushSync } from 'react-dom'
import { expect, test } from 'vitest'
import { WriteBack } from '../../src/features/account/requests/write-back.tsx'

test('a file that is attached while the message is sent stays for the next one', async () => {
  const answered = Promise.withResolvers<void>()
  const { find, press } = render(
    <CallProvider value={createCall('http://127.0.0.1:1')}>
      <WriteBack id="1" after="" level={2} send={() => answered.promise} onSent={() => undefined} />
    </CallProvider>,
  )
  const text = find('textarea')
  if (text instanceof HTMLTextAreaElement) text.value = 'Is this the bill that you need?'
  press('[type=submit]')
  const files = find('[type=file]')
  Object.defineProperty(files, 'files', { value: [new File(['a meter'], 'meter.heic')] })
  flushSync(() => files.dispatchEvent(new Event('change', { bubbles: true })))
  answered.resolve()
  await expect.poll(() => text).toHaveProperty('value', '')
  expect(find('li').textContent).toContain('meter.heic')
})

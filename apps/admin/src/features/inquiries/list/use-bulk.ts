import { unlessDone } from '@energy/client/call-error'
import { useSend } from '@energy/client/use-send'
import { inbox, MAX_AT_ONCE, type BulkResult } from '@energy/contracts/inquiries/inbox'
import { confirmAction, notice } from '@energy/ui/notice'
import { useState } from 'react'
import { reasonOf } from '../../../shared/words/reason.ts'
import type { Checked } from './use-checked.ts'

/** Milliseconds to read which of several inquiries were not changed. */
const READING_TIME = 8_000

/**
 * Sends the ids in as many calls as they need. One whose answer was lost is sent again: what it has changed is as wanted
 * then. What a failed call would have changed has failed.
 */
async function inParts(ids: readonly string[], send: (ids: string[]) => Promise<BulkResult>) {
  const all: BulkResult = { done: [], failed: [] }
  for (let start = 0; start < ids.length; start += MAX_AT_ONCE) {
    const part = ids.slice(start, start + MAX_AT_ONCE)
    // oxlint-disable-next-line no-await-in-loop -- one call after the other, as one person works
    const { done, failed } = await send(part)
      .catch(unlessDone(() => send(part)))
      .catch((cause: unknown) => ({ done: [], failed: part.map((_id) => ({ _id, detail: reasonOf(cause) })) }))
    all.done.push(...done)
    all.failed.push(...failed)
  }
  return all
}

/** The changes of the selected inquiries. Those that fail stay selected. */
export function useBulk(checked: Checked) {
  const { mutateAsync: setStates } = useSend(inbox.setStates)
  const { mutateAsync: assignAll } = useSend(inbox.assignAll)
  const [isBusy, setBusy] = useState(false)
  const ids = [...checked.ids]
  const run = async (result: string, send: (ids: string[]) => Promise<BulkResult>) => {
    if (isBusy) return
    setBusy(true)
    const { done, failed } = await inParts(ids, send)
    setBusy(false)
    checked.drop(done)
    const [first] = failed
    if (!first) return notice(`${done.length} ${result}.`)
    const text = `${done.length} of ${ids.length} ${result}. ${first.detail}`
    return notice(text, { kind: 'error', timer: READING_TIME })
  }
  return {
    isBusy,
    assign: ({ _id, name }: { _id: string; name: string }) =>
      run(name ? `assigned to ${name}` : 'given to nobody', (part) =>
        assignAll({ body: { ids: part, assignee: _id } }),
      ),
    markContacted: () => run('marked as contacted', (part) => setStates({ body: { ids: part, state: 'contacted' } })),
    async close() {
      const title = ids.length === 1 ? 'Close 1 request?' : `Close ${ids.length} requests?`
      const text = 'They leave the views of what waits. Each can be reopened.'
      if (!(await confirmAction({ title, text, yes: 'Close requests', no: 'Leave them' }))) return
      await run('closed', (part) => setStates({ body: { ids: part, state: 'closed' } }))
    },
  }
}

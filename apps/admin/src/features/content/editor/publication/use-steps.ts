import { CallError, isTemporary } from '@energy/client/call-error'
import type { Finding, ScheduledAction, Standing } from '@energy/contracts/content/drafts'
import type { EditedKind } from '@energy/contracts/content/edited'
import { notice } from '@energy/ui/notice'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useIsOpen } from '@energy/client/use-is-open'
import { useLatest } from '../../../../shared/use-latest.ts'
import { editedWords } from '../../../../shared/records/edited.ts'
import { callsOf } from '../../record/calls.ts'
import { formOf, labelOfTitle } from '../../record/form-of.ts'
import { titleOf } from '../../record/values.ts'
import { isUploading } from '../fields/uploading.ts'
import type { useEditor } from '../use-editor.ts'

/** What asks before something is done. */
type PublicationDialog =
  | { name: 'findings'; findings: readonly Finding[] }
  | { name: 'schedule'; action: ScheduledAction; error?: string }

const FAILED = 6_000
export const showFailed = (text: string) => void notice(text, { kind: 'error', timer: FAILED })
const UNDECIDED = 'Somebody else saved this while you worked on it: first choose which version stays.'
const CHANGED = 'It was changed in between, so nothing was done. You see it now as it stands.'

/**
 * What every step of a publication needs: the item as it is stored by then, and a way to run one step at a time.
 * @param onInvalid called before errors of fields are shown in the form
 */
export function useSteps(editor: ReturnType<typeof useEditor>, onInvalid: () => void) {
  const queryClient = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [dialog, setDialog] = useState<PublicationDialog>()
  const latest = useLatest(editor)
  const isOpen = useIsOpen()
  const title = () => {
    const { kind, values } = latest.current.storedNow()
    return titleOf(kind, values) || editedWords[kind].one
  }

  /** Runs one step at a time; `failed` begins the sentence about a failure. */
  const run = async (failed: string, step: () => Promise<void>) => {
    if (busy) return
    setBusy(true)
    try {
      await step()
    } catch (cause) {
      if (!(cause instanceof CallError)) throw cause
      setDialog(undefined)
      // The form, which would say more, is gone.
      if (!isOpen.current) return showFailed(`${title()}: ${failed} ${cause.message}`)
      const isConflict = cause.status === 412 ? await latest.current.meetConflict().catch(() => undefined) : undefined
      if (isConflict === false) showFailed(CHANGED)
      else if (cause.status === 400) {
        onInvalid()
        latest.current.errors.showFailure(cause)
      } else if (!isConflict) {
        const action = { label: 'Try again', run: () => void run(failed, step) }
        void notice(`${failed} ${cause.message}`, { kind: 'error', timer: FAILED, action })
      }
    } finally {
      setBusy(false)
    }
  }

  return {
    busy,
    dialog,
    setDialog,
    latest,
    /** Whether the editor is still open: a step goes on when its user leaves it. */
    isOpen,
    run,
    /** Runs a step if the draft is saved. */
    runSaved: (failed: string, step: () => Promise<void>) =>
      run(failed, async () => {
        if (latest.current.conflict) {
          // It would cover the form, which asks for that.
          setDialog(undefined)
          return showFailed(UNDECIDED)
        }
        await latest.current.autosave.flush()
        const { id, kind } = latest.current.storedNow()
        if (id === '') throw nothingTyped(kind)
        await step()
      }),
    /** The calls on the item, and what they need. */
    target() {
      const { kind, id, etag } = latest.current.storedNow()
      return { routes: callsOf(kind), params: { id }, headers: { 'if-match': etag } }
    },
    title,
    changeStanding: (change: Partial<Standing>) =>
      latest.current.store({ standing: { ...latest.current.storedNow().standing, ...change } }),
    /** The other screens read again what a publication has changed. */
    forget: (tags: readonly string[]) =>
      Promise.all(tags.map((tag) => queryClient.invalidateQueries({ queryKey: [tag], refetchType: 'none' }))),
    /** Reads how the item stands after a failure: the answer may be lost alone. @throws the cause where it is not done */
    async checkDone(cause: unknown, isDone: (standing: Standing) => boolean) {
      if (!isTemporary(cause)) throw cause
      await latest.current.catchUp().catch(() => undefined)
      if (!isDone(latest.current.storedNow().standing)) throw cause
    },
  }
}

export type Steps = ReturnType<typeof useSteps>

/** @throws CallError while an image is being uploaded: what is published then would lack it */
export function requireUploads() {
  if (!isUploading()) return
  const detail = 'An image is still being uploaded: wait until it is there.'
  throw new CallError({ type: 'about:blank', title: 'Uploading', status: 409, detail })
}

/** What the API says of an item without a title. A new item in which nothing is typed is not stored, so it is not asked. */
function nothingTyped(kind: EditedKind) {
  const detail = `${labelOfTitle(kind)} is missing.`
  const errors = [{ path: `/${formOf(kind).title}`, message: detail }]
  return new CallError({ type: 'about:blank', title: 'Invalid', status: 400, detail, errors })
}

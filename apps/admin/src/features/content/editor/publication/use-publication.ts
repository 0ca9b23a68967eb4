import type { useEditor } from '../use-editor.ts'
import { usePublish } from './use-publish.ts'
import { useScheduling } from './use-scheduling.ts'
import { useSteps } from './use-steps.ts'
import { useUnpublish } from './use-unpublish.ts'

interface PublicationOptions {
  /** Called when the draft is live, unless the user has left the editor. */
  onPublished: () => void
  /** Called before errors of fields are shown in the form. */
  onInvalid: () => void
}

/** What can be done to the item of an editor, each after its draft is saved. */
export function usePublication(editor: ReturnType<typeof useEditor>, { onPublished, onInvalid }: PublicationOptions) {
  const steps = useSteps(editor, onInvalid)
  const { busy, dialog, setDialog } = steps
  return {
    busy,
    dialog,
    close: () => setDialog(undefined),
    ...usePublish(steps, onPublished),
    ...useScheduling(steps),
    unpublish: useUnpublish(steps),
  }
}

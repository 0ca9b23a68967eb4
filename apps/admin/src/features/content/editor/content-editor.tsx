import { Button } from '@energy/ui/button'
import { FormErrors } from '@energy/ui/form-errors'
import { prepareNotices } from '@energy/ui/notice'
import { useEffect, type ReactNode } from 'react'
import { FormProvider } from 'react-hook-form'
import { WithPreview } from '../preview/with-preview.tsx'
import { Conflict } from './conflict.tsx'
import { ContentFields } from './fields/content-fields.tsx'
import { DraftOffer } from './draft/draft-offer.tsx'
import { useEditor, type EditorOptions } from './use-editor.ts'
import { useLeaveGuard } from './use-leave-guard.ts'

interface ContentEditorProps extends EditorOptions {
  /** The id of an item that exists, for its preview. */
  id?: string
  submitLabel: string
  /** Shown above the form. */
  actions?: ReactNode
  /** Shown at the top of the form. */
  children?: ReactNode
}

/** The form for products, services and blogs, new or existing. Unsaved input is stored as a draft. */
export function ContentEditor({ id, submitLabel, actions, children, ...options }: ContentEditorProps) {
  const { kind } = options
  const { form, summary, busy, conflict, draft, submit, restore, overwriteTheirs, loadTheirs } = useEditor(options)
  useLeaveGuard(draft.isDirty)
  useEffect(prepareNotices, [])

  return (
    <FormProvider {...form}>
      {actions && <div className="-my-3 flex max-w-248 justify-end">{actions}</div>}
      <WithPreview kind={kind} id={id}>
        <form className="panel grid max-w-248 gap-8 px-5 pt-5 lg:px-8 lg:pt-7" onSubmit={submit} noValidate>
          {draft.offered && <DraftOffer draft={draft.offered} onRestore={restore} onDiscard={draft.discard} />}
          {conflict && (
            <Conflict
              key={conflict.theirs.etag}
              kind={kind}
              mine={conflict.mine}
              theirs={conflict.theirs.item}
              onOverwriteTheirs={overwriteTheirs}
              onLoadTheirs={loadTheirs}
            />
          )}
          <FormErrors failure={summary} />
          {/* The fields are locked while the form is submitted. */}
          <div className="grid gap-8" inert={busy}>
            {children}
            <ContentFields kind={kind} />
          </div>
          <div className="-mx-5 flex justify-end border-t border-line px-5 py-4 lg:-mx-8 lg:px-8">
            <Button type="submit" small busy={busy} className="max-lg:flex-1">
              {submitLabel}
            </Button>
          </div>
        </form>
      </WithPreview>
    </FormProvider>
  )
}

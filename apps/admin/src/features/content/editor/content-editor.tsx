import { FormErrors } from '@energy/ui/form-errors'
import { useState, type FormEvent, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { FormProvider } from 'react-hook-form'
import { EditorBar } from './bar/editor-bar.tsx'
import { ConflictLine, OfflineLine } from './bar/lines.tsx'
import { Presence } from './bar/presence.tsx'
import { SaveStatus } from './bar/save-status.tsx'
import { useEditorKeys } from './bar/use-editor-keys.ts'
import { useOnline } from '../../../shared/browser/use-online.ts'
import { SharePreviewButton } from '../preview/share-preview-button.tsx'
import { titleOf } from '../record/values.ts'
import { WithPreview, type EditorView } from '../preview/with-preview.tsx'
import { ViewOnSite } from '../view-on-site.tsx'
import { Conflict } from './conflict.tsx'
import { DraftOffer } from '../../../shared/form/draft-offer.tsx'
import { showField } from '../../../shared/form/form-errors.ts'
import { ContentFields } from './fields/content-fields.tsx'
import { HistoryButton } from './history/history-button.tsx'
import { LockedFields } from './locked-fields.tsx'
import { PublicationDialogs } from './publication/publication-dialogs.tsx'
import { PublishButton } from './publication/publish-button.tsx'
import { useDue } from './publication/use-due.ts'
import { usePublication } from './publication/use-publication.ts'
import { useEditor, type EditorOptions } from './use-editor.ts'
import { useLeaveGuard } from '../../../shared/form/use-leave-guard.ts'

interface ContentEditorProps extends EditorOptions {
  /** The title of the screen. */
  heading: string
  /** Called when the draft is live. */
  onPublished: (id: string, title: string) => void
  /** Shown at the top of the form. */
  children?: ReactNode
}

// The draft is saved by itself, and the bar has the buttons.
const ignore = (event: FormEvent) => event.preventDefault()

/** The form of an item, new or existing. It saves a draft by itself. */
export function ContentEditor({ heading, onPublished, children, ...options }: ContentEditorProps) {
  const { kind } = options
  const editor = useEditor(options)
  const { form, errors, stored, autosave, conflict, draft } = editor
  const [view, setView] = useState<EditorView>('edit')
  // What is hidden cannot take the focus.
  const showForm = () => flushSync(() => setView('edit'))
  const publication = usePublication(editor, {
    onPublished() {
      // The publication itself may have stored a new item.
      const published = editor.storedNow()
      onPublished(published.id, titleOf(published.kind, published.values))
    },
    onInvalid: showForm,
  })
  const isOnline = useOnline()
  useDue(stored.standing, editor.catchUp)
  useLeaveGuard({
    isDirty: editor.isDirty,
    save: editor.saveAll,
    text: 'What you typed stays in this browser and is offered when you come back.',
  })
  // The bar says where it fails.
  const save = () => void editor.saveAll().catch(() => undefined)
  useEditorKeys({ save, publish: () => void publication.publish() })
  const goTo = (field: string) => {
    showForm()
    showField(field)
  }
  // What is typed is a change from the first key on.
  const standing = autosave.state.status === 'saved' ? stored.standing : { ...stored.standing, hasChanges: true }

  return (
    <FormProvider {...form}>
      <EditorBar
        heading={heading}
        stored={stored}
        status={
          <>
            <SaveStatus stored={stored} state={autosave.state} isConflict={conflict !== undefined} />
            {stored.id && <Presence kind={stored.kind} id={stored.id} />}
          </>
        }
        notice={
          <>
            {!isOnline && <OfflineLine />}
            {conflict && (
              <ConflictLine kind={kind} mine={conflict.mine} theirs={conflict.theirs.item} onCompare={showForm} />
            )}
          </>
        }
      >
        {stored.id && (
          <>
            {stored.standing.state === 'live' && <ViewOnSite kind={stored.kind} id={stored.id} isCompact />}
            <SharePreviewButton kind={stored.kind} id={stored.id} onOpen={save} />
            <HistoryButton kind={stored.kind} id={stored.id} />
          </>
        )}
        <PublishButton
          kind={stored.kind}
          standing={standing}
          publication={publication}
          disabled={!isOnline || conflict !== undefined}
        />
      </EditorBar>
      <WithPreview kind={stored.kind} id={stored.id || undefined} view={view} onView={setView} onField={goTo}>
        <form className="panel @container grid max-w-248 gap-8 px-5 py-5 lg:px-8 lg:py-7" onSubmit={ignore} noValidate>
          {draft.offered && <DraftOffer draft={draft.offered} onRestore={editor.restore} onDiscard={draft.discard} />}
          {conflict && (
            <Conflict
              key={conflict.theirs.etag}
              kind={kind}
              mine={conflict.mine}
              theirs={conflict.theirs.item}
              onOverwriteTheirs={() => void editor.keepMine()}
              onLoadTheirs={editor.loadTheirs}
            />
          )}
          <FormErrors failure={errors.summary} />
          <LockedFields isLocked={publication.busy}>
            {children}
            <ContentFields kind={kind} />
          </LockedFields>
        </form>
      </WithPreview>
      <PublicationDialogs standing={standing} publication={publication} onField={goTo} />
    </FormProvider>
  )
}

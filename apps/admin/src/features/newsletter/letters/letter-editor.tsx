import { query } from '@energy/client/query'
import { useCall } from '@energy/client/use-call'
import { letter } from '@energy/contracts/letters/letters'
import { BOUNDS } from '@energy/contracts/text'
import { Button } from '@energy/ui/button'
import { TextField } from '@energy/ui/field'
import { FormErrors } from '@energy/ui/form-errors'
import { confirmDelete } from '@energy/ui/notice'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, type FormEvent } from 'react'
import { FormProvider } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { DocumentHead, Panel } from '../../../shared/sales/document-head.tsx'
import { DraftOffer } from '../../../shared/form/draft-offer.tsx'
import { SaveConflict } from '../../../shared/form/save-conflict.tsx'
import { SaveLine } from '../../../shared/form/save-line.tsx'
import { useFormField } from '../../../shared/form/use-form-field.ts'
import { useLeaveGuard } from '../../../shared/form/use-leave-guard.ts'
import { FormattedField } from '../../../shared/formatted/formatted-field.tsx'
import { StateMark } from '../../../shared/sales/state-mark.tsx'
import { useAct } from '../../../shared/actions/use-act.ts'
import { sendDeletion } from '../../../shared/actions/use-deletion.ts'
import { useIsOpen } from '@energy/client/use-is-open'
import { useOnline } from '../../../shared/browser/use-online.ts'
import { ArchiveSwitch } from './archive-switch.tsx'
import { GuidesField } from './guides-field.tsx'
import { letterLooks } from './letter-looks.ts'
import { MailPreview } from './mail-preview.tsx'
import { peopleOf } from './recipients.ts'
import { SendButtons } from './send-buttons.tsx'
import { useLetterForm, type LetterFormOptions } from './use-letter-form.ts'

interface LetterEditorProps extends LetterFormOptions {
  /** Reads the letter again, and gives up what the form has. */
  onReload: () => Promise<unknown>
}

const TAGS = ['letters'] as const
// The draft is saved by itself, and Enter in a field sends nothing.
const ignore = (event: FormEvent) => event.preventDefault()

/** The draft of a letter beside its mail. */
export function LetterEditor({ onReload, ...options }: LetterEditorProps) {
  const { item } = options.latest
  const { _id: id } = item
  const editor = useLetterForm(options)
  const { form, errors, conflict, offered } = editor
  const isOnline = useOnline()
  const call = useCall()
  const queryClient = useQueryClient()
  const removal = useMutation({
    mutationFn: () => sendDeletion(call, letter.remove, letter.read, { params: { id } }),
  })
  const act = useAct(TAGS)
  const navigate = useNavigate()
  const isOpen = useIsOpen()
  const isDeleted = useRef(false)
  useLeaveGuard({
    isDirty: () => !isDeleted.current && editor.isDirty(),
    save: editor.saveAll,
    text: 'What you typed last could not be saved. It stays in this browser and is offered when you come back.',
  })
  const remove = async () => {
    if (!(await confirmDelete('this letter'))) return
    // So that nothing is left to save once it is gone.
    await editor.saveAll().catch(() => undefined)
    if (!(await act('Letter deleted.', 'We could not delete the letter.', () => removal.mutateAsync()))) return
    // What could not be saved goes with it.
    isDeleted.current = true
    editor.discard()
    // The letter of this screen is not read again.
    void queryClient.invalidateQueries({ queryKey: TAGS, refetchType: 'none' })
    if (isOpen.current) void navigate('/letters', { replace: true })
  }

  return (
    <FormProvider {...form}>
      <DocumentHead
        back={{ label: 'All letters', to: '/letters' }}
        title="Letter"
        record={id}
        actions={
          <>
            <Button look="line" small busy={removal.isPending} onClick={() => void remove()}>
              Delete the draft
            </Button>
            <SendButtons id={id} editor={editor} disabled={!isOnline || conflict !== undefined} onReload={onReload} />
          </>
        }
      >
        <StateMark look={letterLooks.draft} isBoxed />
        <Recipients />
        <SaveLine
          thing="letter"
          stored={editor.stored}
          state={editor.state}
          isConflict={conflict !== undefined}
          isOnline={isOnline}
        />
      </DocumentHead>
      {conflict && (
        <SaveConflict
          thing="letter"
          theirs={{ savedAt: conflict.item.updatedAt, savedBy: conflict.item.changedBy }}
          isDraft={conflict.item.state === 'draft'}
          onKeepMine={() => void editor.keepMine()}
          onLoadTheirs={() => void onReload()}
        />
      )}
      {offered && <DraftOffer draft={offered} onRestore={editor.restore} onDiscard={editor.discard} />}
      <div className="grid min-w-0 items-start gap-6 xl:grid-cols-2">
        <form className="grid min-w-0 gap-6" onSubmit={ignore} noValidate>
          <FormErrors failure={errors.summary} />
          <Panel title="What it says">
            <div className="grid min-w-0 gap-6">
              <TitleField />
              <BodyField />
              <GuidesField />
            </div>
          </Panel>
          <Panel title="Archive">
            <ArchiveSwitch item={item} />
          </Panel>
        </form>
        <MailPreview id={id} version={editor.stored.etag} />
      </div>
    </FormProvider>
  )
}

function Recipients() {
  const { data } = useQuery(query(useCall(), letter.recipients))
  return data ? <span>Goes to {peopleOf(data.count)}</span> : null
}

const TitleField = () => (
  <TextField label="Title" hint="Also the subject of the mail." maxLength={BOUNDS.title} {...useFormField('title')} />
)

const BodyField = () => <FormattedField label="Text" maxLength={BOUNDS.long} {...useFormField('text')} />

import { CallError } from '@energy/client/call-error'
import { formatAmount } from '@energy/contracts/sales/money'
import { offer } from '@energy/contracts/sales/offers'
import type { SalesSettings } from '@energy/contracts/sales/sales-settings'
import { totalsOf } from '@energy/contracts/sales/totals'
import { Button } from '@energy/ui/button'
import { FormErrors } from '@energy/ui/form-errors'
import { confirmAction, notice } from '@energy/ui/notice'
import { Send } from 'lucide-react'
import { useRef, useState, type FormEvent } from 'react'
import { FormProvider } from 'react-hook-form'
import { useChange } from '../../../shared/actions/use-checked-send.ts'
import { useLeaveGuard } from '../../../shared/form/use-leave-guard.ts'
import { useOnline } from '../../../shared/browser/use-online.ts'
import { StateMark, offerLooks } from '../../../shared/sales/state-mark.tsx'
import { DocumentHead, Panel } from '../../../shared/sales/document-head.tsx'
import { BuilderTotals } from './builder-totals.tsx'
import { SaveConflict } from '../../../shared/form/save-conflict.tsx'
import { DeleteDraft } from './delete-draft.tsx'
import { Documents } from './documents.tsx'
import { LineList } from './line-list.tsx'
import { changeOf, lineOf } from './offer-values.ts'
import { PERSON_FIELDS, PersonDialog } from './person-dialog.tsx'
import { PersonPanel } from './person-panel.tsx'
import { SaveLine } from '../../../shared/form/save-line.tsx'
import { TextFields, TitleField } from './text-fields.tsx'
import { useDocuments } from './use-documents.ts'
import { useOfferForm, type OfferFormOptions } from './use-offer-form.ts'

interface BuilderProps extends OfferFormOptions {
  settings: SalesSettings
  /** Reads the offer again, and gives up what the form has. */
  onReload: () => Promise<unknown>
}

// The draft is saved by itself, and Enter in a field sends nothing.
const ignore = (event: FormEvent) => event.preventDefault()

/** The draft of an offer: for whom, its lines, its texts, and what it comes to. */
export function Builder({ settings, onReload, ...options }: BuilderProps) {
  const { item } = options.latest
  const { currency } = item
  const builder = useOfferForm(options)
  const { form, errors, conflict } = builder
  const documents = useDocuments({ id: item._id, form, onEdit: options.onEdit })
  const { mutateAsync } = useChange(
    offer.send,
    offer.read,
    ({ state, version }) => (state === 'sent' || state === 'seen') && version === item.version,
  )
  const isOnline = useOnline()
  const [busy, setBusy] = useState(false)
  const [isChoosing, setChoosing] = useState(false)
  // Of an offer that is deleted nothing is lost.
  const isDeleted = useRef(false)
  useLeaveGuard({
    isDirty: () => !isDeleted.current && (builder.isDirty() || documents.isSending),
    async save() {
      await builder.saveAll()
      if (documents.isSending) throw new Error('A document has not arrived.')
    },
    text: documents.isSending
      ? 'A document is still on its way. It is lost, and so is what could not be saved.'
      : 'What you changed last could not be saved and is lost.',
  })

  const store = async () => {
    // An offer is deleted even where its last changes cannot be stored; the API refuses it after a conflict.
    await builder.saveAll().catch(() => undefined)
    return builder.etagNow()
  }
  /** Saves everything. @returns whether the offer has all its documents */
  const saveComplete = async () => {
    if (documents.refuse()) return false
    await builder.saveAll()
    return true
  }
  const send = async () => {
    const { email, lines } = form.getValues()
    if (!email) return setChoosing(true)
    if (!(await saveComplete())) return
    const { total } = totalsOf(lines.flatMap((line) => lineOf(line, currency) ?? []))
    const sum = formatAmount(total, currency)
    const text = 'The customer gets a mail with a link. After that the lines are locked.'
    if (!(await confirmAction({ title: `Send ${sum} to ${email}?`, text, yes: 'Send offer', no: 'Not yet' }))) return
    // A document may have been chosen since.
    if (!(await saveComplete())) return
    setBusy(true)
    await mutateAsync({ params: { id: item._id }, headers: { 'if-match': builder.etagNow() } })
    await onReload()
    void notice(`The offer is on its way to ${email}.`)
  }
  const startSending = async () => {
    try {
      await send()
    } catch (cause) {
      // A conflict has its own panel.
      if (cause instanceof CallError && cause.status === 412)
        await builder.meetConflict().then((isConflict) => isConflict || errors.showFailure(cause), errors.showFailure)
      // A number that is none is marked: Send leads to it.
      else if (!changeOf(form.getValues(), currency)) await form.trigger(undefined, { shouldFocus: true })
      else if (!conflict) errors.showFailure(cause)
    } finally {
      setBusy(false)
    }
  }

  return (
    <FormProvider {...form}>
      <DocumentHead
        back={{ label: 'All offers', to: '/offers' }}
        title={`Offer ${item.number}`}
        record={item._id}
        actions={
          <>
            <DeleteDraft
              item={item}
              onStore={store}
              onDeleted={() => {
                isDeleted.current = true
              }}
              onReload={onReload}
            />
            <Button
              small
              busy={busy}
              disabled={!isOnline || conflict !== undefined}
              onClick={() => void startSending()}
            >
              <Send className="size-4.5" strokeWidth={1.75} aria-hidden="true" />
              Send offer
            </Button>
          </>
        }
      >
        <StateMark look={offerLooks.draft} isBoxed />
        {item.version > 1 && <span>Version {item.version}</span>}
        <SaveLine
          thing="offer"
          stored={builder.stored}
          state={builder.state}
          isConflict={conflict !== undefined}
          isOnline={isOnline}
        />
      </DocumentHead>
      {conflict && (
        <SaveConflict
          thing="offer"
          theirs={conflict.item}
          isDraft={conflict.item.state === 'draft'}
          onKeepMine={() => void builder.keepMine()}
          onLoadTheirs={() => void onReload()}
        />
      )}
      <form className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6" onSubmit={ignore} noValidate inert={busy}>
        <p role="alert" className="text-danger empty:hidden">
          {documents.refusal}
        </p>
        <FormErrors failure={errors.summary} />
        <PersonPanel item={item} validDays={settings.validDays} onChoose={() => setChoosing(true)}>
          <TitleField />
        </PersonPanel>
        <LineList currency={currency} taxRates={settings.taxRates} />
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
          <TextFields />
          <div className="grid min-w-0 gap-6">
            <Panel title="Totals">
              <BuilderTotals currency={currency} />
            </Panel>
            <Documents documents={documents} />
          </div>
        </div>
      </form>
      {/* It has a form of its own. */}
      {isChoosing && (
        <PersonDialog
          values={form.getValues()}
          onClose={() => setChoosing(false)}
          onChoose={(person) => {
            for (const field of PERSON_FIELDS) form.setValue(field, person[field])
            setChoosing(false)
          }}
        />
      )}
    </FormProvider>
  )
}

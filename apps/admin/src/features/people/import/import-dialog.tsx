import { IMPORT_COLUMNS, type ImportResult } from '@energy/contracts/people/people-import'
import { Button } from '@energy/ui/button'
import { Dialog } from '@energy/ui/dialog'
import { FieldError } from '@energy/ui/field'
import { notice } from '@energy/ui/notice'
import { useEffect, useId, useRef, type ChangeEvent } from 'react'
import { useIsOpen } from '@energy/client/use-is-open'
import { reasonOf } from '../../../shared/words/reason.ts'
import { ImportPreview, isError } from './import-preview.tsx'
import { useImport } from './use-import.ts'

const countOf = ({ rows }: ImportResult) =>
  rows.filter(({ outcome }) => outcome === 'new' || outcome === 'changed').length
const people = (count: number) => (count === 1 ? '1 person' : `${count} people`)

/** Says by a notice what came of an import whose dialog was closed meanwhile. */
function useNoticeOnceClosed() {
  const isOpen = useIsOpen()
  return async (sent: Promise<ImportResult>) => {
    try {
      const imported = await sent
      if (!isOpen.current) await notice(`${people(countOf(imported))} imported.`)
    } catch (cause) {
      if (!isOpen.current)
        await notice(`We could not import the people. ${reasonOf(cause)}`, { kind: 'error', timer: 4000 })
    }
  }
}

/** Imports people from a file, after it has shown what that does. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { preview, done, isReading, isSending, error, read, run } = useImport()
  const count = preview ? countOf(preview) : 0
  const result = useRef<HTMLOutputElement>(null)
  const send = useNoticeOnceClosed()
  useEffect(() => {
    // The button that was pressed is gone.
    if (done) result.current?.focus()
  }, [done])

  const chosen = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? []
    if (file) read(file)
    // The same file can be chosen again, after it was mended.
    event.target.value = ''
  }

  return (
    <Dialog title="Import people" className="modal-wide" onClose={onClose}>
      <div className="grid content-start gap-4">
        <p className="text-muted" id={`${id}-hint`}>
          A CSV file whose first row names the columns: {Object.values(IMPORT_COLUMNS).join(', ')}. The e-mail says who
          it is. Empty cells change nothing, and roles stay as they are.
        </p>
        <div role="alert" className="empty:hidden">
          {error && <FieldError id={`${id}-error`}>{reasonOf(error)}</FieldError>}
        </div>
        {done ? (
          <>
            <output ref={result} tabIndex={-1} className="font-medium outline-none">
              {people(countOf(done))} imported.
            </output>
            {done.rows.some(isError) && <ImportPreview rows={done.rows.filter(isError)} ignored={[]} />}
          </>
        ) : (
          preview && <ImportPreview {...preview} />
        )}
      </div>
      <div className="modal-actions sticky bottom-0 -mx-7 -mb-7 bg-surface px-7 pt-3 pb-7">
        {preview && !done && count > 0 && (
          <Button small busy={isSending} onClick={() => void send(run(preview))}>
            Import {people(count)}
          </Button>
        )}
        {!done && (
          <Button
            look="line"
            small
            busy={isReading}
            aria-describedby={`${id}-hint`}
            onClick={() => input.current?.click()}
          >
            {preview ? 'Choose another file' : 'Choose a file'}
          </Button>
        )}
        <Button look="line" small onClick={onClose}>
          {done || isSending ? 'Close' : 'Cancel'}
        </Button>
      </div>
      <input ref={input} type="file" accept=".csv,text/csv" hidden onChange={chosen} />
    </Dialog>
  )
}

import { CallError } from '@energy/client/call-error'
import { Empty } from '@energy/ui/states'
import { inbox } from '@energy/contracts/inquiries/inbox'
import { inquiry } from '@energy/contracts/inquiries/inquiry'
import { formatMoment } from '@energy/contracts/time/company-time'
import { useEffect, useRef, type ReactNode } from 'react'
import { useCompany } from '../../../shared/company/use-company.ts'
import { Loaded } from '../../../shared/page/loaded.tsx'
import { useRemove } from '../../../shared/list/use-remove.ts'
import { formWords } from '../inquiry.ts'
import { useInquiry } from '../use-inquiry.ts'
import { InquiryPane } from './inquiry-pane.tsx'

interface ReadingPaneProps {
  /** The id of the inquiry; `""` for none. */
  id: string
  /** The id with which the screen was opened. */
  firstId: string
  navigation: ReactNode
  /** Called when an inquiry is loaded and shown. It returns what is called when it is not shown any more. */
  onShown: () => () => void
  onNext: () => string | undefined
  /** Called when the inquiry is deleted. */
  onDeleted: () => void
}

const removal = { list: inbox.list, remove: inquiry.remove, read: inquiry.read }

/** The pane of the inquiry that is read, of whatever view. It takes the focus when another one is opened. */
export function ReadingPane({ id, firstId, navigation, onShown, onNext, onDeleted }: ReadingPaneProps) {
  const { remove, busy, deletedId } = useRemove(removal, 'inquiry', onDeleted)
  const read = useInquiry(id, id !== '' && id !== deletedId)
  const isGone = read.error instanceof CallError && read.error.status === 404
  const pane = useFocusOnOpen(id, firstId)
  const clock = useCompany()
  return (
    <div
      ref={pane}
      tabIndex={-1}
      className="flex min-w-0 flex-col bg-surface outline-none xl:min-h-0 xl:overflow-hidden xl:border-l xl:border-line [&>.void]:border-0"
    >
      {id === '' ? (
        <Empty>
          Select a User
          <span className="mt-4 block text-muted">Press J or choose a row.</span>
        </Empty>
      ) : isGone ? (
        <>
          {navigation}
          <Empty>It is not here any more. Somebody may have deleted it.</Empty>
        </>
      ) : (
        <Loaded
          query={{ data: read.data, isError: read.isLoadingError, refetch: read.refetch }}
          error="We could not load it with what was done about it."
          loading={<div className="p-5">{navigation}</div>}
        >
          {(latest) => (
            <InquiryPane
              key={id}
              latest={latest}
              navigation={navigation}
              isDeleting={busy}
              onShown={onShown}
              onNext={onNext}
              onDelete={() => {
                const { createdAt, form } = latest.item
                void remove(id, `the ${formWords[form].thing} of ${formatMoment(new Date(createdAt), clock)}`)
              }}
            />
          )}
        </Loaded>
      )}
    </div>
  )
}

/** Focuses the pane when it shows another inquiry than before. */
function useFocusOnOpen(id: string, firstId: string) {
  const pane = useRef<HTMLDivElement>(null)
  const shown = useRef(firstId)
  useEffect(() => {
    if (shown.current === id) return
    shown.current = id
    if (id) pane.current?.focus({ preventScroll: true })
  }, [id])
  return pane
}

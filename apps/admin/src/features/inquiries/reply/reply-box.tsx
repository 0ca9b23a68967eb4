import { Button } from '@energy/ui/button'
import { notice } from '@energy/ui/notice'
import { useEffect, useRef, useState } from 'react'
import { takeBack, useHeldCalls } from '../../../shared/actions/held-calls.ts'
import { draftOf } from '../../../shared/form/drafts.ts'
import { useMediaQuery } from '../../../shared/browser/use-media-query.ts'
import { useStorageKey } from '../../../shared/browser/use-storage-key.ts'
import { asksForOutcome } from '../inquiry.ts'
import { CallForm } from './call-form.tsx'
import { NoteForm } from './note-form.tsx'
import { ReplyForm } from './reply-form.tsx'
import { ReplyTabs, type ReplyWay } from './reply-tabs.tsx'
import { draftOfReply, type ReplyOptions } from './use-reply.ts'

/** The ways to answer at the lower edge of the pane: mail and call, and a note. A phone shows two buttons first. */
export function ReplyBox({ latest, onNext }: Omit<ReplyOptions, 'onRestart'>) {
  const { item } = latest
  const isNarrow = useMediaQuery('(width < 48rem)')
  // Somebody whose data has been deleted has no address.
  const home = isNarrow ? undefined : item.email ? 'mail' : 'note'
  const [way, setWay] = useState<ReplyWay | undefined>(() => (asksForOutcome(item) ? 'call' : home))
  // Each one moves the focus into the form.
  const [presses, setPresses] = useState(0)
  const [restarts, setRestarts] = useState(0)
  const hasDraft = draftOf(useStorageKey(draftOfReply(item))) !== undefined
  const isHeld = useHeldCalls().has(item._id)
  const box = useFocusOnPress(presses, way)
  const choose = (next: ReplyWay) => {
    setWay(next)
    setPresses(presses + 1)
  }
  const close = () => setWay(home)
  const undo = () => {
    if (!takeBack(item._id)) void notice('It is too late: the reply is on its way.', { kind: 'error' })
  }
  return (
    <section
      ref={box}
      aria-label="Answer"
      className="border-t border-edge bg-surface max-xl:sticky max-xl:bottom-0 max-xl:z-3 xl:max-h-3/5 xl:overflow-y-auto"
    >
      <ReplyTabs item={item} way={way} hasDraft={hasDraft} onChoose={choose} onClose={() => setWay(undefined)} />
      {isHeld ? (
        <p className="flex flex-wrap items-center justify-between gap-3 px-5 pb-4">
          The reply is sent in a moment.
          <Button look="line" small onClick={undo}>
            Undo
          </Button>
        </p>
      ) : (
        way && (
          <div className="px-5 pt-3 pb-4 max-xl:max-h-[60dvh] max-xl:overflow-y-auto">
            {way === 'mail' && (
              <ReplyForm
                key={restarts}
                latest={latest}
                focus={presses}
                onNext={onNext}
                onRestart={() => setRestarts((before) => before + 1)}
              />
            )}
            {way === 'call' && <CallForm latest={latest} onClose={close} />}
            {way === 'note' && <NoteForm item={item} />}
          </div>
        )
      )}
    </section>
  )
}

/** Moves the focus to the note or to the outcome of a call when its tab is pressed; the reply does so by itself. */
function useFocusOnPress(presses: number, way: ReplyWay | undefined) {
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    if (presses > 0 && way !== 'mail')
      box.current?.querySelector<HTMLElement>('form :is(input:checked, textarea)')?.focus({ preventScroll: true })
  }, [presses, way])
  return box
}

import { notice } from '@energy/ui/notice'
import { useEffect, useRef, useState, type ComponentProps } from 'react'
import { takeBack, useHeldCalls } from '../../../shared/actions/held-calls.ts'
import { TransientButton } from '../../../shared/actions/transient-button.tsx'
import { useHandedFocus } from '../../../shared/actions/use-handed-focus.ts'
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
      tabIndex={-1}
      className="border-t border-edge bg-surface outline-none max-xl:sticky max-xl:bottom-0 max-xl:z-3 xl:max-h-3/5 xl:overflow-y-auto"
    >
      <ReplyTabs item={item} way={way} hasDraft={hasDraft} onChoose={choose} onClose={() => setWay(undefined)} />
      {isHeld ? (
        <p className="flex flex-wrap items-center justify-between gap-3 px-5 pb-4">
          The reply is sent in a moment.
          <TransientButton look="line" small onClick={undo}>
            Undo
          </TransientButton>
        </p>
      ) : (
        way && (
          <Way key={`${way} ${restarts}`} className="px-5 pt-3 pb-4 max-xl:max-h-[60dvh] max-xl:overflow-y-auto">
            {way === 'mail' && (
              <ReplyForm
                latest={latest}
                focus={presses}
                onNext={onNext}
                onRestart={() => setRestarts((before) => before + 1)}
              />
            )}
            {way === 'call' && <CallForm latest={latest} onClose={close} />}
            {way === 'note' && <NoteForm item={item} />}
          </Way>
        )
      )}
    </section>
  )
}

/** The form of one way. When it goes, as its answer is sent, the box has its focus. */
const Way = (props: ComponentProps<'div'>) => <div ref={useHandedFocus<HTMLDivElement>()} {...props} />

/** Moves the focus to the note or to the outcome of a call when its tab is pressed; the reply does so by itself. */
function useFocusOnPress(presses: number, way: ReplyWay | undefined) {
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    if (presses > 0 && way !== 'mail')
      box.current?.querySelector<HTMLElement>('form :is(input:checked, textarea)')?.focus({ preventScroll: true })
  }, [presses, way])
  return box
}

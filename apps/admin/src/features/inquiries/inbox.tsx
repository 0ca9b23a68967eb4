import type { InboxRow } from '@energy/contracts/inquiries/inbox-row'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useHeldCalls } from '../../shared/actions/held-calls.ts'
import { useMediaQuery } from '../../shared/browser/use-media-query.ts'
import { formatCount } from '../../shared/words/counts.ts'
import { nameOf } from './inquiry.ts'
import { KeySheet } from './keys/key-sheet.tsx'
import { useKeys } from './keys/use-keys.ts'
import { useNeighbours } from './use-neighbours.ts'
import { InboxList } from './list/inbox-list.tsx'
import { useChecked } from './list/use-checked.ts'
import { useCursor } from './list/use-cursor.ts'
import { useInbox } from './list/use-inbox.ts'
import { useInboxAddress, viewWords } from './list/use-inbox-address.ts'
import { Views } from './list/views.tsx'
import { ChangedView } from './saved/changed-view.tsx'
import { PaneNavigation } from './pane/pane-head.tsx'
import { ReadingPane } from './pane/reading-pane.tsx'

const none: readonly InboxRow[] = []

/**
 * What people have sent, in one list, with a pane for the one that is read. From 1280 px both stand side by side; below,
 * the pane is a page.
 */
export function Inbox() {
  const list = useInbox()
  const { id, view, filter, hrefOf } = useInboxAddress()
  const navigate = useNavigate()
  const isWide = useMediaQuery('(width >= 80rem)')
  const [isAway, setAway] = useState(false)
  const [isSheetOpen, setSheetOpen] = useState(false)
  const [firstId] = useState(id)
  const scope = JSON.stringify(filter)
  const [reached, setReached] = useState({ scope, id })
  if (id && reached.id !== id) setReached({ scope, id })
  const current = id || (reached.scope === scope ? reached.id : '')
  const rows = list.rows ?? none
  const cursor = useCursor(rows, current)
  const held = useHeldCalls()
  const checked = useChecked(scope, rows, list.isCut)
  const isPaneShown = id !== '' || (isWide && !isAway)

  // At once, so that the next key is one of what it opens.
  const open = (next: string) => void navigate(hrefOf(next), { replace: id !== '', flushSync: true })
  const move = (step: 1 | -1) => {
    const next = cursor.at(step)
    if (next && isPaneShown) open(next._id)
    else if (next) setReached({ scope, id: next._id })
    return next
  }
  const extend = (step: 1 | -1) => {
    const next = move(step)
    if (next) checked.extend(current || next._id, next._id)
  }
  const read = () => {
    if (!id && current) open(current)
  }
  const putAway = () => {
    if (id) open('')
    else if (!isPaneShown) checked.clear()
    setAway(true)
  }
  const openNextWaiting = () => {
    const next = cursor.nextWaiting(held)
    open(next?._id ?? '')
    if (next) return nameOf(next)
    return list.hasNextPage ? undefined : ''
  }
  const { hasFailed } = useNeighbours(id, cursor.at(1)?._id, cursor.at(-1)?._id)
  const isShown = useRef(false)
  const pressEarly = useKeys(
    {
      J: () => move(1),
      K: () => move(-1),
      'Shift+J': () => extend(1),
      'Shift+K': () => extend(-1),
      X: () => current && checked.toggle(current),
      Enter: read,
      O: read,
      Escape: putAway,
      // Also where the window is too narrow for the button of the sheet.
      '?': () => setSheetOpen(true),
    },
    // An inquiry that has been read is drawn a moment later.
    () => id !== '' && !isShown.current && !hasFailed(),
  )
  const onShown = () => {
    isShown.current = true
    pressEarly()
    return () => {
      isShown.current = false
    }
  }

  return (
    <>
      <Views />
      <ChangedView />
      {isSheetOpen && <KeySheet onClose={() => setSheetOpen(false)} />}
      <div
        className={`panel max-md:-mx-5 max-md:rounded-none max-md:border-x-0 xl:grid xl:min-h-0 xl:flex-1 xl:grid-rows-[minmax(0,1fr)] xl:overflow-hidden ${
          isPaneShown ? 'xl:grid-cols-[minmax(0,1fr)_clamp(27rem,35.5vw,32rem)]' : ''
        } ${isWide || id ? '' : 'max-md:border-t-0 max-md:bg-transparent'}`}
      >
        {(isWide || !id) && (
          <InboxList list={list} checked={checked} isSplit={isWide} current={current} hasFocus={!isPaneShown} />
        )}
        {isPaneShown && (
          <ReadingPane
            id={id}
            firstId={firstId}
            onShown={onShown}
            onNext={openNextWaiting}
            onDeleted={() => open(cursor.at(1)?._id ?? cursor.at(-1)?._id ?? '')}
            navigation={
              <PaneNavigation
                back={{ label: viewWords[view], href: hrefOf() }}
                place={
                  cursor.place < 0 ? '' : `${formatCount(list.above + cursor.place + 1)} of ${formatCount(list.total)}`
                }
                onPrevious={() => move(-1)}
                onNext={() => move(1)}
                onPutAway={putAway}
              />
            }
          />
        )}
      </div>
    </>
  )
}

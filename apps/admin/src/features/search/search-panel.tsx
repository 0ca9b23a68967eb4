import type { SearchResult } from '@energy/contracts/search'
import { LoadError, Delayed } from '@energy/ui/states'
import { useEffect, useEffectEvent, useImperativeHandle, useState, type KeyboardEvent, type Ref } from 'react'
import { useNavigate } from 'react-router-dom'
import { linkOf } from '../../shared/records/links.ts'
import { saveRecent, recentOf, type Found } from './recent.ts'
import { optionOf, SearchList } from './search-list.tsx'
import { useStorageKey } from '../../shared/browser/use-storage-key.ts'
import { useSearch } from './use-search.ts'

/** The keyboard handling that the search field delegates to its list. */
export interface PanelKeys {
  /** Returns whether the list handled the key. */
  press(event: KeyboardEvent): boolean
}

interface SearchPanelProps {
  ref: Ref<PanelKeys>
  /** The id of the list. */
  id: string
  text: string
  /** Enter was pressed before the response: opens the first hit as soon as it is loaded. */
  wantsFirst: boolean
  /** Called with the id of the active option; undefined without a list. */
  onOption: (option: string | undefined) => void
  /** Called when an option is chosen. */
  onClose: () => void
}

/** The index of the next option for each key. */
const steps: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** The hits of the search, or the recent records while the field is empty. */
export function SearchPanel({ ref, id, text, wantsFirst, onOption, onClose }: SearchPanelProps) {
  const navigate = useNavigate()
  const storageKey = useStorageKey('search')
  const [recent] = useState(() => recentOf(storageKey))
  const { hits = none, isError, isCurrent, retry } = useSearch(text)
  const shown: readonly Found[] = text ? (isError ? none : hits) : recent
  const { at, setAt } = useActive(shown)
  const isReady = shown.length > 0 && (!text || isCurrent)

  const saveAndClose = (found: Found) => {
    saveRecent(storageKey, found)
    onClose()
    document.getElementById('main')?.focus({ preventScroll: true })
  }
  const follow = (found: Found) => {
    const { to, state } = linkOf(found)
    void navigate(to, { state })
    saveAndClose(found)
  }
  const first = wantsFirst && isReady ? shown[0] : undefined
  const followFirst = useEffectEvent(follow)
  useEffect(() => {
    if (first) followFirst(first)
  }, [first])

  useImperativeHandle(ref, () => ({
    press({ key }) {
      const found = isReady ? shown[at] : undefined
      if (key === 'Enter') {
        if (found) follow(found)
        return found !== undefined
      }
      const step = shown.length > 0 ? steps[key] : undefined
      if (step) setAt(step(at, shown.length))
      return step !== undefined
    },
  }))
  const active = shown.length > 0 ? optionOf(id, at) : undefined
  useEffect(() => {
    onOption(active)
    if (active) document.getElementById(active)?.scrollIntoView({ block: 'nearest' })
    return () => onOption(undefined)
  }, [active, onOption])

  return (
    <div className="absolute inset-x-0 top-full z-20 mt-2 max-h-[min(40rem,calc(100dvh-var(--bar)-1rem))] overflow-y-auto rounded-panel bg-surface shadow-float lg:right-auto lg:w-144 [&>.void]:min-h-0 [&>.void]:border-0 [&>.void]:p-5">
      {shown.length > 0 && (
        <SearchList id={id} shown={shown} text={text} active={at} onPoint={setAt} onChoose={saveAndClose} />
      )}
      {isError && text && <LoadError retry={retry}>We could not search.</LoadError>}
      <SearchStatus text={text} isError={isError} isCurrent={isCurrent} count={shown.length} />
    </div>
  )
}

const none: readonly SearchResult[] = []

/** The index of the active option; 0 after each change of the list. */
function useActive(shown: readonly Found[]) {
  const [at, setAt] = useState(0)
  const [previous, setPrevious] = useState(shown)
  if (previous !== shown) {
    setPrevious(shown)
    setAt(0)
  }
  return { at: previous === shown ? at : 0, setAt }
}

interface SearchStatusProps {
  text: string
  isError: boolean
  isCurrent: boolean
  count: number
}

/** The state of the search as text, visible if the list is empty, else for screen readers only. */
function SearchStatus({ text, isError, isCurrent, count }: SearchStatusProps) {
  const isEmpty = count === 0
  const hint =
    'Products, services, blogs, users, requests and messages, by a word or its beginning, by a telephone number, or by the number of a request.'
  return (
    <output className={isEmpty && !isError ? 'block p-5 text-muted' : 'sr-only'}>
      {!text && (isEmpty ? hint : '')}
      {text && !isError && !isCurrent && <Delayed key={text}>{isEmpty ? 'Loading...' : ''}</Delayed>}
      {text && isCurrent && (isEmpty ? `Nothing found for “${text}”.` : `${count} found`)}
    </output>
  )
}

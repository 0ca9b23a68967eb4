import { query } from '@energy/client/query'
import { useCall } from '@energy/client/use-call'
import { fillPlaceholders, type Placeholder } from '@energy/contracts/inquiries/placeholders'
import { template, type Template } from '@energy/contracts/inquiries/templates'
import { useQuery } from '@tanstack/react-query'
import { useId, type KeyboardEvent } from 'react'
import { SearchInput } from '../../../../shared/list/search-input.tsx'
import { Loaded } from '../../../../shared/page/loaded.tsx'
import { matching } from './matching.ts'

/**
 * @param text of the template, with its placeholders filled in
 * @param all the filled texts of all templates
 */
export type ChooseTemplate = (text: string, all: readonly string[]) => void

/** What finds a template. */
interface Search {
  typed: string
  /** The place of the option that Enter chooses. */
  at: number
  /** How often the list was closed. */
  closings: number
}
export const NO_SEARCH: Search = { typed: '', at: 0, closings: 0 }

interface TemplateListProps {
  values: Readonly<Record<Placeholder, string>>
  search: Search
  onSearch: (search: Search) => void
  onChoose: ChooseTemplate
}

/** The templates with the beginning of their filled text: a field that finds them, and arrow keys. */
export function TemplateList({ values, search, onSearch, onChoose }: TemplateListProps) {
  const templates = useQuery(query(useCall(), template.list))
  const { typed, at, closings } = search
  const listId = useId()
  const filled = templates.data?.map((each) => ({ ...each, text: fillPlaceholders(each.text, values) }))
  const found = matching(filled ?? [], typed)
  const choose = (text: string) =>
    onChoose(
      text,
      (filled ?? []).map((each) => each.text),
    )
  const optionId = (index: number) => `${listId}-${index}`
  const move = (to: number) => {
    onSearch({ ...search, at: to })
    document.getElementById(optionId(to))?.scrollIntoView({ block: 'nearest' })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const steps: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }
    const step = steps[event.key]
    if (step === undefined && event.key !== 'Enter') return
    // Enter would send the form around it.
    event.preventDefault()
    if (step !== undefined && found.length > 0) move((at + step + found.length) % found.length)
    const chosen = found[at]
    if (event.key === 'Enter' && chosen) choose(chosen.text)
  }
  return (
    <>
      <SearchInput
        ref={focusOnOpen}
        label="Find a template"
        placeholder="Find a template"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is an input
        role="combobox"
        aria-expanded={found.length > 0}
        aria-controls={listId}
        aria-activedescendant={found[at] && optionId(at)}
        aria-autocomplete="list"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => onSearch({ ...search, typed: target.value, at: 0 })}
        onKeyDown={onKeyDown}
      />
      <Loaded query={templates} error="We could not load the templates.">
        {() => (
          // A list that is opened again begins at its top.
          <Options
            key={closings}
            found={found}
            typed={typed}
            at={at}
            listId={listId}
            optionId={optionId}
            onChoose={choose}
          />
        )}
      </Loaded>
    </>
  )
}

/** The browser moves the focus here as soon as the popover opens, so no key is lost. */
const focusOnOpen = (field: HTMLInputElement | null) => field?.setAttribute('autofocus', '')

interface OptionsProps {
  found: readonly Template[]
  typed: string
  at: number
  listId: string
  optionId: (index: number) => string
  onChoose: (text: string) => void
}

function Options({ found, typed, at, listId, optionId, onChoose }: OptionsProps) {
  if (found.length === 0)
    return (
      <p className="px-3 py-4 text-muted">
        {typed.trim()
          ? `Nothing fits “${typed.trim()}”.`
          : 'There are no templates yet. A template is a text that you often send, such as asking for a bill: write it once, and all staff can begin a reply with it.'}
      </p>
    )
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select cannot belong to a field, and a datalist shows no text
    <div id={listId} role="listbox" aria-label="Templates" className="max-h-64 overflow-y-auto">
      {found.map(({ _id, name, text }, index) => (
        <button
          key={_id}
          id={optionId(index)}
          type="button"
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option element has one line
          role="option"
          aria-selected={index === at}
          tabIndex={-1}
          className="block min-h-touch w-full rounded-control px-3 py-2 text-left leading-snug hover:bg-ground aria-selected:bg-tint"
          onClick={() => onChoose(text)}
        >
          <span className="block truncate font-[560]">{name}</span>
          <span className="block truncate text-small text-muted">{text.replace(/\s+/g, ' ')}</span>
        </button>
      ))}
    </div>
  )
}

import { Button } from '@energy/ui/button'
import { useId } from 'react'
import { Icon, ICONS } from '../../shared/icon.tsx'
import { MAX_QUERY, MIN_QUERY } from '@energy/contracts/site/site-search'
import { useSuggestions } from './use-suggestions.ts'

/** The form of the search. The browser puts the query into the address. */
export function SearchBox({ q }: { q: string }) {
  const id = useId()
  const { suggestions, input, onInput } = useSuggestions()
  return (
    <search>
      <form className="search-box" action="/search">
        <label className="sr-only" htmlFor={id}>
          Search
        </label>
        <span className="search-input">
          <Icon path={ICONS.search} />
          <input
            ref={input}
            className="input"
            id={id}
            name="q"
            type="search"
            defaultValue={q}
            placeholder="A product, a tariff, a question"
            minLength={MIN_QUERY}
            maxLength={MAX_QUERY}
            required
            autoComplete="off"
            list={`${id}-suggestions`}
            onInput={onInput}
          />
          <datalist id={`${id}-suggestions`}>
            {suggestions.map((suggestion) => (
              <option key={suggestion}>{suggestion}</option>
            ))}
          </datalist>
        </span>
        <Button type="submit">Search</Button>
      </form>
    </search>
  )
}

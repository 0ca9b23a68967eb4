import { query } from '@energy/client/query'
import { useCall } from '@energy/client/use-call'
import { user, type User } from '@energy/contracts/people/users'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { controlId } from '../../../shared/form/form-errors.ts'
import { SearchInput } from '../../../shared/list/search-input.tsx'
import { InlineLoadError, LoadingText } from '../../../shared/page/loaded.tsx'
import { useDebounced } from '../../../shared/use-debounced.ts'

/** Finds people with an account. */
export function AccountSearch({ onChoose }: { onChoose: (found: User) => void }) {
  const [typed, setTyped] = useState('')
  const wanted = typed.trim()
  const q = useDebounced(wanted, 200)
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...query(useCall(), user.list, { querystring: { q, limit: 5, order: 'newest' } }),
    enabled: q !== '',
    // While more is typed, the former rows stay until the next ones are loaded.
    placeholderData: keepPreviousData,
  })
  const rows = wanted === '' ? [] : (data ?? [])
  const isAnswered = data !== undefined && q === wanted && !isPlaceholderData
  const hasNone = wanted !== '' && !isError && rows.length === 0
  return (
    <div>
      <SearchInput
        id={controlId('search')}
        label="Find an account"
        placeholder="Find an account by name or e-mail"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      {rows.length > 0 && (
        <ul className="mt-1 border-b border-line" aria-label="Accounts">
          {rows.map((found) => (
            <li key={found._id} className="border-t border-line">
              <button
                type="button"
                className="block min-h-touch w-full px-3 py-1.5 text-left hover:bg-tint"
                onClick={() => {
                  onChoose(found)
                  setTyped('')
                }}
              >
                {found.username || found.email}
                <span className="block text-small text-muted">
                  {[found.businessInfo.businessName, found.email].filter(Boolean).join(', ')}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {wanted !== '' && isError && (
        <div className="px-3 py-2.5">
          <InlineLoadError retry={refetch}>We could not search the accounts.</InlineLoadError>
        </div>
      )}
      {hasNone && !isAnswered && (
        <div className="px-3 py-2.5">
          <LoadingText />
        </div>
      )}
      <output className="block px-3 py-2.5 text-muted empty:hidden">
        {hasNone && isAnswered && 'Nobody with an account.'}
      </output>
    </div>
  )
}

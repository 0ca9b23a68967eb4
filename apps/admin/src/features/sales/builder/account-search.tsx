import { query } from '@energy/client/query'
import { useCall } from '@energy/client/use-call'
import { user, type User } from '@energy/contracts/users'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { controlId } from '../../../shared/form/form-errors.ts'
import { SearchInput } from '../../../shared/list/search-input.tsx'
import { useDebounced } from '../../../shared/use-debounced.ts'

/** Finds people with an account. */
export function AccountSearch({ onChoose }: { onChoose: (found: User) => void }) {
  const [typed, setTyped] = useState('')
  const q = useDebounced(typed.trim(), 200)
  const { data = [] } = useQuery({
    ...query(useCall(), user.list, { querystring: { q, limit: 5, order: 'newest' } }),
    enabled: q !== '',
  })
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
      {q !== '' && (
        <ul className="mt-1 border-b border-line" aria-label="Accounts">
          {data.map((found) => (
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
          {data.length === 0 && (
            <li className="border-t border-line px-3 py-2.5 text-muted">Nobody with an account.</li>
          )}
        </ul>
      )}
    </div>
  )
}

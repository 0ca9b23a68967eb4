import { STATES } from '@energy/contracts/inquiries/inquiry'
import { Link } from 'react-router-dom'
import { useAddress } from '../../../shared/use-address.ts'
import { stateWords } from './state-words.ts'

const all = { state: '' as const, name: 'All' }
const choices = [all, ...STATES.map((state) => ({ state, name: stateWords[state].name }))]

/** Links that filter the list by state. */
export function StateFilter({ things }: { things: string }) {
  const { state: shown = '', hrefOfState } = useAddress()
  return (
    <nav aria-label={`States of ${things}`} className="flex border-b border-line px-1">
      {choices.map(({ state, name }) => (
        <Link
          key={name}
          to={hrefOfState(state)}
          replace
          aria-current={state === shown ? 'page' : undefined}
          className="grid min-h-touch min-w-touch place-items-center px-3 font-[560] text-muted outline-offset-[-3px] hover:text-ink aria-[current]:text-(--color-link) aria-[current]:shadow-[inset_0_-4px_0_var(--color-link)]"
        >
          {name}
        </Link>
      ))}
    </nav>
  )
}

import { STATES } from '@energy/contracts/inquiries/inquiry'
import { Link } from 'react-router-dom'
import { Filter } from '../../../shared/list/filter.tsx'
import { useAddress } from '../../../shared/use-address.ts'
import { stateWords } from './state-words.ts'

const all = { state: '' as const, name: 'All' }
const choices = [all, ...STATES.map((state) => ({ state, name: stateWords[state].name }))]

/** Filters the inquiries by a text and by their state. */
export const InquiryFilter = ({ things, found }: { things: string; found: number }) => (
  <>
    <Filter things={things} by="By name, e-mail, phone or text" found={found} />
    <StateFilter things={things} />
  </>
)

function StateFilter({ things }: { things: string }) {
  const { state: shown = '', hrefOfState } = useAddress()
  return (
    <nav aria-label={`States of ${things}`} className="flex border-b border-line px-1">
      {choices.map(({ state, name }) => (
        <Link
          key={name}
          to={hrefOfState(state)}
          replace
          aria-current={state === shown ? 'page' : undefined}
          className="tab min-w-touch justify-center px-3 outline-offset-[-3px]"
        >
          {name}
        </Link>
      ))}
    </nav>
  )
}

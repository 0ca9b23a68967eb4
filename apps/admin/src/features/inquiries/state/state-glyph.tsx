import type { State } from '@energy/contracts/inquiries/states'

/** How far each state is, in pixels of the band. */
const lengths: Readonly<Record<State, number>> = { new: 7, contacted: 20, closed: 28 }

/** A band that grows with the state; closed, it ends at a stop. The state is written beside it. */
export const StateGlyph = ({ state }: { state: State }) => (
  <svg className="h-3 w-7" viewBox="0 0 28 12" aria-hidden="true">
    <path className="fill-none stroke-edge stroke-[1.5]" d="M.75 2.75h26.5v6.5H.75z" />
    <path className="fill-leaf" d={`M0 2h${lengths[state]}v8H0z`} />
    {state === 'closed' && <path className="fill-ink" d="M25 0h3v12h-3z" />}
  </svg>
)

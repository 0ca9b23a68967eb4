import { MAX_COUNT } from '@energy/contracts/counts'
import { shareOf, formatCount, type Count } from '../../shared/words/counts.ts'

interface CountListProps {
  counts: readonly Count[]
  /** Adds the share of each count, except on small screens and where a count is not known exactly. */
  shares?: boolean
}

/** The counts as text, each with its colour in the chart. */
export function CountList({ counts, shares = false }: CountListProps) {
  const total = counts.reduce((sum, { count }) => sum + count, 0)
  const hasShares = shares && counts.every(({ count }) => count <= MAX_COUNT)
  return (
    <ul>
      {counts.map(({ label, count, fill }) => (
        <li
          key={label}
          className={`grid grid-cols-[0.875rem_1fr_auto] items-center gap-2.5 border-t border-line py-2.5 whitespace-nowrap tabular-nums first:border-t-0 md:gap-3 ${
            hasShares ? 'md:grid-cols-[0.875rem_1fr_auto_2.75rem]' : ''
          }`}
        >
          <span className={`size-3.5 ${fill}`} aria-hidden="true" />
          <span>{label}</span>
          <b className="text-right font-semibold">{formatCount(count)}</b>
          {hasShares && <span className="text-right text-muted max-md:hidden">{shareOf(count, total)}</span>}
        </li>
      ))}
    </ul>
  )
}

import { Delayed, Loading, Skeleton } from '@energy/ui/states'
import { ArrowRight } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { Link } from 'react-router-dom'

interface ListPanelProps {
  title: string
  count?: number | undefined
  /** The list that it shows a part of. */
  more?: { to: string; label: string }
  /** A line below the title. */
  below?: ReactNode
  children: ReactNode
}

/** A part of a list with a title, and a link to all of it. */
export function ListPanel({ title, count, more, below, children }: ListPanelProps) {
  const id = useId()
  return (
    <section className="panel panel-part min-w-0" aria-labelledby={id}>
      <div className="px-4.5 pt-4 pb-3 lg:px-6">
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <h2 id={id} className="section-title">
            {title}
            {count !== undefined && count > 0 && <span className="count">{count}</span>}
          </h2>
          {more && (
            <Link className="group/more inline-flex min-h-touch items-center gap-2" to={more.to}>
              <span className="text-link">{more.label}</span>
              <ArrowRight className="size-4.5 text-(--color-link)" strokeWidth={1.75} aria-hidden="true" />
            </Link>
          )}
        </div>
        {below}
      </div>
      {children}
    </section>
  )
}

/** A figure with its name. It has its height before it is loaded, so that nothing below moves then. */
export function FigureCard({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className="panel panel-figure flex min-w-0 flex-col p-4.5 md:min-h-55 lg:p-5" aria-labelledby={id}>
      <h2 id={id} className="text-ui font-[520] text-muted">
        {title}
      </h2>
      {children}
    </section>
  )
}

/** The classes of the number of a figure. */
export const figureClass = 'text-[1.875rem] leading-tight font-[620] tracking-[-0.03em] tabular-nums'

/** The shape of rows that are loading. */
export const RowsSkeleton = ({ rows }: { rows: number }) => (
  <Delayed>
    <Loading />
    <div className="grid gap-5 px-4.5 pt-3 pb-6 lg:px-6">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="grid gap-2">
          <Skeleton className="h-3.5 w-2/5" />
          <Skeleton className={`h-4 ${['w-full', 'w-5/6', 'w-2/3'][row % 3]}`} />
        </div>
      ))}
    </div>
  </Delayed>
)

/** The shape of a figure that is loading. */
export const FigureSkeleton = () => (
  <Delayed>
    <Loading />
    <div className="mt-3 grid gap-4">
      <Skeleton className="h-8 w-3/5" />
      <Skeleton className="h-4 w-full" />
    </div>
  </Delayed>
)

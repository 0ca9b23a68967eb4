import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { AuditLink } from '../records/audit-link.tsx'
import { useHandedFocus } from '../actions/use-handed-focus.ts'
import { useTitle } from '../page/use-title.ts'

interface DocumentHeadProps {
  /** The list that it is in. */
  back: { label: string; to: string }
  title: string
  /** Its id, for a link to what staff have done with it. */
  record?: string
  /** Its state, and a line about it. */
  children: ReactNode
  actions?: ReactNode
}

/** The heading of one record, such as an offer: the way back, its name, its state, and what can be done. */
export function DocumentHead({ back, title, record, children, actions }: DocumentHeadProps) {
  useTitle(title)
  // Another screen takes its place by what is done, such as a draft that of what was scheduled.
  const head = useHandedFocus<HTMLDivElement>()
  return (
    <div ref={head}>
      <Link className="inline-flex min-h-touch items-center gap-2 font-[560] text-(--color-link)" to={back.to}>
        <ArrowLeft className="icon" aria-hidden="true" />
        {back.label}
      </Link>
      {/* What the line says moves no button: one that moves while it is pressed is not pressed. */}
      <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-80">
          <h1 className="text-[1.75rem] leading-[1.15] tracking-[-0.025em]">{title}</h1>
          <div className="mt-2 flex flex-wrap items-center gap-x-3.5 gap-y-1 text-muted">
            {children}
            {record && <AuditLink record={record} />}
          </div>
        </div>
        {actions && (
          <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:[&>.btn]:flex-auto sm:justify-end">{actions}</div>
        )}
      </div>
    </div>
  )
}

/** A panel with its title. */
export const Panel = ({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) => (
  <section className="panel min-w-0 p-5 lg:p-6">
    <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4">
      <h2 className="section-title">{title}</h2>
      {aside}
    </div>
    {children}
  </section>
)

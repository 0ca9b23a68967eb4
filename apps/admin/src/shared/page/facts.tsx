import type { ReactNode } from 'react'

/** Shown in place of what a person did not fill in. */
export const NO_INPUT = 'Did not input yet'

/** Labels with their values. */
export const Facts = ({ className = '', children }: { className?: string; children: ReactNode }) => (
  <dl className={`min-w-0 ${className}`}>{children}</dl>
)

interface FactProps {
  label: string
  value: string
  /** Shown in place of an empty value. */
  missing?: string
  /** How the value is shown, where it is not as its text. */
  children?: ReactNode
}

/** One label with its value; line breaks stay. */
export const Fact = ({ label, value, missing = 'None', children }: FactProps) => (
  <div className="grid gap-x-4 gap-y-0.5 border-t border-line py-3 first:border-t-0 first:pt-0 md:grid-cols-[8.5rem_minmax(0,1fr)]">
    <dt className="text-muted">{label}</dt>
    <dd className={`whitespace-pre-line ${value ? '' : 'text-muted'}`}>{value ? children || value : missing}</dd>
  </div>
)

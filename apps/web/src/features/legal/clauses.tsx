import type { ReactNode } from 'react'

interface Clause {
  title: string
  text: ReactNode
}

/** The clauses of a legal text: titles on the left, their text on the right. */
export const Clauses = ({ clauses }: { clauses: readonly Clause[] }) => (
  <section className="section joined">
    <div className="page">
      {clauses.map(({ title, text }) => (
        <section key={title} className="split gap-y-3 border-t border-line py-8">
          <h2 className="text-h3">{title}</h2>
          <div className="prose [&_a]:text-(--color-link) [&_a]:underline [&_a]:underline-offset-[0.25em]">{text}</div>
        </section>
      ))}
    </div>
  </section>
)

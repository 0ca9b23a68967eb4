import type { ReactNode } from 'react'

interface Clause {
  title: string
  text: ReactNode
}

/** The clauses of a legal text: titles on the left, their text on the right. */
export const Clauses = ({ clauses }: { clauses: readonly Clause[] }) => (
  <section className="section joined">
    <div className="page clauses">
      {clauses.map(({ title, text }) => (
        <section key={title}>
          <h2 className="text-h3">{title}</h2>
          <div className="prose">{text}</div>
        </section>
      ))}
    </div>
  </section>
)

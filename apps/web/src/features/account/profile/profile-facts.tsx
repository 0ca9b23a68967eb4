interface ProfileFactsProps {
  title: string
  facts: readonly (readonly [label: string, value: string])[]
}

/** A section of labels and values; an empty value has a text of its own. */
export const ProfileFacts = ({ title, facts }: ProfileFactsProps) => (
  <section className="profile-section">
    <h2 className="text-h3">{title}</h2>
    <dl className="facts">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={value ? '' : 'text-muted'}>{value || 'Did not input yet'}</dd>
        </div>
      ))}
    </dl>
  </section>
)

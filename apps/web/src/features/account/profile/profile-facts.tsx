interface ProfileFactsProps {
  title: string
  facts: readonly (readonly [label: string, value: string])[]
}

/** A section of labels and values; an empty value has a text of its own. */
export const ProfileFacts = ({ title, facts }: ProfileFactsProps) => (
  <section>
    <h2 className="text-h3">{title}</h2>
    <dl className="mt-4 border-t border-line">
      {facts.map(([label, value]) => (
        <div key={label} className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-4 border-b border-line py-3">
          <dt className="text-ui/[1.6] text-muted">{label}</dt>
          <dd className={value ? '' : 'text-muted'}>{value || 'Did not input yet'}</dd>
        </div>
      ))}
    </dl>
  </section>
)

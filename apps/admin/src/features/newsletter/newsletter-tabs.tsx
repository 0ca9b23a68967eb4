import { Link } from 'react-router-dom'

const tabs = [
  { name: 'letters', label: 'Letters', to: '/letters' },
  { name: 'subscribers', label: 'Subscribers', to: '/letters?view=subscribers' },
] as const

/** The way between the letters and those who get them. */
export const NewsletterTabs = ({ shown }: { shown: (typeof tabs)[number]['name'] }) => (
  <nav aria-label="Newsletter" className="-mt-2 flex gap-6 border-b border-line">
    {tabs.map(({ name, label, to }) => (
      <Link key={name} to={to} aria-current={name === shown ? 'page' : undefined} className="tab">
        {label}
      </Link>
    ))}
  </nav>
)

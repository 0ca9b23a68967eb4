import { Link } from 'react-router-dom'
import { Messages } from '../features/inquiries/messages.tsx'
import { PageHead } from '../shared/page-head.tsx'
import { Requests } from '../features/inquiries/requests.tsx'
import { Subscribers } from '../features/newsletter/subscribers.tsx'
import { useAddress } from '../shared/use-address.ts'

const views = [
  { name: 'requests', label: 'Requests', View: Requests },
  { name: 'messages', label: 'Messages', View: Messages },
  { name: 'subscribers', label: 'Subscribers', View: Subscribers },
] as const

/** Requests for a specialist, contact messages and newsletter subscribers. */
export function Invoice() {
  const { view, hrefOfView } = useAddress()
  const { name, View } = views.find((one) => one.name === view) ?? views[0]
  return (
    <>
      <PageHead title="User Details" />
      <nav aria-label="What was sent" className="-mt-2 flex gap-6 border-b border-line max-sm:gap-4">
        {views.map((one) => (
          <Link
            key={one.name}
            to={hrefOfView(one === views[0] ? '' : one.name)}
            aria-current={one.name === name ? 'page' : undefined}
            className="tab"
          >
            {one.label}
          </Link>
        ))}
      </nav>
      <View key={name} />
    </>
  )
}

import { menuKinds } from '@energy/contracts/site'
import { buttonClass } from '@energy/ui/button'
import { Link } from 'react-router-dom'
import { useMenuItems } from '../../shared/site/use-menu-items.ts'
import { Icon, ICONS } from '../../shared/icon.tsx'
import { MessagePage } from '../../shared/message-page.tsx'
import { addressOf } from './address.ts'

interface NoResultsProps {
  q: string
  /** The query in words of ours. */
  nearest: string | undefined
}

/** In place of results: the nearest words, what there is, and the form. */
export const NoResults = ({ q, nearest }: NoResultsProps) => (
  <div className="no-results">
    <MessagePage title="No results" runs={false} carrier="[--c:var(--color-air)]">
      <p className="lead">
        for “{q}”.{' '}
        {nearest !== undefined && (
          <>
            Did you mean{' '}
            <Link className="text-link" to={addressOf({ q: nearest, page: 1 })}>
              {nearest}
            </Link>
            ?
          </>
        )}
      </p>
      <div className="split">
        <section>
          <h2 className="text-h3">What we have</h2>
          <ul className="what-we-have">
            {menuKinds.map((kind) => (
              <Items key={kind} kind={kind} />
            ))}
          </ul>
        </section>
        <section>
          <h2 className="text-h3">Ask an engineer instead</h2>
          <p className="mt-2 mb-6 max-w-md text-muted">Write what you look for in your own words.</p>
          <Link className={buttonClass('line')} to="/contact">
            Contact Us
          </Link>
        </section>
      </div>
    </MessagePage>
  </div>
)

const Items = ({ kind }: { kind: (typeof menuKinds)[number] }) =>
  useMenuItems(kind)?.map(({ to, text }) => (
    <li key={to}>
      <Link to={to}>
        {text}
        <Icon path={ICONS.arrowRight} />
      </Link>
    </li>
  ))

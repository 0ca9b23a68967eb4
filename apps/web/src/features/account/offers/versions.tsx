import { formatAmount } from '@energy/contracts/sales/money'
import type { OwnOffer } from '@energy/contracts/sales/own-offers'
import { useTimes } from '../requests/use-times.ts'
import { changesOf } from './version-changes.ts'

/** The versions of an offer, newest first, each with what it has changed. Nothing for an offer that never changed. */
export function Versions({ versions }: Pick<OwnOffer, 'versions'>) {
  const { dateOf, longDay } = useTimes()
  if (versions.length < 2) return null
  return (
    <section className="page pb-(--spacing-section)">
      <h2 className="mb-6 text-h2">Versions of this offer</h2>
      <ol className="max-w-(--container-prose) border-b border-line">
        {versions.toReversed().map((version) => {
          const before = versions.findLast((other) => other.version < version.version)
          const changes = before ? changesOf(before, version, dateOf) : []
          return (
            <li key={version.version} className="border-t border-line py-4 [overflow-wrap:anywhere]">
              <h3 className="text-body font-semibold">Version {version.version}</h3>
              <p className="text-ui/[1.4] text-muted tabular-nums">
                Sent {longDay(version.sentAt)}
                {version.sentBy && ` by ${version.sentBy}`}, {formatAmount(version.totals.total, version.currency)}
              </p>
              {changes.length > 0 && (
                <dl className="mt-2 grid gap-1 text-ui/[1.4] tabular-nums">
                  {changes.map(({ what, how }, index) => (
                    <div key={`${index} ${what}`} className="grid gap-x-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
                      <dt className="font-medium">{what}</dt>
                      <dd className="text-muted">{how}</dd>
                    </div>
                  ))}
                </dl>
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}

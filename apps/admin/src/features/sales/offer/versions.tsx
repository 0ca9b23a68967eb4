import { formatAmount } from '@energy/contracts/sales/money'
import type { OfferVersion } from '@energy/contracts/sales/offer-entities'
import type { CompanyClock } from '@energy/contracts/time/company-time'
import { useClock } from '../../../shared/company/use-clock.ts'
import { longMoment } from '../../../shared/sales/days.ts'
import { Panel } from '../../../shared/sales/document-head.tsx'
import { compareVersions, type Change } from './compare-versions.ts'

/** When and by whom a version was sent. A draft that was withdrawn never was. */
export const sentWords = ({ sentAt, sentBy }: Pick<OfferVersion, 'sentAt' | 'sentBy'>, clock: CompanyClock) =>
  sentAt ? `Sent ${longMoment(sentAt, clock)}${sentBy ? ` by ${sentBy}` : ''}` : 'Never sent'

/** All versions of an offer, the newest first, each with what changed from the one before. */
export const Versions = ({ versions }: { versions: readonly OfferVersion[] }) => (
  <Panel title="Versions">
    <ol className="grid gap-5">
      {versions.toReversed().map((version, at) => (
        <Version
          key={version.version}
          version={version}
          before={versions.at(-2 - at)}
          isFirst={at === versions.length - 1}
        />
      ))}
    </ol>
  </Panel>
)

interface VersionProps {
  version: OfferVersion
  before: OfferVersion | undefined
  isFirst: boolean
}

function Version({ version, before, isFirst }: VersionProps) {
  const { company } = useClock()
  const changes = before && !isFirst ? compareVersions(before, version) : []
  return (
    <li className="border-t border-line pt-4">
      <div className="flex flex-wrap justify-between gap-x-4">
        <h3 className="font-semibold">Version {version.version}</h3>
        <span className="tabular-nums">{formatAmount(version.totals.total, version.currency)}</span>
      </div>
      <p className="text-small text-muted">{sentWords(version, company)}</p>
      {isFirst || changes.length > 0 ? (
        <ul className="mt-2 grid gap-3">
          {changes.map((change, index) => (
            <ChangedLine key={`${index} ${change.title}`} change={change} />
          ))}
        </ul>
      ) : (
        <p className="mt-2 text-muted">Nothing but the day changed.</p>
      )}
    </li>
  )
}

const words: Readonly<Record<Change['what'], string>> = { added: 'Added', removed: 'Removed', changed: 'Changed' }

const ChangedLine = ({ change: { what, title, fields } }: { change: Change }) => (
  <li className="bg-ground px-3.5 py-2.5">
    <p className="font-[560] wrap-anywhere">
      <span className={`mr-2 text-small font-[580] ${what === 'removed' ? 'text-danger' : 'text-link'}`}>
        {words[what]}
      </span>
      {title}
    </p>
    <dl className="mt-1 grid gap-x-4 text-small sm:grid-cols-[8rem_minmax(0,1fr)]">
      {fields.map(({ label, before, now }) => (
        <div key={label} className="contents">
          <dt className="text-muted">{label}</dt>
          <dd className="whitespace-pre-line wrap-anywhere">
            {before && <del className="text-danger">{before}</del>}{' '}
            {now && <ins className="font-[560] no-underline">{now}</ins>}
          </dd>
        </div>
      ))}
    </dl>
  </li>
)

import { useCall } from '@energy/client/use-call'
import { letter, type LetterRow } from '@energy/contracts/letters/letters'
import { formatMoment } from '@energy/contracts/time/company-time'
import { Empty } from '@energy/ui/states'
import { Link } from 'react-router-dom'
import { useCompany } from '../../../shared/company/use-company.ts'
import { MoreRows } from '../../../shared/list/more-rows.tsx'
import { PageOfRows } from '../../../shared/list/page-of-rows.tsx'
import { usePages } from '../../../shared/list/use-pages.ts'
import { formatCount } from '../../../shared/words/counts.ts'
import { LoadingText } from '../../../shared/page/loaded.tsx'
import { PageHead } from '../../../shared/page/page-head.tsx'
import { StateMark } from '../../../shared/sales/state-mark.tsx'
import { Table, cellClass, rowClass } from '../../../shared/page/table.tsx'
import { NewsletterTabs } from '../newsletter-tabs.tsx'
import { letterLooks, letterPath } from './letter-looks.ts'
import { NewLetterButton } from './new-letter-button.tsx'

/** The letters to the subscribers of the newsletter. */
export function Letters() {
  const call = useCall()
  const list = usePages(letter.list, {}, (querystring, signal) => call.send(letter.list, { querystring }, signal), {
    inOrder: true,
    maxPages: 0,
    isChanging: ({ state }) => state === 'sending',
  })
  return (
    <>
      <PageHead title="Letters" action={<NewLetterButton />} />
      <NewsletterTabs shown="letters" />
      <PageOfRows list={list} things="letters" loader={<LoadingText />}>
        {(letters) =>
          letters.length === 0 ? (
            <Empty>No letters yet. A new one is a draft until you send it.</Empty>
          ) : (
            <section className="panel overflow-hidden">
              <div className="p-5 lg:px-8 lg:py-7">
                <Table heads={['Letter', 'State', 'When', 'Sent', 'Refused', 'Unsubscribed']}>
                  {letters.map((one) => (
                    <Row key={one._id} letter={one} />
                  ))}
                </Table>
              </div>
              <MoreRows things="letters" shown={letters.length} list={list} />
            </section>
          )
        }
      </PageOfRows>
    </>
  )
}

function Row({
  letter: { _id, title, state, sendAt, startedAt, updatedAt, isArchived, figures },
}: {
  letter: LetterRow
}) {
  const clock = useCompany()
  const isStarted = startedAt !== ''
  return (
    <tr className={rowClass}>
      <td className={cellClass}>
        <Link className="text-link font-[580] max-md:flex max-md:min-h-touch max-md:items-center" to={letterPath(_id)}>
          {title}
        </Link>
        {isStarted && isArchived && <span className="block text-small text-muted">In the archive on the site</span>}
      </td>
      <td className={cellClass}>
        <StateMark look={letterLooks[state]} />
      </td>
      <td className={`${cellClass} text-muted tabular-nums`}>
        {state === 'draft' && 'Changed '}
        {formatMoment(new Date(sendAt || startedAt || updatedAt), clock)}
      </td>
      <Count
        label="Sent"
        value={isStarted ? `${formatCount(figures.sent)} of ${formatCount(figures.recipients)}` : ''}
      />
      <Count label="Refused" value={isStarted ? formatCount(figures.refused) : ''} />
      <Count label="Unsubscribed" value={isStarted ? formatCount(figures.unsubscribed) : ''} />
    </tr>
  )
}

const Count = ({ label, value }: { label: string; value: string }) => (
  <td className={`${cellClass} tabular-nums`}>
    {value && (
      <>
        <span className="text-muted md:hidden">{label} </span>
        {value}
      </>
    )}
  </td>
)

import { query } from '@energy/client/query'
import { useCall } from '@energy/client/use-call'
import { formatAmount } from '@energy/contracts/sales/money'
import { offer } from '@energy/contracts/sales/offers'
import type { OfferFigures } from '@energy/contracts/sales/offer-list'
import type { OfferRow } from '@energy/contracts/sales/offer-entities'
import { buttonClass } from '@energy/ui/button'
import { Empty } from '@energy/ui/states'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { useClock } from '../../../shared/company/use-clock.ts'
import { ExportMenu } from '../../../shared/list/export-menu.tsx'
import { usePages } from '../../../shared/list/use-pages.ts'
import { shortDay, useToday } from '../../../shared/sales/days.ts'
import { offerPath } from '../../../shared/sales/paths.ts'
import { StateMark, offerLooks } from '../../../shared/sales/state-mark.tsx'
import { Loaded } from '../../../shared/page/loaded.tsx'
import { useDownload } from '../../../shared/browser/use-download.ts'
import { ListPanel, type Choice } from './list-panel.tsx'
import { columns } from './offer-columns.ts'
import { SortField } from './sort-field.tsx'
import { useOfferAddress } from './use-offer-address.ts'
import { expiresSoon, isUndelivered, lastChange } from './offer-words.ts'
import { PipelineBand } from './pipeline-band.tsx'
import { Cell, DocumentRow, SalesTable, Undelivered, type Head } from './sales-table.tsx'

const PAGE = 20

/** The pipeline: all offers, cut by state, and their list. */
export function OffersList() {
  const call = useCall()
  const { sort, direction, filter, hrefOfSort } = useOfferAddress()
  const figures = useQuery(query(call, offer.figures))
  const sorted = { ...filter, ...(sort && { sort, direction }) }
  const list = usePages(offer.list, sorted, (querystring, signal) => call.send(offer.list, { querystring }, signal), {
    inOrder: true,
    maxPages: 0,
    size: PAGE,
  })
  const download = useDownload(offer.export, 'the offers')
  const heads = columns.map(({ label, sort: by, isRight = false }): Head => {
    const current = by === (sort ?? 'changedAt') ? direction : undefined
    return { label, isRight, ...(by && { sort: { href: hrefOfSort(by), direction: current } }) }
  })
  return (
    <>
      <Loaded query={figures} error="We could not load the figures of the offers." loading={null}>
        {(found) => <PipelineBand figures={found} />}
      </Loaded>
      <ListPanel
        things="offers"
        choices={choicesOf(figures.data, filter.state)}
        list={list}
        aside={
          <>
            <SortField />
            <ExportMenu
              of="offers"
              busy={download.isPending}
              onExport={(format) =>
                download.mutate({ input: [{ querystring: { ...sorted, format } }], name: `offers.${format}` })
              }
            />
          </>
        }
        empty={
          <Empty
            action={
              <Link className={buttonClass('line', true)} to="/invoice">
                Open requests
              </Link>
            }
          >
            No offers yet. The quickest way is from a request.
          </Empty>
        }
      >
        {(rows) => (
          <SalesTable heads={heads}>
            {rows.map((row) => (
              <OfferLine key={row._id} row={row} />
            ))}
          </SalesTable>
        )}
      </ListPanel>
    </>
  )
}

function OfferLine({ row }: { row: OfferRow }) {
  const { company } = useClock()
  const today = useToday()
  return (
    <DocumentRow
      {...row}
      {...(row.state === 'draft' && { nobody: 'Nobody yet' })}
      to={offerPath(row._id)}
      state={
        <>
          <StateMark look={offerLooks[row.state]} />
          {row.version > 1 && <span className="ml-2 text-small text-muted">version {row.version}</span>}
          {isUndelivered(row) && <Undelivered />}
        </>
      }
    >
      <Cell label="Total" isRight>
        {formatAmount(row.total, row.currency)}
      </Cell>
      <Cell label="Valid until" className={expiresSoon(row, today) ? 'font-[580] text-danger' : ''}>
        {shortDay(row.validUntil, today)}
      </Cell>
      <Cell label="Last change" className="text-muted">
        {lastChange(row, today, company)}
      </Cell>
    </DocumentRow>
  )
}

/** The filters of the pipeline with their counts. @param chosen the one of the URL */
function choicesOf(figures: OfferFigures | undefined, chosen: string | undefined): Choice[] {
  const count = (...states: (keyof OfferFigures['states'])[]) =>
    figures && states.reduce((sum, state) => sum + figures.states[state].count, 0)
  // The overview leads to them.
  const counted = [
    { value: 'wonThisMonth', label: 'Won this month', count: figures?.wonThisMonth.count },
    { value: 'wonThisQuarter', label: 'Won this quarter', count: figures?.wonThisQuarter.count },
    {
      value: 'lostThisQuarter',
      label: 'Lost this quarter',
      count: figures?.lostThisQuarter.reduce((sum, lost) => sum + lost.count, 0),
    },
  ]
  return [
    {
      value: '',
      label: 'All',
      count: figures && Object.values(figures.states).reduce((sum, each) => sum + each.count, 0),
    },
    { value: 'draft', label: 'Draft', count: count('draft') },
    { value: 'sent', label: 'Sent', count: count('sent') },
    { value: 'seen', label: 'Seen', count: count('seen') },
    // The overview leads to it.
    ...(chosen === 'out' ? [{ value: 'out', label: 'Out', count: count('sent', 'seen') }] : []),
    { value: 'accepted', label: 'Accepted', count: count('accepted') },
    { value: 'closed', label: 'Closed', count: count('declined', 'expired', 'withdrawn') },
    ...counted.filter(({ value }) => value === chosen),
  ]
}

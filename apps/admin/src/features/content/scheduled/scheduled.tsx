import { query } from '@energy/client/query'
import { useCall } from '@energy/client/use-call'
import { schedules } from '@energy/contracts/content/schedules'
import { Empty } from '@energy/ui/states'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../../../shared/page/loaded.tsx'
import { PageHead } from '../../../shared/page/page-head.tsx'
import { Table } from '../../../shared/page/table.tsx'
import { ScheduledRow } from './scheduled-row.tsx'

/** What will be published or taken down by itself. */
export function Scheduled() {
  const list = useQuery(query(useCall(), schedules.list))
  return (
    <>
      <PageHead title="Scheduled" />
      <p className="-mt-2 text-muted">
        Each goes out as it was when it was scheduled. What is typed since then waits for the next publication.
      </p>
      <Loaded query={list} error="We could not load what is scheduled.">
        {(items) =>
          items.length === 0 ? (
            <Empty>Nothing is scheduled.</Empty>
          ) : (
            <section className="panel p-5 lg:px-8 lg:py-7">
              <Table heads={['Item', 'What', 'When', 'By', 'Actions']}>
                {items.map((item) => (
                  <ScheduledRow key={`${item._id} ${item.action}`} item={item} />
                ))}
              </Table>
            </section>
          )
        }
      </Loaded>
    </>
  )
}

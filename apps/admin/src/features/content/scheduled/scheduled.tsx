import { query } from '@energy/client/query'
import { useCall } from '@energy/client/use-call'
import { schedules, type ScheduledItem } from '@energy/contracts/content/schedules'
import { Empty } from '@energy/ui/states'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Loaded } from '../../../shared/page/loaded.tsx'
import { PageHead } from '../../../shared/page/page-head.tsx'
import { Table } from '../../../shared/page/table.tsx'
import { ScheduledRow } from './scheduled-row.tsx'

const keyOf = ({ _id, action }: ScheduledItem) => `${_id} ${action}`

/** What will be published or taken down by itself. */
export function Scheduled() {
  const list = useQuery(query(useCall(), schedules.list))
  // Its row stays, also once its time has come: the dialog that is open would close without a word.
  const [changing, setChanging] = useState<ScheduledItem>()
  const withChanging = (items: readonly ScheduledItem[]) =>
    changing && !items.some((item) => keyOf(item) === keyOf(changing)) ? [...items, changing] : items
  return (
    <>
      <PageHead title="Scheduled" />
      <p className="-mt-2 text-muted">
        Each goes out as it was when it was scheduled. What is typed since then waits for the next publication.
      </p>
      <Loaded query={list} error="We could not load what is scheduled.">
        {(items) =>
          withChanging(items).length === 0 ? (
            <Empty>Nothing is scheduled.</Empty>
          ) : (
            <section className="panel p-5 lg:px-8 lg:py-7">
              <Table heads={['Item', 'What', 'When', 'By', 'Actions']}>
                {withChanging(items).map((item) => (
                  <ScheduledRow key={keyOf(item)} item={item} onChanging={setChanging} />
                ))}
              </Table>
            </section>
          )
        }
      </Loaded>
    </>
  )
}

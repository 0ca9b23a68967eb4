import { useCall } from '@energy/client/use-call'
import { audit } from '@energy/contracts/audit'
import { Empty } from '@energy/ui/states'
import { ExportMenu } from '../../shared/list/export-menu.tsx'
import { MoreRows } from '../../shared/list/more-rows.tsx'
import { PageOfRows } from '../../shared/list/page-of-rows.tsx'
import { usePages } from '../../shared/list/use-pages.ts'
import { LoadingText } from '../../shared/page/loaded.tsx'
import { PageHead } from '../../shared/page/page-head.tsx'
import { Table } from '../../shared/page/table.tsx'
import { useDownload } from '../../shared/browser/use-download.ts'
import { AuditFilters, useAuditFilter } from './audit-filters.tsx'
import { AuditRow } from './audit-row.tsx'

/** What staff have done: who, what, to which record, and when. */
export function Audit() {
  const call = useCall()
  const filter = useAuditFilter()
  const list = usePages(audit.list, filter, (querystring, signal) => call.send(audit.list, { querystring }, signal), {
    inOrder: true,
    maxPages: Infinity,
  })
  const download = useDownload(audit.export, 'the list')
  return (
    <>
      <PageHead
        title="Audit"
        action={
          <ExportMenu
            of="the audit"
            busy={download.isPending}
            onExport={(format) =>
              download.mutate({ input: [{ querystring: { ...filter, format } }], name: `audit.${format}` })
            }
          />
        }
      />
      <p className="-mt-2 max-w-prose text-muted">
        What staff have done, newest first. Nobody can change or delete an entry.
      </p>
      <AuditFilters />
      <PageOfRows list={list} things="entries" loader={<LoadingText />}>
        {(entries) =>
          entries.length === 0 ? (
            list.isPlaceholderData ? (
              <LoadingText />
            ) : (
              <Empty>
                {Object.keys(filter).length > 0 ? 'Nothing fits this filter.' : 'Nobody has done anything yet.'}
              </Empty>
            )
          ) : (
            <section className="panel overflow-hidden" aria-label="Entries">
              <div className="p-5 lg:px-8 lg:py-7">
                <Table heads={['When', 'Who', 'What', 'Record', 'Changes']}>
                  {entries.map((entry) => (
                    <AuditRow key={entry._id} entry={entry} />
                  ))}
                </Table>
              </div>
              <MoreRows things="entries" shown={entries.length} list={list} />
            </section>
          )
        }
      </PageOfRows>
    </>
  )
}

import { Avatar } from '@energy/ui/picture'
import { Delayed } from '@energy/ui/states'
import type { ReactElement } from 'react'
import { useConfig } from '../../shared/config.ts'
import { Filter } from '../../shared/list/filter.tsx'
import { NoRows } from '../../shared/list/no-rows.tsx'
import { Rows } from '../../shared/list/rows.tsx'
import { Split, SplitRow } from '../../shared/list/split.tsx'
import { useSelection } from '../../shared/list/use-selection.ts'
import type { usePages } from '../../shared/list/use-pages.ts'
import { StateFilter } from './state/state-filter.tsx'

/** A person who sent an inquiry, as a row of the list. */
export interface CorrespondentRow {
  key: string
  /** The ids of the person's known inquiries. The first one is the row's id in the URL, where no e-mail may appear. */
  ids: readonly [string, ...string[]]
  name: string
  image: string
  line: string
  /** The state of their inquiries. */
  status: ReactElement
  /** Shown when the row is selected. */
  pane: ReactElement
}

interface CorrespondentsProps {
  /** Plural name of the inquiries for use inside a sentence: `requests`. */
  things: string
  list: Omit<ReturnType<typeof usePages>, 'items'>
  correspondents: readonly CorrespondentRow[]
  /** The row with the URL's id is still loading. */
  isLoading: boolean
}

/** The people who sent inquiries, with a pane for the selected one. */
export function Correspondents({ things, list, correspondents, isLoading }: CorrespondentsProps) {
  const { siteUrl } = useConfig()
  const { selected, open } = useSelection({
    items: correspondents,
    above: 0,
    hasId: ({ ids }, id) => ids.includes(id),
    isLoading,
  })
  const rows = correspondents.map((row) => (
    <SplitRow
      key={row.key}
      id={row.ids[0]}
      current={row.key === selected?.key}
      picture={<Avatar className="size-14 ring-1 ring-line" src={row.image} base={siteUrl} />}
      title={row.name}
      line={row.line}
      status={row.status}
    />
  ))
  return (
    <Split
      label={`Senders of ${things}`}
      back={`All ${things}`}
      open={open}
      filter={
        <>
          <Filter things={things} by="By name, e-mail, phone or text" found={list.total} />
          <StateFilter things={things} />
        </>
      }
      rows={
        correspondents.length === 0 ? (
          <NoRows things={things} />
        ) : (
          <Rows things={things} list={list}>
            {rows}
          </Rows>
        )
      }
    >
      {selected?.pane ?? (isLoading ? <PaneLoading /> : <p className="text-muted">Select a User</p>)}
    </Split>
  )
}

const PaneLoading = () => (
  <Delayed>
    <output className="text-muted">Loading...</output>
  </Delayed>
)

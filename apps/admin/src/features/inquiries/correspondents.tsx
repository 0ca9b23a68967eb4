import { Avatar } from '@energy/ui/picture'
import { Late } from '@energy/ui/states'
import type { ReactElement } from 'react'
import { useConfig } from '../../shared/config.ts'
import { Filter } from '../../shared/list/filter.tsx'
import { NoRows } from '../../shared/list/no-rows.tsx'
import { Rows } from '../../shared/list/rows.tsx'
import { Split, SplitRow } from '../../shared/list/split.tsx'
import { useSelection } from '../../shared/list/use-selection.ts'
import type { usePages } from '../../shared/list/use-pages.ts'
import { StateFilter } from './state/state-filter.tsx'

/** Somebody who wrote to us, as a row shows them. */
export interface CorrespondentRow {
  key: string
  /** The ids of what is known that they sent; the first names the row in the address, which is no place for e-mails. */
  ids: readonly [string, ...string[]]
  name: string
  image: string
  line: string
  /** How far what they sent has been dealt with. */
  status: ReactElement
  /** What is shown of them when they are selected. */
  pane: ReactElement
}

interface CorrespondentsProps {
  /** What is listed, in the middle of a sentence. */
  things: string
  list: Omit<ReturnType<typeof usePages>, 'items'>
  correspondents: readonly CorrespondentRow[]
  /** Who sent what the address names is still being read. */
  isLoading: boolean
}

/** Those who wrote to us, and what the selected one wrote. */
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
  <Late>
    <output className="text-muted">Loading...</output>
  </Late>
)

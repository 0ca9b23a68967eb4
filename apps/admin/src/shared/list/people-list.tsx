import { Avatar } from '@energy/ui/picture'
import type { ReactElement, ReactNode } from 'react'
import { useConfig } from '@energy/client/use-config'
import { LoadingText } from '../page/loaded.tsx'
import { NoRows } from './no-rows.tsx'
import { Rows } from './rows.tsx'
import { Split, SplitRow } from './split.tsx'
import type { usePages } from './use-pages.ts'
import { useSelection } from './use-selection.ts'

/** A person, as a row of the list. */
export interface PersonRow {
  key: string
  /** The ids that select the row. The first one is the row's id in the URL, where no e-mail may appear. */
  ids: readonly [string, ...string[]]
  name: string
  image: string
  line: string
  /** Shown below the line: the state of their inquiries. */
  status?: ReactElement
  /** Location state of the row's link. */
  state?: object
  /** Shown when the row is selected. */
  pane: ReactElement
}

interface PeopleListProps {
  /** The accessible name of the list. */
  label: string
  /** Plural name of the rows for use inside a sentence: `requests`. */
  things: string
  list: Omit<ReturnType<typeof usePages>, 'items'>
  rows: readonly PersonRow[]
  /** The row with the URL's id, if no loaded page contains it. */
  rowById?: PersonRow | undefined
  /** The row with the URL's id is still loading. */
  isLoading?: boolean
  filter: ReactNode
  /** Puts the list to the right of the pane. */
  mirrored?: boolean
}

/** A list of people, with a pane for the selected one. */
export function PeopleList({ label, things, list, rows, rowById, isLoading = false, ...split }: PeopleListProps) {
  const { siteUrl } = useConfig()
  const { selected, open } = useSelection({
    items: rows,
    above: list.above,
    hasId: ({ ids }, id) => ids.includes(id),
    itemById: rowById,
    isLoading,
  })
  const splitRows = rows.map(({ key, ids, name, image, line, status, state }) => (
    <SplitRow
      key={key}
      id={ids[0]}
      current={key === selected?.key}
      picture={<Avatar className="size-14 ring-1 ring-line" src={image} base={siteUrl} />}
      title={name}
      line={line}
      status={status}
      state={state}
    />
  ))
  return (
    <Split
      {...split}
      label={label}
      back={`All ${things}`}
      open={open}
      rows={
        rows.length === 0 && !list.above ? (
          <NoRows things={things} isLoading={list.isPlaceholderData} />
        ) : (
          <Rows things={things} list={list}>
            {splitRows}
          </Rows>
        )
      }
    >
      {selected?.pane ?? (isLoading ? <LoadingText /> : <p className="text-muted">Select a User</p>)}
    </Split>
  )
}

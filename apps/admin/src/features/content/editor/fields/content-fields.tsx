import type { Kind } from '@energy/contracts/content'
import { memo, useState } from 'react'
import { sections, subTitles } from './entry-fields.ts'
import { EntryList } from './entry-list.tsx'
import { HeaderFields } from './header-fields.tsx'

/** The fields for products, services and blogs. One sub title or section at a time is open. */
export const ContentFields = memo(function ContentFields({ kind }: { kind: Kind }) {
  const [open, setOpen] = useState({ list: '', at: -1 })
  return (
    <>
      <HeaderFields kind={kind} />
      {[subTitles, sections].map((entryKind) => (
        <EntryList
          key={entryKind.list}
          kind={entryKind}
          openAt={open.list === entryKind.list ? open.at : -1}
          onOpen={(at) => setOpen({ list: entryKind.list, at })}
        />
      ))}
    </>
  )
})

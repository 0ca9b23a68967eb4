import type { Kind } from '@energy/contracts/content'
import { memo } from 'react'
import { sections, subTitles } from './entry-fields.ts'
import { EntryList } from './entry-list.tsx'
import { HeaderFields } from './header-fields.tsx'

/** The fields for products, services and blogs. */
export const ContentFields = memo(function ContentFields({ kind }: { kind: Kind }) {
  return (
    <>
      <HeaderFields kind={kind} />
      <EntryList kind={subTitles} />
      <EntryList kind={sections} />
    </>
  )
})

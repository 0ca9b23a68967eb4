import type { Kind } from '@energy/contracts/content'
import { memo } from 'react'
import { sections, subTitles } from './entry-fields.ts'
import { EntryList } from './entry-list.tsx'
import type { Errors } from '../../../../shared/form/field-errors.ts'
import { HeaderFields } from './header-fields.tsx'
import type { ContentStart } from '../read-content.ts'

interface ContentFieldsProps {
  kind: Kind
  start: ContentStart
  errors: Errors
  /** Called when an entry is added, removed or moved. */
  onTouch: () => void
}

/**
 * The fields for products, services and blogs. The controls are uncontrolled, so a key press re-renders nothing,
 * however many entries there are.
 */
export const ContentFields = memo(function ContentFields({ kind, start, errors, onTouch }: ContentFieldsProps) {
  return (
    <>
      <HeaderFields kind={kind} start={start} errors={errors} />
      <EntryList kind={subTitles} start={start.subTitles} errors={errors} onTouch={onTouch} />
      <EntryList kind={sections} start={start.sections} errors={errors} onTouch={onTouch} />
    </>
  )
})

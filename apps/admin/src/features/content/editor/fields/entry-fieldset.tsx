import { withoutAlts } from '../../../../shared/media/alt-fields.ts'
import { ContentField } from './content-field.tsx'
import { isWideControl, type FormField } from '../../record/entry-kind.ts'

interface EntryFieldsetProps {
  /** The field of the list. */
  list: string
  at: number
  legend: string
  fields: readonly FormField[]
}

/** The fields of the section or sub title that is open. */
export const EntryFieldset = ({ list, at, legend, fields }: EntryFieldsetProps) => (
  <fieldset className="@container min-w-0 pt-1 pb-5">
    <legend className="sr-only">{legend}</legend>
    <div className="grid items-start gap-5 @xl:grid-cols-2">
      {withoutAlts(fields).map((field) => (
        <ContentField
          key={field.name}
          {...field}
          name={`${list}.${at}.${field.name}`}
          {...(isWideControl(field.control) && { className: '@xl:col-span-2' })}
          {...(field.control === 'long' && { rows: 3 })}
        />
      ))}
    </div>
  </fieldset>
)

import { withoutAlts } from '../../../../shared/media/alt-fields.ts'
import { isWideControl, type FormField } from '../../record/entry-kind.ts'
import { partsOf } from '../../record/form-of.ts'
import { ContentField } from './content-field.tsx'

/** The fields of the item itself, in their parts. A field that the kind lacks is not shown, but the form keeps its value. */
export const RecordFields = ({ fields }: { fields: readonly FormField[] }) =>
  partsOf(withoutAlts(fields)).map(({ heading, fields: ofPart }) =>
    heading === undefined ? (
      <Fields key="" fields={ofPart} />
    ) : (
      <fieldset key={heading} className="@container min-w-0 border-t border-line pt-5 first:border-t-0 first:pt-0">
        <legend className="section-title float-left mb-4 w-full">{heading}</legend>
        <div className="clear-both">
          <Fields fields={ofPart} />
        </div>
      </fieldset>
    ),
  )

const Fields = ({ fields }: { fields: readonly FormField[] }) => (
  <div className="grid items-start gap-5 @2xl:grid-cols-2">
    {fields.map((field) => (
      <ContentField
        key={field.name}
        {...field}
        {...((field.isWide || isWideControl(field.control)) && { className: '@2xl:col-span-2' })}
      />
    ))}
  </div>
)

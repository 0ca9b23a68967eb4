import { kinds, type Kind } from '@energy/contracts/content'
import type { Field } from '@energy/contracts/kinds/kind'
import { withoutAlts } from '../../../../shared/alt-fields.ts'
import { ContentField } from './content-field.tsx'

const fieldsOf = (kind: Kind) =>
  withoutAlts(Object.entries<Field>(kinds[kind].textFields).map(([name, field]) => ({ ...field, name })))

/** The text fields of the item itself. A field that the kind lacks is not shown, but the form keeps its value. */
export const HeaderFields = ({ kind }: { kind: Kind }) => (
  <div className="grid items-start gap-5 @2xl:grid-cols-2">
    {fieldsOf(kind).map((field) => (
      <ContentField
        key={field.name}
        {...field}
        {...((field.control !== 'line' || field.name in kinds[kind].fields) && { className: '@2xl:col-span-2' })}
      />
    ))}
  </div>
)

import { kinds, type Kind } from '@energy/contracts/content'
import type { Field } from '@energy/contracts/kinds/kind'
import { ContentField } from './content-field.tsx'

/** The text fields of the item itself. A field that the kind lacks is not shown, but the form keeps its value. */
export const HeaderFields = ({ kind }: { kind: Kind }) => (
  <div className="grid items-start gap-5 md:grid-cols-2">
    {Object.entries<Field>(kinds[kind].textFields).map(([name, field]) => (
      <ContentField
        key={name}
        name={name}
        {...field}
        {...((field.control === 'long' || name in kinds[kind].fields) && { className: 'md:col-span-2' })}
      />
    ))}
  </div>
)

import { SelectField, TextArea, TextField } from '@energy/ui/field'
import type { Field } from '@energy/contracts/kinds/kind'
import { useFormField } from '../../../../shared/form/use-form-field.ts'
import { ChoicesField } from './choices-field.tsx'
import { FormattedField } from '../../../../shared/formatted/formatted-field.tsx'
import { ImageField } from './image-field.tsx'
import { inputOf } from './inputs.ts'

interface Placed {
  /** The path of its value: `sections.0.title`. */
  name: string
  className?: string
  rows?: number
}

/** A field of the content form. */
export function ContentField(field: Field & Placed) {
  const { name, label, control, hint, options = [], className, rows } = field
  const props = { label, hint, className, ...useFormField(name) }
  if (control === 'long') return <TextArea rows={rows} {...props} />
  if (control === 'formatted') return <FormattedField {...props} />
  if (control === 'image') return <ImageField {...props} label={`${label} (link)`} />
  if (control === 'choices') return <ChoicesField {...props} choices={field.choices} />
  if (control === 'select')
    return (
      <SelectField {...props}>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </SelectField>
    )
  return <TextField {...props} {...inputOf(control)} />
}

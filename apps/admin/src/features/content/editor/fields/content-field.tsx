import { TextArea, TextField } from '@energy/ui/field'
import type { Control } from '@energy/contracts/kinds/kind'
import { useFormField } from '../../../../shared/form/use-form-field.ts'
import { FormattedField } from './formatted-field.tsx'
import { ImageField } from './image-field.tsx'

interface ContentFieldProps {
  /** The path of its value: `sections.0.title`. */
  name: string
  label: string
  control: Control
  hint?: string
  className?: string
  rows?: number
}

/** A field of the content form. */
export function ContentField({ name, label, control, hint, className, rows }: ContentFieldProps) {
  const props = { label, hint, className, ...useFormField(name) }
  if (control === 'long') return <TextArea rows={rows} {...props} />
  if (control === 'formatted') return <FormattedField {...props} />
  if (control === 'image') return <ImageField {...props} label={`${label} (link)`} />
  return <TextField {...props} />
}

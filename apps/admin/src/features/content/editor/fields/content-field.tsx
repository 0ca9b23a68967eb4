import { TextArea, TextField } from '@energy/ui/field'
import { useFormField } from '../../../../shared/form/use-form-field.ts'
import type { FieldForm } from './entry-fields.ts'
import { ImageField } from './image-field.tsx'

interface ContentFieldProps {
  /** The path of its value: `sections.0.title`. */
  name: string
  label: string
  form?: FieldForm
  hint?: string
  className?: string
  rows?: number
}

/** A field of the content form. */
export function ContentField({ name, form = 'line', rows, ...props }: ContentFieldProps) {
  const field = useFormField(name)
  if (form === 'long') return <TextArea rows={rows} {...props} {...field} />
  if (form === 'image') return <ImageField {...props} {...field} />
  return <TextField {...props} {...field} />
}

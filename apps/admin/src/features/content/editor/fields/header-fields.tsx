import type { Kind } from '@energy/contracts/content'
import { TextArea, TextField } from '@energy/ui/field'
import { controlId, type Errors } from '../../../../shared/form/field-errors.ts'
import { ImageField } from './image-field.tsx'
import { has, type ContentStart } from '../read-content.ts'

interface HeaderFieldsProps {
  kind: Kind
  start: ContentStart
  errors: Errors
}

/** The fields of the item itself. A field that the kind lacks is hidden and keeps its value. */
export function HeaderFields({ kind, start, errors }: HeaderFieldsProps) {
  const fieldProps = (pointer: string, value: string | undefined) => ({
    id: controlId(pointer),
    name: pointer,
    defaultValue: value,
    error: errors[pointer],
  })
  const wide = 'md:col-span-2'
  return (
    <div className="grid items-start gap-5 md:grid-cols-2">
      <TextField
        label="Title"
        hint="Has to be filled in; all else may stay empty."
        {...fieldProps('/headerTitle', start.headerTitle)}
      />
      <TextField label="Prefix of title" {...fieldProps('/titlePrefix', start.titlePrefix)} />
      <TextArea label="Description" className={wide} {...fieldProps('/titleDescription', start.titleDescription)} />
      <TextArea
        label="Details"
        className={`${wide} ${has(kind, 'details') ? '' : 'hidden'}`}
        {...fieldProps('/details', start.details)}
      />
      <TextField
        label="Author"
        className={`${wide} ${has(kind, 'author') ? '' : 'hidden'}`}
        {...fieldProps('/author', start.author)}
      />
      <TextField label="CTA" {...fieldProps('/cta', start.cta)} />
      <ImageField
        label="CTA image (link)"
        hint="Left empty, the default image is shown."
        {...fieldProps('/ctaImage', start.ctaImage)}
      />
    </div>
  )
}

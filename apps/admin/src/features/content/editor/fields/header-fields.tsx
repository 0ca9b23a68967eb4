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

/** What an item says of itself as a whole. A field that the kind lacks is hidden, and keeps what was typed. */
export function HeaderFields({ kind, start, errors }: HeaderFieldsProps) {
  const tie = (pointer: string, value: string | undefined) => ({
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
        {...tie('/headerTitle', start.headerTitle)}
      />
      <TextField label="Prefix of title" {...tie('/titlePrefix', start.titlePrefix)} />
      <TextArea label="Description" className={wide} {...tie('/titleDescription', start.titleDescription)} />
      <TextArea
        label="Details"
        className={`${wide} ${has(kind, 'details') ? '' : 'hidden'}`}
        {...tie('/details', start.details)}
      />
      <TextField
        label="Author"
        className={`${wide} ${has(kind, 'author') ? '' : 'hidden'}`}
        {...tie('/author', start.author)}
      />
      <TextField label="CTA" {...tie('/cta', start.cta)} />
      <ImageField
        label="CTA image (link)"
        hint="Left empty, the default image is shown."
        {...tie('/ctaImage', start.ctaImage)}
      />
    </div>
  )
}

import type { Kind } from '@energy/contracts/content'
import { has } from '../content-values.ts'
import { ContentField } from './content-field.tsx'

const wide = 'md:col-span-2'

/** The fields of the item itself. A field that the kind lacks is hidden and keeps its value. */
export const HeaderFields = ({ kind }: { kind: Kind }) => (
  <div className="grid items-start gap-5 md:grid-cols-2">
    <ContentField name="headerTitle" label="Title" hint="Has to be filled in; all else may stay empty." />
    <ContentField name="titlePrefix" label="Prefix of title" />
    <ContentField name="titleDescription" label="Description" form="long" className={wide} />
    <ContentField
      name="details"
      label="Details"
      form="long"
      className={`${wide} ${has(kind, 'details') ? '' : 'hidden'}`}
    />
    <ContentField name="author" label="Author" className={`${wide} ${has(kind, 'author') ? '' : 'hidden'}`} />
    <ContentField name="cta" label="CTA" />
    <ContentField
      name="ctaImage"
      label="CTA image (link)"
      form="image"
      hint="Left empty, the default image is shown."
    />
  </div>
)

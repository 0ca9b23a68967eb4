import { BOUNDS } from '@energy/contracts/text'
import { TextArea, TextField } from '@energy/ui/field'
import { useFormField } from '../../../shared/form/use-form-field.ts'

const MAX_TEXT = 5_000

/** What the offer is called in lists and mails. */
export const TitleField = () => (
  <TextField
    label="What it is for"
    hint="Its title in lists and mails: Heat pump for the bakery."
    maxLength={BOUNDS.line}
    {...useFormField('title')}
  />
)

/** The texts above and below the prices. */
export const TextFields = () => (
  <section className="panel grid min-w-0 gap-6 p-5 lg:p-6" aria-label="Texts">
    <TextArea
      label="Intro text"
      hint="Stands above the prices, in the mail and on the page of the offer."
      rows={5}
      maxLength={MAX_TEXT}
      {...useFormField('intro')}
    />
    <TextField
      label="When the work begins"
      optional
      hint="In words: four weeks after you accept."
      maxLength={BOUNDS.line}
      {...useFormField('begins')}
    />
    <TextArea
      label="Terms"
      hint="The customer accepts them with the offer."
      rows={5}
      maxLength={MAX_TEXT}
      {...useFormField('terms')}
    />
  </section>
)

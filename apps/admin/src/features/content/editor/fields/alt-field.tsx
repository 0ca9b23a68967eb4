import { after } from '@energy/contracts/kinds/fields'
import { TextField } from '@energy/ui/field'
import { useFormField } from '../../../../shared/form/use-form-field.ts'

/** The alternative text of an image in its place. */
export const AltField = ({ name }: { name: string }) => (
  <TextField label={after.ctaImageAlt.label} hint={after.ctaImageAlt.hint} {...useFormField(name)} />
)

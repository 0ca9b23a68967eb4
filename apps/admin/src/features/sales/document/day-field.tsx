import { TextField } from '@energy/ui/field'
import type { ComponentProps } from 'react'
import { useFormContext } from 'react-hook-form'
import { controlId } from '../../../shared/form/form-errors.ts'
import { useFieldError } from '../../../shared/form/use-form-field.ts'

/** A day of the form around it, or none. Of a part of a day the browser says that it is none. */
export function DayField({ name, ...field }: ComponentProps<typeof TextField> & { name: string }) {
  const { register } = useFormContext()
  const isInPart = () => document.querySelector<HTMLInputElement>(`#${controlId(name)}`)?.validity.badInput === true
  return (
    <TextField
      {...field}
      type="date"
      error={useFieldError(name)}
      {...register(name, { validate: () => !isInPart() || 'Type the whole day, or none.' })}
      id={controlId(name)}
    />
  )
}

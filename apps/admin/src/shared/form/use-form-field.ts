import { get, useFormContext, useFormState, type FieldError, type FieldErrors } from 'react-hook-form'
import { controlId } from './form-errors.ts'

/** The error message of a field of the form around it. Only this component renders again when it changes. */
export function useFieldError(name: string) {
  const { errors } = useFormState({ name })
  return get<FieldErrors, FieldError | undefined>(errors, name)?.message
}

/** The properties of an uncontrolled field of the form around it: a key press renders nothing. */
export function useFormField(name: string) {
  const { register } = useFormContext()
  return { ...register(name), id: controlId(name), error: useFieldError(name) }
}

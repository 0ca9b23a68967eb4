import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** A validation error. `field` is the id of its field. */
export interface FormError {
  message: string
  field?: string
}

/** The validation errors of the last submit. */
export interface FormFailure {
  errors: readonly FormError[]
  /** Number of failed submits. The focus moves once for each, not with each render. */
  count: number
}

/** The state for `FormErrors`, and a function that reports the errors of a failed submit. */
export function useFormErrors() {
  const [failure, setFailure] = useState<FormFailure>({ errors: [], count: 0 })
  const report = (errors: readonly FormError[]) => setFailure(({ count }) => ({ errors, count: count + 1 }))
  return [failure, report] as const
}

/**
 * The summary of the validation errors. It takes the focus once per failed submit.
 * A single error with a field has no summary; the field takes the focus instead.
 */
export function FormErrors({ failure: { errors, count } }: { failure: FormFailure }) {
  const box = useRef<HTMLDivElement>(null)
  const takeFocus = useEffectEvent(() => {
    const [only, ...more] = errors
    const field = more.length === 0 && only?.field ? document.getElementById(only.field) : null
    ;(field ?? box.current)?.focus()
  })
  useEffect(() => {
    if (count > 0) takeFocus()
  }, [count])
  const [first, ...others] = errors
  if (!first || (others.length === 0 && first.field)) return null
  return (
    <div className="form-errors" role="alert" tabIndex={-1} ref={box}>
      {others.length === 0 ? (
        <p>{first.message}</p>
      ) : (
        <>
          <h2>There are {errors.length} things to correct</h2>
          <ul>
            {errors.map(({ message, field }) => (
              <li key={`${field} ${message}`}>{field ? <a href={`#${field}`}>{message}</a> : message}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

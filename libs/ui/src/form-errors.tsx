import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** Something to correct; `field` is the id of the field it stands at. */
export interface FormError {
  message: string
  field?: string
}

/** What to correct since a form was last sent. */
export interface FormFailure {
  errors: readonly FormError[]
  /** How often it was said what to correct: the focus moves with each time, not with each render. */
  count: number
}

/** What to correct, for `FormErrors`, and a function that says it each time a form could not be sent. */
export function useFormErrors() {
  const [failure, setFailure] = useState<FormFailure>({ errors: [], count: 0 })
  const report = (errors: readonly FormError[]) => setFailure(({ count }) => ({ errors, count: count + 1 }))
  return [failure, report] as const
}

/**
 * The box that sums up what to correct; takes the focus once each time that is said.
 * One error that stands at its own field needs no box: the field takes the focus there.
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

import { useEffect, useRef } from 'react'

/** Something to correct; `field` is the id of the field it stands at. */
export interface FormError {
  message: string
  field?: string
}

/**
 * The box that sums up what to correct; takes the focus when it appears or its errors change.
 * One error that stands at its own field needs no box: the field takes the focus there.
 */
export function FormErrors({ errors }: { errors: readonly FormError[] }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const [only, ...more] = errors
    const field = more.length === 0 && only?.field ? document.getElementById(only.field) : null
    ;(field ?? box.current)?.focus()
  }, [errors])
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

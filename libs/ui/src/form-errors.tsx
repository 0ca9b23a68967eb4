import { useEffect, useEffectEvent, useRef, useState, type MouseEvent } from 'react'

/** A validation error. */
export interface FormError {
  message: string
  /** The id of its field. */
  field?: string
  /** Moves the focus to a field that may not be on the screen. */
  show?: () => void
}

/** The validation errors of the last submit. */
export interface FormFailure {
  errors: readonly FormError[]
  /** Number of failed submits in this page. The focus moves once for each, not with each render. */
  count: number
}

/**
 * The state for `FormErrors`, and a function that reports the errors of a failed submit.
 * @param first the errors with which the server has rendered the page
 */
export function useFormErrors(first: readonly FormError[] = []) {
  const [failure, setFailure] = useState<FormFailure>({ errors: first, count: 0 })
  const report = (errors: readonly FormError[]) => setFailure(({ count }) => ({ errors, count: count + 1 }))
  return [failure, report] as const
}

/**
 * The summary of the validation errors. It takes the focus once per failed submit.
 * A single error with a field has no summary; the field takes the focus instead. On a page that the server rendered
 * with errors every error has one, because nothing moves the focus there. The address leads to its `id`.
 */
export function FormErrors({ id, failure: { errors, count } }: { id?: string; failure: FormFailure }) {
  const box = useRef<HTMLDivElement>(null)
  const takeFocus = useEffectEvent(() => {
    const [only, ...more] = errors
    if (more.length === 0 && only?.field) focusField(only)
    else box.current?.focus()
  })
  useEffect(() => {
    if (count > 0) takeFocus()
  }, [count])
  const [first, ...others] = errors
  if (!first || (count > 0 && others.length === 0 && first.field)) return null
  return (
    <div id={id} className="form-errors" role="alert" tabIndex={-1} ref={box}>
      {others.length === 0 ? (
        <p>{linked(first)}</p>
      ) : (
        <>
          <h2>There are {errors.length} things to correct</h2>
          <ul>
            {errors.map((error) => (
              <li key={`${error.field} ${error.message}`}>{linked(error)}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

const linked = (error: FormError) =>
  error.field ? (
    <a href={`#${error.field}`} onClick={(event) => followLink(event, error)}>
      {error.message}
    </a>
  ) : (
    error.message
  )

/** Moves the focus without a navigation, which a form that guards its input would have to let through. */
function followLink(event: MouseEvent, error: FormError) {
  event.preventDefault()
  focusField(error)
}

function focusField({ field = '', show = () => document.getElementById(field)?.focus() }: FormError) {
  show()
}

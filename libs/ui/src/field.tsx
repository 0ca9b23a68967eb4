import { CircleAlert } from 'lucide-react'
import { useId, type ComponentProps, type ReactNode } from 'react'

export interface FieldProps {
  label: string
  hint?: string | undefined
  /** A sentence that says what to do; marks the field as invalid. */
  error?: string | undefined
  /** Says so behind the label. */
  optional?: boolean | undefined
}

/** What a control needs to be tied to its label, hint and error. */
export function useTies(id: string | undefined, { hint, error }: Pick<FieldProps, 'hint' | 'error'>) {
  const own = useId()
  const name = id ?? own
  const described = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ')
  return { id: name, 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined } as const
}

interface FrameProps extends FieldProps {
  id: string
  className?: string | undefined
  children: ReactNode
}

/** Label above, hint and error below. */
export function FieldFrame({ id, label, hint, error, optional, className = '', children }: FrameProps) {
  return (
    <div className={`field ${className}`}>
      <label className="field-label" htmlFor={id}>
        {label}
        {optional && <span className="optional"> (optional)</span>}
      </label>
      {children}
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="field-error" id={`${id}-error`}>
          <CircleAlert className="icon" aria-hidden="true" />
          {error}
        </p>
      )}
    </div>
  )
}

/** A field of one line; `className` goes to the whole. */
export function TextField({
  label,
  hint,
  error,
  optional,
  className,
  id,
  ...input
}: FieldProps & ComponentProps<'input'>) {
  const ties = useTies(id, { hint, error })
  return (
    <FieldFrame {...{ label, hint, error, optional, className }} id={ties.id}>
      <input {...input} {...ties} className="input" />
    </FieldFrame>
  )
}

/** A field of several lines. */
export function TextArea({
  label,
  hint,
  error,
  optional,
  className,
  id,
  ...input
}: FieldProps & ComponentProps<'textarea'>) {
  const ties = useTies(id, { hint, error })
  return (
    <FieldFrame {...{ label, hint, error, optional, className }} id={ties.id}>
      <textarea {...input} {...ties} className="input" />
    </FieldFrame>
  )
}

/** A native select; its options are the children. */
export function SelectField({
  label,
  hint,
  error,
  optional,
  className,
  id,
  ...input
}: FieldProps & ComponentProps<'select'>) {
  const ties = useTies(id, { hint, error })
  return (
    <FieldFrame {...{ label, hint, error, optional, className }} id={ties.id}>
      <select {...input} {...ties} className="input" />
    </FieldFrame>
  )
}

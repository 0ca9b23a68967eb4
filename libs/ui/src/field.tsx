import { CircleAlert } from 'lucide-react'
import { useId, type ComponentProps, type ReactNode } from 'react'

export interface FieldProps {
  label: string
  hint?: string | undefined
  /** A sentence that says what to do; marks the field as invalid. */
  error?: string | undefined
  /** Says so behind the label. */
  optional?: boolean | undefined
  /** Stands at the right end of the label's line, and is none of it. */
  aside?: ReactNode
}

interface FrameProps extends FieldProps {
  id: string
  className?: string | undefined
  children: ReactNode
}

/** Label above, hint and error below. */
export function FieldFrame({ id, label, hint, error, optional, aside, className = '', children }: FrameProps) {
  return (
    <div className={`field ${className}`}>
      <div className="field-head">
        <label className="field-label" htmlFor={id}>
          {label}
          {optional && <span className="optional"> (optional)</span>}
        </label>
        {aside}
      </div>
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

/**
 * Parts the properties of a field: what its frame shows, and what its control takes, tied to label, hint and error.
 * `className` goes to the whole.
 */
export function useField<P extends FieldProps & { id?: string | undefined; className?: string | undefined }>(props: P) {
  const { label, hint, error, optional, aside, className, id, ...rest } = props
  const generatedId = useId()
  const name = id ?? generatedId
  const describedBy = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ')
  const attributes = {
    id: name,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy || undefined,
  } as const
  return {
    frame: { label, hint, error, optional, aside, className, id: name },
    control: { ...rest, ...attributes, className: 'input' },
  }
}

/** A field of one line. */
export function TextField(props: FieldProps & ComponentProps<'input'>) {
  const { frame, control } = useField(props)
  return (
    <FieldFrame {...frame}>
      <input {...control} />
    </FieldFrame>
  )
}

/** A field of several lines. */
export function TextArea(props: FieldProps & ComponentProps<'textarea'>) {
  const { frame, control } = useField(props)
  return (
    <FieldFrame {...frame}>
      <textarea {...control} />
    </FieldFrame>
  )
}

/** A native select; its options are the children. */
export function SelectField(props: FieldProps & ComponentProps<'select'>) {
  const { frame, control } = useField(props)
  return (
    <FieldFrame {...frame}>
      <select {...control} />
    </FieldFrame>
  )
}

import { CircleAlert } from 'lucide-react'
import { useId, type ComponentProps, type ReactNode } from 'react'

export interface FieldProps {
  label: string
  hint?: string | undefined
  /** A sentence that says how to correct the value. Marks the field as invalid. */
  error?: string | undefined
  /** Adds "(optional)" to the label. */
  optional?: boolean | undefined
  /** Content at the right end of the label line, outside the label. */
  aside?: ReactNode
}

interface FrameProps extends FieldProps {
  id: string
  className?: string | undefined
  children: ReactNode
}

/** The frame of a field: label above, hint and error below. */
export function FieldFrame({ id, label, hint, error, optional, aside, className = '', children }: FrameProps) {
  return (
    <div className={`field ${className}`}>
      <div className="field-head">
        <label className="field-label" id={`${id}-label`} htmlFor={id}>
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
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}

/** The error below a field; the field names its `id` in `aria-describedby`. */
export const FieldError = ({ id, children }: { id: string; children: string }) => (
  <p className="field-error" id={id}>
    <CircleAlert className="icon" aria-hidden="true" />
    {children}
  </p>
)

/**
 * Splits the properties of a field into those of its frame and those of its control. The attributes of the control
 * refer to label, hint and error. `className` belongs to the frame.
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

/** A single-line text field. */
export function TextField(props: FieldProps & ComponentProps<'input'>) {
  const { frame, control } = useField(props)
  return (
    <FieldFrame {...frame}>
      <input {...control} />
    </FieldFrame>
  )
}

/** A multi-line text field. */
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

import { Eye, EyeOff } from 'lucide-react'
import { useState, type ComponentProps } from 'react'
import { FieldFrame, useTies, type FieldProps } from './field.tsx'

/** A password with a button that shows it. */
export function PasswordField({
  label,
  hint,
  error,
  optional,
  className,
  id,
  ...input
}: FieldProps & ComponentProps<'input'>) {
  const [shown, setShown] = useState(false)
  const ties = useTies(id, { hint, error })
  const Icon = shown ? EyeOff : Eye
  return (
    <FieldFrame {...{ label, hint, error, optional, className }} id={ties.id}>
      <div className="with-eye">
        <input {...input} {...ties} type={shown ? 'text' : 'password'} className="input" />
        <button
          type="button"
          className="icon-btn"
          aria-label="Show password"
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <Icon className="icon" aria-hidden="true" />
        </button>
      </div>
    </FieldFrame>
  )
}

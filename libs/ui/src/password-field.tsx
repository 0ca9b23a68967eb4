import { Eye, EyeOff } from 'lucide-react'
import { useState, type ComponentProps } from 'react'
import { FieldFrame, useField, type FieldProps } from './field.tsx'

/** A password with a button that shows it. */
export function PasswordField(props: FieldProps & ComponentProps<'input'>) {
  const [shown, setShown] = useState(false)
  const { frame, control } = useField(props)
  const Icon = shown ? EyeOff : Eye
  return (
    <FieldFrame {...frame}>
      <div className="with-eye">
        <input {...control} type={shown ? 'text' : 'password'} />
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

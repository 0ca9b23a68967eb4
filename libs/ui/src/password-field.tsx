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
      <div className="relative">
        <input {...control} className="input pr-13" type={shown ? 'text' : 'password'} />
        <button
          type="button"
          className="icon-btn absolute top-0.5 right-0.5"
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

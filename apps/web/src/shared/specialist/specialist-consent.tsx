import { Checkbox } from '@energy/ui/checkbox'
import { FieldError } from '@energy/ui/field'

interface SpecialistConsentProps {
  name: string
  id: string
  error: string | undefined
  /** The id of the sentence. */
  reason: string
  agreed: boolean
  onChange: (agreed: boolean) => void
}

/** The consent of the specialist form. */
export const SpecialistConsent = ({ name, id, error, reason, agreed, onChange }: SpecialistConsentProps) => (
  <div className="wide">
    <Checkbox
      name={name}
      id={id}
      checked={agreed}
      onChange={(event) => onChange(event.target.checked)}
      aria-invalid={error ? true : undefined}
      aria-describedby={error && `${id}-error`}
    >
      <span id={reason}>
        By clicking submit I acknowledge that my information will be shared for the purpose of discussing solutions.
      </span>
    </Checkbox>
    {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
  </div>
)

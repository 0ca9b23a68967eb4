import { Checkbox } from '@energy/ui/checkbox'
import { FieldError } from '@energy/ui/field'
import { LegalLinks } from './legal-links.tsx'

interface ConsentProps {
  /** The field of the form. */
  field: { name: string; id: string; error?: string | undefined }
  agreed: boolean
  onAgree: (agreed: boolean) => void
  /** The id of its sentence, for a button that is disabled without the consent. */
  sentenceId?: string
}

/** The consent to what is sent with a form, with the ways to the privacy page and the terms. */
export const Consent = ({ field: { name, id, error }, agreed, onAgree, sentenceId }: ConsentProps) => (
  <>
    <div className="col-span-full">
      <Checkbox
        name={name}
        id={id}
        checked={agreed}
        onChange={(event) => onAgree(event.target.checked)}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${id}-error`}
      >
        <span id={sentenceId}>
          By clicking submit I acknowledge that my information will be shared for the purpose of discussing solutions.
        </span>
      </Checkbox>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
    <p className="col-span-full hint">
      <LegalLinks />
    </p>
  </>
)

import { chosenOf, textOfChosen, type Choices } from '@energy/contracts/kinds/choices'
import { keysOf } from '@energy/contracts/record-of'
import { Checkbox } from '@energy/ui/checkbox'
import { FieldError, type FieldProps } from '@energy/ui/field'
import { useFormContext, useWatch } from 'react-hook-form'

interface ChoicesFieldProps extends FieldProps {
  /** The id of its first check box. */
  id: string
  name: string
  className?: string | undefined
  choices: Choices
}

/** What is chosen of a few, as check boxes. The value of the form is one text. */
export function ChoicesField({ id, name, label, hint, error, className = '', choices }: ChoicesFieldProps) {
  const { setValue } = useFormContext<Record<string, string>>()
  const chosen: readonly string[] = chosenOf(choices, useWatch({ name }) ?? '')
  const set = (choice: string, isChosen: boolean) => {
    const others = chosen.filter((each) => each !== choice)
    setValue(name, textOfChosen(choices, isChosen ? [...others, choice] : others), { shouldDirty: true })
  }
  return (
    <fieldset
      className={`field ${className}`}
      data-field={name}
      aria-describedby={[hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined}
    >
      <legend className="field-label">{label}</legend>
      <div className="flex flex-wrap gap-x-8">
        {keysOf(choices).map((choice, at) => (
          <Checkbox
            key={choice}
            id={at === 0 ? id : `${id}-${choice}`}
            checked={chosen.includes(choice)}
            onChange={({ target }) => set(choice, target.checked)}
          >
            {choices[choice]}
          </Checkbox>
        ))}
      </div>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  )
}

interface ChoicesProps {
  name: string
  /** What is chosen, for screen readers. */
  label: string
  chosen: string
  choices: readonly { value: string; text: string }[]
  /** The id of the form, where the choices stand outside of it. */
  form?: string
}

/** Radio buttons beside each other, of which the chosen one is filled. */
export const Choices = ({ name, label, chosen, choices, form }: ChoicesProps) => (
  <fieldset className="choices">
    <legend className="sr-only">{label}</legend>
    {choices.map(({ value, text }) => (
      <label key={value}>
        <input type="radio" name={name} value={value} defaultChecked={value === chosen} form={form} />
        <span>{text}</span>
      </label>
    ))}
  </fieldset>
)

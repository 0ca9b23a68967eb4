import { Checkbox } from '@energy/ui/checkbox'
import { useId, type FormEvent } from 'react'
import { PrivacyLink } from '../../shared/form/privacy-link.tsx'

const ways = [
  { name: 'email', label: 'Email' },
  { name: 'phone', label: 'Phone' },
  { name: 'post', label: 'Post' },
]

/** `All above` ticks the other three, and is ticked when they are. */
function follow({ target, currentTarget }: FormEvent<HTMLFieldSetElement>) {
  const boxes = [...currentTarget.querySelectorAll('input')]
  const all = boxes.pop()
  if (!all) return
  if (target === all) for (const box of boxes) box.checked = all.checked
  else all.checked = boxes.every(({ checked }) => checked)
}

interface PreferencesProps {
  className?: string
  /** What was ticked in the posted form, by name. */
  ticked: Readonly<Record<string, string>>
}

/** The ways in which a person wants to be informed. */
export function Preferences({ className = '', ticked }: PreferencesProps) {
  const hint = useId()
  const box = (way: string) => {
    const name = `preferences.${way}`
    return { name, defaultChecked: name in ticked }
  }
  return (
    <fieldset className={`preferences ${className}`} onChange={follow} aria-describedby={hint}>
      <legend className="field-label">
        Keep me informed by <span className="optional">(optional)</span>
      </legend>
      {ways.map(({ name, label }) => (
        <Checkbox key={name} {...box(name)}>
          {label}
        </Checkbox>
      ))}
      <Checkbox {...box('allAbove')}>All above</Checkbox>
      <p className="hint" id={hint}>
        Tick nothing and we write to answer your message, no more. What we keep of it stands in <PrivacyLink />.
      </p>
    </fieldset>
  )
}

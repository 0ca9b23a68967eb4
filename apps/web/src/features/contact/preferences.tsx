import { Checkbox } from '@energy/ui/checkbox'
import { useId, type FormEvent } from 'react'
import { LegalLinks } from '../../shared/form/legal-links.tsx'

const ways = [
  { name: 'preferences.email', label: 'Email' },
  { name: 'preferences.phone', label: 'Phone' },
  { name: 'preferences.post', label: 'Post' },
  { name: 'preferences.allAbove', label: 'All above' },
]

/** `All above` ticks the other three, and is ticked when they are. */
function follow({ target, currentTarget }: FormEvent<HTMLFieldSetElement>) {
  const boxes = [...currentTarget.querySelectorAll('input')]
  const all = boxes.pop()
  if (!all) return
  if (target === all) for (const box of boxes) box.checked = all.checked
  else all.checked = boxes.every(({ checked }) => checked)
}

/**
 * The ways in which a person wants to be informed.
 * @param ticked what was ticked in the posted form, by name
 */
export function Preferences({ ticked }: { ticked: Readonly<Record<string, string>> }) {
  const hint = useId()
  return (
    <fieldset className="col-span-full grid grid-cols-2 gap-x-5" onChange={follow} aria-describedby={hint}>
      <legend className="mb-1 field-label">
        Keep me informed by <span className="optional">(optional)</span>
      </legend>
      {ways.map(({ name, label }) => (
        <Checkbox key={name} name={name} defaultChecked={name in ticked}>
          {label}
        </Checkbox>
      ))}
      <p className="col-span-full mt-2 hint" id={hint}>
        Tick nothing and we write to answer your message, no more. <LegalLinks />
      </p>
    </fieldset>
  )
}

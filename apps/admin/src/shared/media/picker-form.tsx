import type { Picture } from '@energy/contracts/pictures/pictures'
import { BOUNDS } from '@energy/contracts/text'
import { Button } from '@energy/ui/button'
import { TextField } from '@energy/ui/field'
import { useState, type FormEvent } from 'react'

/** A picture for a place, with the alternative text of that place. */
export interface Choice {
  picture: Picture
  alt: string
}

interface PickerFormProps {
  selected: Picture | undefined
  /** The link of the image that the place has now. */
  link: string
  alt: string | undefined
  onChoose: (choice: Choice) => void
  onClose: () => void
}

/** The end of the picker: the alternative text for the place, and the buttons. */
export function PickerForm({ selected, link, alt: first, onChoose, onClose }: PickerFormProps) {
  const [typed, setTyped] = useState<string>()
  // The alternative text of another image would be wrong.
  const alt = typed ?? (selected && selected.link !== link ? '' : (first ?? ''))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // In React, the form of the editor is around this one.
    event.stopPropagation()
    if (selected) onChoose({ picture: selected, alt: alt.trim() })
  }
  return (
    <form
      className="-mx-7 -mb-7 border-t border-line px-7 pt-5 pb-6 max-md:-mx-5 max-md:-mb-5 max-md:px-5"
      onSubmit={submit}
    >
      <div className="grid items-start gap-x-6 gap-y-4 md:grid-cols-[minmax(0,1fr)_auto]">
        {first !== undefined && (
          <TextField
            label="Alternative text here"
            hint="Goes with this place only. The library keeps its own, which is used where this is empty."
            placeholder={selected?.alt}
            maxLength={BOUNDS.line}
            value={alt}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
        <div className={`flex flex-wrap gap-3 md:col-start-2 ${first === undefined ? '' : 'md:mt-7'}`}>
          <Button type="submit" small disabled={!selected}>
            Use this image
          </Button>
          <Button look="line" small onClick={onClose}>
            Cancel
          </Button>
        </div>
      </div>
    </form>
  )
}

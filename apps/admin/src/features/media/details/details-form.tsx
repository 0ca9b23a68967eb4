import type { PictureWithUses } from '@energy/contracts/pictures/pictures'
import { BOUNDS } from '@energy/contracts/text'
import { Button } from '@energy/ui/button'
import { Checkbox } from '@energy/ui/checkbox'
import { FieldError, TextArea, TextField } from '@energy/ui/field'
import type { FormEvent } from 'react'
import type { Versioned } from '../../../shared/records/versioned.ts'
import { useHandedFocus } from '../../../shared/actions/use-handed-focus.ts'
import { DeletePicture } from './delete-picture.tsx'
import { DetailsConflict } from './details-conflict.tsx'
import { FocalPoint } from './focal-point.tsx'
import { PictureFacts } from './picture-facts.tsx'
import { PictureUses } from './picture-uses.tsx'
import { ReplaceFile } from './replace-file.tsx'
import type { useDeletePicture } from './use-delete-picture.ts'
import { usePictureEdit } from './use-picture-edit.ts'

interface DetailsFormProps {
  version: Versioned<PictureWithUses>
  deletion: ReturnType<typeof useDeletePicture>
}

/** The form of what staff say about a picture, with what is known of it. */
export function DetailsForm({ version, deletion }: DetailsFormProps) {
  const { item, etag } = version
  const { values, isEdited, busy, outcome, change, save, overwriteTheirs, discard } = usePictureEdit(version)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save()
  }
  return (
    <form className="grid gap-5" onSubmit={submit}>
      <FocalPoint picture={item} values={values} onMove={change} />
      <div className="grid gap-2">
        <TextArea
          label="Alternative text"
          hint={values.decorative ? undefined : 'What the image shows, for those who do not see it.'}
          rows={2}
          maxLength={BOUNDS.line}
          disabled={values.decorative}
          value={values.alt}
          onChange={({ target }) => change({ alt: target.value })}
        />
        <Checkbox checked={values.decorative} onChange={({ target }) => change({ decorative: target.checked })}>
          It is decorative: it needs no text
        </Checkbox>
      </div>
      <TextField
        label="Credit"
        optional
        maxLength={BOUNDS.line}
        value={values.credit}
        onChange={({ target }) => change({ credit: target.value })}
      />
      <PictureFacts picture={item} />
      <PictureUses picture={item} />
      {outcome === 'conflict' && (
        <DetailsConflict key={etag} onOverwriteTheirs={() => void overwriteTheirs()} onLoadTheirs={discard} />
      )}
      {typeof outcome === 'object' && (
        <div role="alert">
          <FieldError id="picture-error">{`It is not saved. ${outcome.error}`}</FieldError>
        </div>
      )}
      {deletion.failureOf(item._id) && (
        <div role="alert">
          <FieldError id="delete-error">{deletion.failureOf(item._id)}</FieldError>
        </div>
      )}
      <div className="grid gap-2">
        <div className="flex flex-wrap gap-2">
          <Button type="submit" small busy={busy}>
            Save
          </Button>
          <ReplaceFile picture={item} />
          <DeletePicture picture={item} etag={etag} deletion={deletion} />
        </div>
        <output className="text-small text-muted">
          {outcome === 'saved' && 'Saved. '}
          {isEdited && 'Not saved yet; it stays in this browser. '}
          {item.uses > 0 && 'It can be deleted once no item uses it.'}
        </output>
        {isEdited && outcome !== 'conflict' && <Undo onUndo={discard} />}
      </div>
    </form>
  )
}

const saveIn = (element: HTMLElement) => element.closest('form')?.querySelector<HTMLElement>('[type=submit]')

/** Takes back what is typed. It goes when it is pressed. */
function Undo({ onUndo }: { onUndo: () => void }) {
  const button = useHandedFocus<HTMLButtonElement>(saveIn)
  return (
    <button ref={button} type="button" className="text-link min-h-touch justify-self-start" onClick={onUndo}>
      Undo the changes
    </button>
  )
}

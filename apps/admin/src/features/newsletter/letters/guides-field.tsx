import { query } from '@energy/client/query'
import { useCall } from '@energy/client/use-call'
import { blog } from '@energy/contracts/content'
import { MAX_GUIDES } from '@energy/contracts/letters/letters'
import { Button } from '@energy/ui/button'
import { SelectField } from '@energy/ui/field'
import { useQuery } from '@tanstack/react-query'
import { ArrowUp, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useController } from 'react-hook-form'
import { InlineLoadError } from '../../../shared/page/loaded.tsx'
import type { LetterValues } from './use-letter-form.ts'

/** The guides that a letter recommends, in their order. It chooses from the newest 1,000, which is what a list has. */
export function GuidesField() {
  const { field } = useController<LetterValues, 'guides'>({ name: 'guides' })
  const list = useQuery({
    ...query(useCall(), blog.cards, { querystring: { order: 'newest' } }),
    refetchInterval: false,
  })
  const [choice, setPicked] = useState('')
  const guides = list.data ?? []
  const titleOf = (id: string) =>
    guides.find(({ _id }) => _id === id)?.headerTitle ??
    (list.data ? 'A guide that the site does not show' : 'Loading...')
  const isFull = field.value.length >= MAX_GUIDES
  // What is restored may have it already, or be full.
  const picked = isFull || field.value.includes(choice) ? '' : choice
  const choose = useRef<HTMLSelectElement>(null)
  /** The button that was pressed is gone or disabled. The choice of a full letter takes the focus only when it is not. */
  const andFocus = (change: () => void) => {
    flushSync(change)
    choose.current?.focus()
  }
  const add = () =>
    andFocus(() => {
      field.onChange([...field.value, picked])
      setPicked('')
    })
  const remove = (id: string) => andFocus(() => field.onChange(field.value.filter((one) => one !== id)))
  const [announcement, announce] = useState('')
  const moveUp = (at: number) => {
    field.onChange(field.value.with(at, field.value[at - 1] ?? '').with(at - 1, field.value[at] ?? ''))
    announce(`${titleOf(field.value[at] ?? '')} is number ${at} of ${field.value.length}.`)
  }
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="font-[560]">Guides</legend>
      <p className="text-small text-muted">Each stands below the text with its title, a summary and its link.</p>
      {field.value.length > 0 && (
        <ol className="grid border-b border-line">
          {field.value.map((id, at) => (
            <li
              key={id}
              tabIndex={-1}
              className="flex min-h-touch items-center gap-2 border-t border-line outline-none"
            >
              <span className="min-w-0 flex-1 py-2 wrap-anywhere">{titleOf(id)}</span>
              {at > 0 && (
                <button
                  type="button"
                  className="icon-btn"
                  aria-label={`Move ${titleOf(id)} up`}
                  onClick={({ currentTarget }) => {
                    // At the top there is no such button.
                    if (at === 1) currentTarget.closest('li')?.focus()
                    moveUp(at)
                  }}
                >
                  <ArrowUp className="icon" aria-hidden="true" />
                </button>
              )}
              <button
                type="button"
                className="icon-btn"
                aria-label={`Leave out ${titleOf(id)}`}
                onClick={() => remove(id)}
              >
                <X className="icon" aria-hidden="true" />
              </button>
            </li>
          ))}
        </ol>
      )}
      <output className="sr-only">{announcement}</output>
      {list.isError && <InlineLoadError retry={list.refetch}>We could not load the guides.</InlineLoadError>}
      <div className="flex min-w-0 items-end gap-2">
        <SelectField
          ref={choose}
          label="Add a guide"
          className="min-w-0 flex-1"
          value={picked}
          disabled={isFull}
          onChange={({ target }) => setPicked(target.value)}
        >
          <option value="">{isFull ? `A letter has at most ${MAX_GUIDES}` : 'Choose...'}</option>
          {guides
            .filter(({ _id }) => !field.value.includes(_id))
            .map(({ _id, headerTitle }) => (
              <option key={_id} value={_id}>
                {headerTitle}
              </option>
            ))}
        </SelectField>
        <Button look="line" small className="min-h-12!" disabled={picked === ''} onClick={add}>
          Add it
        </Button>
      </div>
    </fieldset>
  )
}

import { query } from '@energy/client/query'
import { useCall } from '@energy/client/use-call'
import { ITEM_KINDS } from '@energy/contracts/sales/totals'
import { menuItems } from '@energy/contracts/site'
import { Button } from '@energy/ui/button'
import { SelectField } from '@energy/ui/field'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { kindWords } from '../../../shared/records/kinds.ts'
import { InlineLoadError } from '../../../shared/page/loaded.tsx'
import type { LineValues } from './offer-values.ts'

interface AddItemProps {
  disabled: boolean
  onAdd: (line: Pick<LineValues, 'item' | 'kind' | 'title'>) => void
}

/** Chooses a product or service of the site and adds a line of it. */
export function AddItem({ disabled, onAdd }: AddItemProps) {
  const { data, isLoadingError, refetch } = useQuery(query(useCall(), menuItems))
  const [id, setId] = useState('')
  const groups = ITEM_KINDS.map((kind) => ({
    kind,
    items: (data?.[kind] ?? []).map(({ _id, titlePrefix, headerTitle }) => ({
      _id,
      title: titlePrefix ?? headerTitle ?? '',
    })),
  }))
  const add = () => {
    for (const { kind, items } of groups) {
      const item = items.find(({ _id }) => _id === id)
      if (item) onAdd({ item: item._id, kind, title: item.title })
    }
    setId('')
  }
  if (isLoadingError)
    return <InlineLoadError retry={refetch}>We could not load the products and services.</InlineLoadError>
  return (
    <div className="flex min-w-0 flex-wrap items-end gap-2 max-sm:w-full">
      <SelectField
        label="From a product or service"
        className="w-72 max-sm:w-auto max-sm:flex-1"
        value={id}
        disabled={disabled}
        onChange={({ target }) => setId(target.value)}
      >
        <option value="">Choose...</option>
        {groups.map(({ kind, items }) => (
          <optgroup key={kind} label={kindWords[kind].many}>
            {items.map(({ _id, title }) => (
              <option key={_id} value={_id}>
                {title}
              </option>
            ))}
          </optgroup>
        ))}
      </SelectField>
      <Button look="line" small className="min-h-12!" disabled={disabled || id === ''} onClick={add}>
        Add it
      </Button>
    </div>
  )
}

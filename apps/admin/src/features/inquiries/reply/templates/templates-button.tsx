import type { Placeholder } from '@energy/contracts/inquiries/placeholders'
import { buttonClass } from '@energy/ui/button'
import { notice } from '@energy/ui/notice'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { useLazyComponent } from '../../../../shared/use-lazy-component.ts'
import { usePopover } from '../../../../shared/browser/use-popover.ts'
import { useShortcut } from '../../keys/shortcuts.ts'
import { NO_SEARCH, TemplateList, type ChooseTemplate } from './template-list.tsx'

const loadDialog = async () => (await import('./templates-dialog.tsx')).TemplatesDialog

interface TemplatesButtonProps {
  values: Readonly<Record<Placeholder, string>>
  disabled: boolean
  onChoose: ChooseTemplate
}

/** A button with the templates of a reply, and the way to edit them. */
export function TemplatesButton({ values, disabled, onChoose }: TemplatesButtonProps) {
  const { close, button, popover } = usePopover('dialog')
  const shortcut = useShortcut()
  const [isEditing, setEditing] = useState(false)
  const [search, setSearch] = useState(NO_SEARCH)
  const { Component: TemplatesDialog, prepare } = useLazyComponent(loadDialog)
  const edit = async () => {
    close()
    try {
      await prepare()
      setEditing(true)
    } catch {
      await notice('The templates could not be loaded. Check your connection and try again.', { kind: 'error' })
    }
  }
  return (
    // The form around it gets no changes of its fields, nor of those of the dialog.
    <div className="relative z-1" onChange={(event) => event.stopPropagation()}>
      <button {...button} disabled={disabled} className={`${buttonClass('line', true)} px-3.5!`} {...shortcut('T')}>
        Templates
        <ChevronDown className="size-4" strokeWidth={1.75} aria-hidden="true" />
      </button>
      <div
        {...popover}
        // Not at `toggle`, which may come once for a list that was closed and opened again.
        onBeforeToggle={({ newState }) => {
          if (newState === 'closed') setSearch(({ closings }) => ({ ...NO_SEARCH, closings: closings + 1 }))
        }}
        aria-label="Templates"
        className="popover mt-0! mb-2 w-[min(25rem,calc(100vw-2.5rem))] max-lg:ml-0 p-4 [position-area:start_span-end]! [position-try-fallbacks:flip-block]"
      >
        <div className="grid gap-3">
          <h3 className="font-semibold">Templates</h3>
          <TemplateList
            values={values}
            search={search}
            onSearch={setSearch}
            onChoose={(text, all) => {
              close()
              onChoose(text, all)
            }}
          />
          <button type="button" className="text-link min-h-touch justify-self-start" onClick={() => void edit()}>
            Edit the templates, shared by all staff
          </button>
        </div>
      </div>
      {isEditing && TemplatesDialog && <TemplatesDialog onClose={() => setEditing(false)} />}
    </div>
  )
}

import type { EditedKind } from '@energy/contracts/content/edited'
import { Button } from '@energy/ui/button'
import { notice } from '@energy/ui/notice'
import { History } from 'lucide-react'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useLazyComponent } from '../../../../shared/use-lazy-component.ts'
import { offerUndo } from '../../../../shared/form/undo.ts'
import { reasonOf } from '../../../../shared/words/reason.ts'
import type { Values } from '../../record/values.ts'

const loadPanel = async () => (await import('./history-panel.tsx')).HistoryPanel

/** Opens the versions of an item. What is restored goes into the form, and is saved as a draft. */
export function HistoryButton({ kind, id }: { kind: EditedKind; id: string }) {
  const [isOpen, setOpen] = useState(false)
  const { Component: Panel, prepare, preload } = useLazyComponent(loadPanel)
  const form = useFormContext<Values>()
  const restore = (fields: Values, what: string) => {
    const before = form.getValues()
    form.reset({ ...before, ...fields }, { keepDefaultValues: true })
    setOpen(false)
    const restored = Object.fromEntries(Object.entries(before).filter(([name]) => name in fields))
    // What was typed into others meanwhile stays.
    const back = () => form.reset({ ...form.getValues(), ...restored }, { keepDefaultValues: true })
    offerUndo(`${what} restored as a draft.`, back)
  }
  const open = () =>
    prepare().then(
      () => setOpen(true),
      (cause) => notice(`We could not open the history. ${reasonOf(cause)}`, { kind: 'error', timer: 4000 }),
    )
  return (
    <>
      <Button look="line" small onClick={() => void open()} onFocus={preload} onPointerEnter={preload}>
        <History className="size-4.5" strokeWidth={1.75} aria-hidden="true" />
        <span className="max-sm:sr-only">History</span>
      </Button>
      {isOpen && Panel && (
        <Panel kind={kind} id={id} now={form.getValues()} onRestore={restore} onClose={() => setOpen(false)} />
      )}
    </>
  )
}

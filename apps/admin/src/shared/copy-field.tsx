import { Button } from '@energy/ui/button'
import { FieldFrame, useField } from '@energy/ui/field'
import { Check, Copy } from 'lucide-react'
import { useRef, useState } from 'react'

/** A text to be copied, with its button. Where the browser forbids it, the text is selected instead. */
export function CopyField(props: { label: string; value: string }) {
  const { frame, control } = useField(props)
  const input = useRef<HTMLInputElement>(null)
  const [state, setState] = useState<'' | 'copied' | 'selected'>('')
  const copy = async () => {
    input.current?.select()
    try {
      await navigator.clipboard.writeText(props.value)
      setState('copied')
    } catch {
      setState('selected')
    }
  }
  const Icon = state === 'copied' ? Check : Copy
  return (
    <FieldFrame {...frame}>
      <div className="flex gap-2">
        <input
          {...control}
          ref={input}
          className={`${control.className} min-w-0 flex-1`}
          readOnly
          onFocus={({ target }) => target.select()}
        />
        <Button small onClick={() => void copy()}>
          <Icon className="size-4.5" strokeWidth={1.75} aria-hidden="true" />
          {state === 'copied' ? 'Copied' : 'Copy'}
        </Button>
      </div>
      <output className="hint empty:hidden">
        {state === 'copied' && 'It is on the clipboard.'}
        {state === 'selected' && 'It is selected: copy it with Ctrl-C, or by its menu.'}
      </output>
    </FieldFrame>
  )
}

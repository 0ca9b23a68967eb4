import { Button } from '@energy/ui/button'
import { FieldFrame, useField } from '@energy/ui/field'
import { Check, Copy } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'

interface CopyFieldProps {
  label: string
  value: string
  /** It takes the focus, as what was pressed to get the text is gone. */
  focused?: boolean
}

/** A text to be copied, with its button. Where the browser forbids it, the text is selected instead. */
export function CopyField({ focused = false, ...props }: CopyFieldProps) {
  const { frame, control } = useField(props)
  const input = useRef<HTMLInputElement>(null)
  const [state, setState] = useState<'' | 'copied' | 'selected'>('')
  useEffect(() => {
    if (focused) input.current?.focus()
  }, [focused])
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

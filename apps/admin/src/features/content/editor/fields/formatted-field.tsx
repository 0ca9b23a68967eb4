import { TextArea, type FieldProps } from '@energy/ui/field'
import { useEffect, useRef, useState, type ComponentProps, type ComponentType } from 'react'

type FormattedFieldProps = FieldProps & ComponentProps<'textarea'> & { id: string; name: string }

/** The editor, once its code is loaded: the fields that are shown later have it at once. */
let Loaded: ComponentType<FormattedFieldProps> | undefined

/**
 * A formatted text. The value of the form is its Markdown, which does not change unless somebody types. The editor's
 * code is loaded with the first field; where that fails, the Markdown itself is edited.
 */
export function FormattedField(props: FormattedFieldProps) {
  const { id, label, hint, error, className } = props
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>(Loaded ? 'loaded' : 'loading')
  const hadFocus = useRef(false)
  useEffect(() => {
    if (Loaded) return
    import('../formatted/formatted-editor.tsx').then(
      ({ FormattedEditor }) => {
        Loaded = FormattedEditor
        hadFocus.current = document.activeElement?.id === id
        setState('loaded')
      },
      () => setState('failed'),
    )
  }, [id])
  // The editor takes the place of what had the focus.
  useEffect(() => {
    if (state === 'loaded' && hadFocus.current) document.getElementById(id)?.focus()
    hadFocus.current = false
  }, [state, id])
  if (state === 'failed') return <TextArea {...props} />
  if (state === 'loaded' && Loaded) return <Loaded {...props} />
  return <TextArea id={id} label={label} hint={hint} error={error} className={className} readOnly aria-busy="true" />
}

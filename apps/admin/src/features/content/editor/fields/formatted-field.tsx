import { TextArea, type FieldProps } from '@energy/ui/field'
import { useEffect, useState, type ComponentProps, type ComponentType } from 'react'

type FormattedFieldProps = FieldProps & ComponentProps<'textarea'> & { id: string; name: string }

/** The editor, once its code is loaded: the fields that are shown later have it at once, and can take the focus. */
let Loaded: ComponentType<FormattedFieldProps> | undefined

/**
 * A formatted text. The value of the form is its Markdown, which does not change unless somebody types. The editor's
 * code is loaded with the first field; where that fails, the Markdown itself is edited.
 */
export function FormattedField(props: FormattedFieldProps) {
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>(Loaded ? 'loaded' : 'loading')
  useEffect(() => {
    if (Loaded) return
    import('../formatted/formatted-editor.tsx').then(
      ({ FormattedEditor }) => {
        Loaded = FormattedEditor
        setState('loaded')
      },
      () => setState('failed'),
    )
  }, [])
  if (state === 'failed') return <TextArea {...props} />
  if (state === 'loaded' && Loaded) return <Loaded {...props} />
  const { id, label, hint, error, className } = props
  return <TextArea id={id} label={label} hint={hint} error={error} className={className} disabled aria-busy="true" />
}

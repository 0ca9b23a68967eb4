import { TextArea, type FieldProps } from '@energy/ui/field'
import { useEffect, useRef, useState, type ComponentProps, type ComponentType } from 'react'

type FormattedFieldProps = FieldProps & ComponentProps<'textarea'> & { id: string; name: string }

/** The editor, once its code is loaded: the fields that are shown later have it at once. */
let Loaded: ComponentType<FormattedFieldProps> | undefined

const load = async () => {
  Loaded = (await import('./editor/formatted-editor.tsx')).FormattedEditor
}
// While the item is read, so that the form seldom has to wait for it. A field tries again, and shows the failure.
load().catch(() => undefined)

/** As high as an editor of a few lines with its toolbar: what stands below stays where it is. */
const LOADING_HEIGHT = '[&_.input]:h-[calc(var(--spacing-touch)+7.5rem+3px)]'

/**
 * A formatted text. The value of the form is its Markdown, which does not change unless somebody types. Where the
 * editor's code cannot be loaded, the Markdown itself is edited.
 */
export function FormattedField(props: FormattedFieldProps) {
  const { id, label, hint, error, className = '' } = props
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>(Loaded ? 'loaded' : 'loading')
  const hadFocus = useRef(false)
  useEffect(() => {
    if (state !== 'loading') return
    load().then(
      () => {
        hadFocus.current = document.activeElement?.id === id
        setState('loaded')
      },
      () => setState('failed'),
    )
  }, [state, id])
  // The editor takes the place of what had the focus.
  useEffect(() => {
    if (state === 'loaded' && hadFocus.current) document.getElementById(id)?.focus()
    hadFocus.current = false
  }, [state, id])
  if (state === 'failed') return <TextArea {...props} />
  if (state === 'loaded' && Loaded) return <Loaded {...props} />
  const frame = { id, label, hint, error, className: `${className} ${LOADING_HEIGHT}` }
  return <TextArea {...frame} readOnly aria-busy="true" />
}

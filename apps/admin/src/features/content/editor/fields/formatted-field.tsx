import { TextArea, type FieldProps } from '@energy/ui/field'
import { useEffect, useEffectEvent, useState, type ComponentProps } from 'react'
import { useLazyComponent } from '../../../../shared/use-lazy-component.ts'

const loadEditor = async () => (await import('../formatted/formatted-editor.tsx')).FormattedEditor

/**
 * A formatted text. The value of the form is its Markdown, which does not change unless somebody types. The editor's
 * code is loaded with the first field; where that fails, the Markdown itself is edited.
 */
export function FormattedField(props: FieldProps & ComponentProps<'textarea'> & { id: string; name: string }) {
  const { Component, prepare } = useLazyComponent(loadEditor)
  const [failed, setFailed] = useState(false)
  const load = useEffectEvent(prepare)
  useEffect(() => void load().catch(() => setFailed(true)), [])
  if (failed) return <TextArea {...props} />
  if (Component) return <Component {...props} />
  const { id, label, hint, error, className } = props
  return <TextArea id={id} label={label} hint={hint} error={error} className={className} disabled aria-busy="true" />
}

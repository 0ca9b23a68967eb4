import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react'

interface ReplacedFormProps {
  /** Each newer one replaces the form. */
  version: string
  children: ReactNode
}

/** A form that newer versions replace. The field that has the focus then still has it afterwards. */
export function ReplacedForm({ version, children }: ReplacedFormProps) {
  const focused = useRef('')
  return (
    <FormOfVersion key={version} focused={focused}>
      {children}
    </FormOfVersion>
  )
}

interface FormOfVersionProps {
  /** The id of the field that had the focus when the former version went. */
  focused: RefObject<string>
  children: ReactNode
}

function FormOfVersion({ focused, children }: FormOfVersionProps) {
  useLayoutEffect(() => {
    document.getElementById(focused.current)?.focus({ preventScroll: true })
    return () => {
      focused.current = document.activeElement?.id ?? ''
    }
  }, [focused])
  return children
}

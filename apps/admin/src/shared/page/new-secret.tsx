import { useEffect, useRef, type ReactNode } from 'react'
import { CopyField } from './copy-field.tsx'

interface NewSecretProps {
  label: string
  secret: string
  /** What to do with it. */
  children: ReactNode
}

/** A secret that was just made. It takes the focus, as it is shown this once. */
export function NewSecret({ label, secret, children }: NewSecretProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1} className="grid gap-3 outline-none">
      <p>{children}</p>
      <CopyField label={label} value={secret} />
    </div>
  )
}

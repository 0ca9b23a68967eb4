import { useEffect, useRef } from 'react'
import { CopyField } from '../../shared/copy-field.tsx'

/** A secret that was just made. It takes the focus, as it is shown this once. */
export function NewSecret({ secret }: { secret: string }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1} className="grid gap-3 outline-none">
      <p>
        Copy it to the other system now: <b>it is not shown again.</b> With it the other system sees that what it gets
        comes from here.
      </p>
      <CopyField label="Secret" value={secret} />
    </div>
  )
}

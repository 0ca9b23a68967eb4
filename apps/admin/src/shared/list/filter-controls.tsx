import { useEffect, useRef, type ReactNode } from 'react'

interface FilterFieldProps {
  label: string
  value: string
  onChange: (value: string) => void
}

const look = 'input min-h-touch! py-1!'

/** A select that filters a list. @param any the option that filters nothing */
export const FilterSelect = ({
  label,
  any,
  value,
  onChange,
  children,
}: FilterFieldProps & { any: string; children: ReactNode }) => (
  <select aria-label={label} className={look} value={value} onChange={({ target }) => onChange(target.value)}>
    <option value="">{any}</option>
    {children}
  </select>
)

/**
 * A day that filters a list. While it is typed, it keeps what is typed: its year comes digit by digit, and the URL has each
 * a moment later.
 */
export function DateField({ label, value, onChange }: FilterFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (field.current && field.current !== document.activeElement) field.current.value = value
  }, [value])
  return (
    <label className="flex min-w-0 items-center gap-2 text-small text-muted">
      <span className="min-w-9">{label}</span>
      <input
        ref={field}
        type="date"
        className={look}
        defaultValue={value}
        onChange={({ target }) => onChange(target.value)}
        onBlur={({ target }) => {
          target.value = value
        }}
      />
    </label>
  )
}

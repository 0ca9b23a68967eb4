import type { EditedKind } from '@energy/contracts/content/edited'
import { Button } from '@energy/ui/button'
import { RotateCcw } from 'lucide-react'
import type { Values } from '../../record/values.ts'
import { compare, type FieldDifference } from '../compare.ts'
import { Sides } from '../sides.tsx'

interface ComparisonProps {
  kind: EditedKind
  version: Values
  now: Values
  onRestore: (fields: Values, what: string) => void
}

/** The fields in which a version differs from the form, each with a button that restores it. */
export function Comparison({ kind, version, now, onRestore }: ComparisonProps) {
  const differences = compare(kind, version, now)
  const count = `${differences.length} ${differences.length === 1 ? 'field' : 'fields'}`
  if (differences.length === 0) return <p className="text-muted">It is what the form has now.</p>
  const pick = (names: readonly FieldDifference[]) =>
    Object.fromEntries(Object.entries(version).filter(([name]) => names.some((each) => each.name === name)))
  return (
    <>
      <p className="text-muted">
        compared with what stands in the form: {count} {differences.length === 1 ? 'differs' : 'differ'}
      </p>
      {differences.map((difference) => (
        <Difference
          key={difference.name}
          difference={difference}
          onRestore={() => onRestore(pick([difference]), difference.label)}
        />
      ))}
      <div className="mt-6 flex flex-wrap items-center justify-between gap-4 border-t border-line pt-5">
        <p className="text-small text-muted">Restoring writes a draft. The live page changes when you publish it.</p>
        {differences.length > 1 && (
          <Button small onClick={() => onRestore(pick(differences), count)}>
            <RotateCcw className="size-4.5" strokeWidth={1.75} aria-hidden="true" />
            Restore all {count}
          </Button>
        )}
      </div>
    </>
  )
}

function Difference({ difference, onRestore }: { difference: FieldDifference; onRestore: () => void }) {
  const { label } = difference
  return (
    <div className="mt-5 border-t border-line pt-4">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h4 className="font-semibold">{label}</h4>
        <Button look="line" small onClick={onRestore} aria-label={`Restore this field: ${label}`}>
          <RotateCcw className="size-4.5" strokeWidth={1.75} aria-hidden="true" />
          Restore this field
        </Button>
      </div>
      <Sides difference={difference} headings={['Then', 'Now']} />
    </div>
  )
}

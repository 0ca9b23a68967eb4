import type { Kind } from '@energy/contracts/content'
import { kindOrder, kindWords } from './kinds.ts'

interface KindChoiceProps {
  value: Kind
  onChange: (kind: Kind) => void
}

/** Which kind to add. */
export const KindChoice = ({ value, onChange }: KindChoiceProps) => (
  <fieldset>
    <legend className="mb-1.5 font-[560]">Type</legend>
    <div className="flex flex-wrap">
      {kindOrder.map((kind) => (
        <label key={kind} className="group relative">
          <input
            type="radio"
            name="type"
            className="peer absolute inset-0 size-full cursor-pointer appearance-none"
            checked={kind === value}
            onChange={() => onChange(kind)}
          />
          <span className="pointer-events-none -ml-[1.5px] grid min-h-touch place-items-center px-5 font-[560] shadow-[inset_0_0_0_1.5px_var(--color-edge)] group-first:rounded-l-control group-last:rounded-r-control peer-checked:bg-action peer-checked:text-on-action peer-checked:shadow-none">
            {kindWords[kind].choice}
          </span>
        </label>
      ))}
    </div>
  </fieldset>
)

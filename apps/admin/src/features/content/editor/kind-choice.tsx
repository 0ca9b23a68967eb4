import type { Kind } from '@energy/contracts/content'
import { kindOrder, kindWords } from '../../../shared/kinds.ts'

interface KindChoiceProps {
  value: Kind
  onChange: (kind: Kind) => void
}

const look =
  'relative -ml-[1.5px] grid min-h-touch place-items-center px-5 font-[560] shadow-[inset_0_0_0_1.5px_var(--color-edge)] first:ml-0 first:rounded-l-control last:rounded-r-control hover:bg-tint has-checked:bg-action has-checked:text-on-action has-checked:shadow-none'

/** Which kind to add. */
export const KindChoice = ({ value, onChange }: KindChoiceProps) => (
  <fieldset>
    <legend className="mb-1.5 font-[560]">Type</legend>
    <div className="flex flex-wrap">
      {kindOrder.map((kind) => (
        <label key={kind} className={look}>
          <input
            type="radio"
            name="type"
            className="absolute inset-0 size-full cursor-pointer appearance-none rounded-[inherit]"
            checked={kind === value}
            onChange={() => onChange(kind)}
          />
          {kindWords[kind].choice}
        </label>
      ))}
    </div>
  </fieldset>
)

import type { ReactNode } from 'react'

interface SegmentsProps<V extends string> {
  legend: string
  /** The legend is for screen readers only. */
  isLegendHidden?: boolean
  /** The name of the group of radio buttons. */
  name: string
  options: readonly { value: V; label: ReactNode }[]
  value: V
  onChange: (value: V) => void
  /** The segments share the whole width. */
  isFullWidth?: boolean
}

const look =
  'relative -ml-[1.5px] grid min-h-touch place-items-center px-5 font-[560] shadow-[inset_0_0_0_1.5px_var(--color-edge)] first-of-type:ml-0 first-of-type:rounded-l-control last:rounded-r-control hover:bg-tint has-checked:bg-action has-checked:text-on-action has-checked:shadow-none max-sm:px-3'

/** A choice of a few, as a row of segments. */
export const Segments = <V extends string>(props: SegmentsProps<V>) => (
  <fieldset>
    <legend className={props.isLegendHidden ? 'sr-only' : 'mb-1.5 font-[560]'}>{props.legend}</legend>
    <div className={props.isFullWidth ? 'grid auto-cols-fr grid-flow-col' : 'flex flex-wrap'}>
      {props.options.map(({ value, label }) => (
        <label key={value} className={look}>
          <input
            type="radio"
            name={props.name}
            className="absolute inset-0 size-full cursor-pointer appearance-none rounded-[inherit]"
            checked={value === props.value}
            onChange={() => props.onChange(value)}
          />
          {label}
        </label>
      ))}
    </div>
  </fieldset>
)

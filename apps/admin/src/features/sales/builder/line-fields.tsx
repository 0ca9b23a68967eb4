import { formatRate } from '@energy/contracts/sales/money'
import type { TaxRate } from '@energy/contracts/sales/sales-settings'
import { UNITS } from '@energy/contracts/sales/totals'
import { BOUNDS } from '@energy/contracts/text'
import { SelectField, TextField } from '@energy/ui/field'
import { useFormContext, useWatch } from 'react-hook-form'
import { controlId } from '../../../shared/form/form-errors.ts'
import { useFieldError, useFormField } from '../../../shared/form/use-form-field.ts'
import { taxOf, taxValue, type OfferValues } from './offer-values.ts'

const UNITS_ID = 'units'

/** The units that the fields of all lines offer. */
export const Units = () => (
  <datalist id={UNITS_ID}>
    {UNITS.map((unit) => (
      <option key={unit}>{unit}</option>
    ))}
  </datalist>
)

interface LineFieldProps<F extends string> {
  label: string
  /** Only the first line shows its labels where the fields stand in a row. */
  isFirst: boolean
  name: `lines.${number}.${F}`
}

const look = (isFirst: boolean) =>
  `[&_.field-label]:text-small [&_.field-label]:font-[520] [&_.field-label]:text-muted [&_.input]:min-h-touch! [&_.input]:px-3 [&_.field-error]:text-small [&_.field-error_.icon]:hidden ${
    isFirst ? '' : 'xl:[&_.field-head]:sr-only'
  }`

/** A text of a line. */
export const LineField = ({
  label,
  isFirst,
  name,
  list = false,
}: LineFieldProps<'title' | 'unit'> & { list?: boolean }) => (
  <TextField
    label={label}
    className={look(isFirst)}
    maxLength={list ? 30 : BOUNDS.line}
    autoComplete="off"
    {...(list && { list: UNITS_ID })}
    {...useFormField(name)}
  />
)

interface NumberFieldProps extends LineFieldProps<'quantity' | 'unitPrice' | 'discount'> {
  isValid: (typed: string) => boolean
  /** The message where it is not valid. */
  says: string
}

/** A number of a line, typed as a decimal. */
export function NumberField({ label, isFirst, name, isValid, says }: NumberFieldProps) {
  const { register } = useFormContext<OfferValues>()
  return (
    <TextField
      label={label}
      className={`${look(isFirst)} [&_.input]:text-right [&_.input]:tabular-nums`}
      inputMode="decimal"
      autoComplete="off"
      error={useFieldError(name)}
      {...register(name, { validate: (typed) => isValid(typed) || says })}
      id={controlId(name)}
    />
  )
}

/** The tax rate of a line. A rate that is not valid any more stays until another one is chosen. */
export function TaxField({
  isFirst,
  name,
  taxRates,
}: Omit<LineFieldProps<'taxRate'>, 'label'> & { taxRates: readonly TaxRate[] }) {
  const value = useWatch<OfferValues, typeof name>({ name })
  const rates = taxRates.some((rate) => taxValue(rate) === value) ? taxRates : [...taxRates, taxOf(value)]
  return (
    <SelectField label="Tax" className={`${look(isFirst)} max-sm:col-span-2`} {...useFormField(name)}>
      {rates.map((rate) => (
        <option key={taxValue(rate)} value={taxValue(rate)}>
          {formatRate(rate.taxRate)} {rate.taxName}
        </option>
      ))}
    </SelectField>
  )
}

import { namesOfFiles } from '@energy/contracts/sales/file-names'
import { formatAmount, formatQuantity, formatRate } from '@energy/contracts/sales/money'
import type { OfferVersion } from '@energy/contracts/sales/offer-entities'
import type { PricedLine } from '@energy/contracts/sales/totals'
import { longDay } from '../../../shared/sales/days.ts'

/** What changed in one field. */
export interface FieldChange {
  label: string
  before: string
  now: string
}

/** A line that was added, removed or changed; or the offer itself. */
export interface Change {
  what: 'added' | 'removed' | 'changed'
  title: string
  fields: readonly FieldChange[]
}

const fieldsOf = (line: PricedLine, currency: string): [string, string][] => [
  ['Description', line.title],
  ['Details', line.description],
  ['Quantity', formatQuantity(line.quantity, line.unit)],
  ['Unit price', formatAmount(line.unitPrice, currency)],
  ['Discount', line.discount === 0 ? '' : formatRate(line.discount)],
  ['Tax', `${line.taxName} ${formatRate(line.taxRate)}`.trim()],
  ['Amount', formatAmount(line.net, currency)],
]

const textsOf = (version: OfferVersion, before?: OfferVersion): [string, string][] => [
  ['Title', version.title],
  ['Intro', version.intro],
  ['Begins', version.begins],
  ['Terms', version.terms],
  ['Valid until', longDay(version.validUntil)],
  ['Documents', namesOfFiles(version.attachments, before?.attachments)],
  ['Total', formatAmount(version.totals.total, version.currency)],
]

/** The fields that differ; both sides have the same labels. */
const differences = (before: readonly [string, string][], now: readonly [string, string][]): FieldChange[] =>
  before.flatMap(([label, was], at) => {
    const is = now[at]?.[1] ?? ''
    return was === is ? [] : [{ label, before: was, now: is }]
  })

/** The lines of two versions that are the same line: by their title first, then by their item, then by their place. */
function pairs(before: readonly PricedLine[], now: readonly PricedLine[]) {
  const found = new Map<PricedLine, PricedLine>()
  const free = new Set(before)
  const isSame: ((was: PricedLine, is: PricedLine) => boolean)[] = [
    (was, is) => was.title === is.title,
    (was, is) => is.item !== '' && was.item === is.item,
    (was, is) => before.indexOf(was) === now.indexOf(is),
  ]
  for (const same of isSame)
    for (const is of now) {
      if (found.has(is)) continue
      const was = [...free].find((each) => same(each, is))
      if (!was) continue
      found.set(is, was)
      free.delete(was)
    }
  return { found, removed: before.filter((line) => free.has(line)) }
}

/** Says that lines which are in both versions stand in another order. */
function orderOf(before: readonly PricedLine[], now: readonly PricedLine[], found: Map<PricedLine, PricedLine>) {
  const places = now.flatMap((line) => {
    const was = found.get(line)
    return was ? [before.indexOf(was)] : []
  })
  const isOther = places.some((place, at) => place < (places[at - 1] ?? 0))
  return isOther ? [{ label: 'Lines', before: '', now: 'In another order' }] : []
}

/** What changed from one version of an offer to the next, line by line. */
export function compareVersions(before: OfferVersion, now: OfferVersion): Change[] {
  const { found, removed } = pairs(before.lines, now.lines)
  const texts = [...differences(textsOf(before), textsOf(now, before)), ...orderOf(before.lines, now.lines, found)]
  const lines = now.lines.flatMap((line): Change[] => {
    const was = found.get(line)
    const fields = fieldsOf(line, now.currency)
    if (!was)
      return [
        {
          what: 'added',
          title: line.title,
          fields: differences(
            fields.map(([label]) => [label, '']),
            fields,
          ),
        },
      ]
    const changed = differences(fieldsOf(was, before.currency), fields)
    return changed.length > 0 ? [{ what: 'changed', title: line.title, fields: changed }] : []
  })
  return [
    ...lines,
    ...removed.map((line): Change => {
      const fields = fieldsOf(line, before.currency)
      return {
        what: 'removed',
        title: line.title,
        fields: differences(
          fields,
          fields.map(([label]) => [label, '']),
        ),
      }
    }),
    ...(texts.length > 0 ? [{ what: 'changed' as const, title: 'The offer', fields: texts }] : []),
  ]
}

import { namesOfFiles } from '@energy/contracts/sales/file-names'
import { formatAmount, formatQuantity, formatRate } from '@energy/contracts/sales/money'
import type { OfferVersion } from '@energy/contracts/sales/offer-entities'

/** A difference between two versions. */
export interface Change {
  /** What has changed: the title of a line, or a label. */
  what: string
  /** How it has changed. */
  how: string
}

type Line = OfferVersion['lines'][number]

/** Whether two lines are about the same. */
const isSame = (one: Line, other: Line) =>
  one.item || other.item ? one.item === other.item : one.title.trim() === other.title.trim()

const fromTo = (before: string, after: string) => (before === after ? [] : [`${before}, now ${after}`])

function changesOfLine(before: Line, after: Line, currency: string) {
  const discountOf = ({ discount }: Line) => (discount > 0 ? `${formatRate(discount)} off` : 'no discount')
  const taxOf = ({ taxName, taxRate }: Line) => `${taxName} ${formatRate(taxRate)}`.trim()
  const changes = [
    ...fromTo(before.title, after.title),
    ...fromTo(formatQuantity(before.quantity, before.unit), formatQuantity(after.quantity, after.unit)),
    ...fromTo(formatAmount(before.unitPrice, currency), formatAmount(after.unitPrice, currency)),
    ...fromTo(discountOf(before), discountOf(after)),
    ...fromTo(taxOf(before), taxOf(after)),
  ]
  return before.description === after.description ? changes : [...changes, 'described anew']
}

const documentsOf = ({ attachments }: OfferVersion, before?: OfferVersion) =>
  namesOfFiles(attachments, before?.attachments) || 'none'

const totalOf = ({ totals, currency }: OfferVersion) => formatAmount(totals.total, currency)

/**
 * What has changed between two versions of an offer.
 * @param dateOf formats a day
 */
export function changesOf(before: OfferVersion, after: OfferVersion, dateOf: (day: string) => string): Change[] {
  const left = [...before.lines]
  const changes: Change[] = []
  const say = (what: string, how: readonly string[]) => {
    if (how.length > 0) changes.push({ what, how: how.join('; ') })
  }
  for (const line of after.lines) {
    const at = left.findIndex((other) => isSame(other, line))
    const [former] = at < 0 ? [] : left.splice(at, 1)
    say(
      line.title,
      former ? changesOfLine(former, line, after.currency) : [`new, ${formatAmount(line.net, after.currency)}`],
    )
  }
  for (const line of left) say(line.title, [`taken out, ${formatAmount(line.net, before.currency)}`])
  const dayOf = ({ validUntil }: OfferVersion) => (validUntil ? dateOf(validUntil) : 'no day')
  say('Title', fromTo(before.title || 'none', after.title || 'none'))
  say('Introduction', before.intro === after.intro ? [] : ['changed'])
  say('Begins', fromTo(before.begins || 'not said', after.begins || 'not said'))
  say('Terms', before.terms === after.terms ? [] : ['changed'])
  say('Documents', fromTo(documentsOf(before), documentsOf(after, before)))
  say('Valid until', fromTo(dayOf(before), dayOf(after)))
  say('Total', fromTo(totalOf(before), totalOf(after)))
  return changes
}

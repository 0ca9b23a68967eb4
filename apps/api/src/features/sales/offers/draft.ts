import { formatRate, MAX_AMOUNT } from '@energy/contracts/sales/money'
import type { OfferChange } from '@energy/contracts/sales/offer-entities'
import { isTooLarge, totalsOf } from '@energy/contracts/sales/totals'
import type { Offer, OfferVersion, Prisma } from '../../../generated/client.ts'
import { invalid, type FieldError } from '../../../shared/http-error.ts'
import { dateOf } from '../../../shared/sales/days.ts'
import { lineOf, linesOf } from '../../../shared/sales/lines.ts'
import type { Sales } from '../../../shared/sales/settings.ts'

/** What a body says of a version. Amounts are in the currency that the version has. @throws HttpError 400 */
export function versionIn(body: OfferChange) {
  const { title, intro, begins, terms, validUntil, lines: written, attachments } = body
  const lines = written?.map(lineOf)
  if (lines && isTooLarge(lines))
    throw invalid([{ path: '/lines', message: `The total must be at most ${MAX_AMOUNT / 2} minor units.` }])
  return {
    ...(title !== undefined && { title }),
    ...(intro !== undefined && { intro }),
    ...(begins !== undefined && { begins }),
    ...(terms !== undefined && { terms }),
    ...(validUntil !== undefined && { validUntil: dateOf(validUntil, '/validUntil') }),
    ...(lines !== undefined && { lines }),
    ...(attachments !== undefined && { files: attachments }),
  } satisfies Prisma.OfferVersionUpdateInput
}

/** What lists need of a version. */
export const listedOf = ({
  title,
  currency,
  lines,
  validUntil,
}: Pick<OfferVersion, 'title' | 'currency' | 'lines' | 'validUntil'>) => ({
  title,
  currency,
  validUntil,
  total: BigInt(totalsOf(linesOf(lines)).total),
})

const lack = (isLacking: boolean, path: string, message: string) => (isLacking ? [{ path, message }] : [])

/** What a draft still lacks before it can be sent. */
export function lacksOf(
  { name, email }: Pick<Offer, 'name' | 'email'>,
  version: Pick<OfferVersion, 'lines' | 'validUntil'>,
  { today, taxRates }: Pick<Sales, 'today' | 'taxRates'>,
): FieldError[] {
  const lines = linesOf(version.lines)
  return [
    ...lack(name === '', '/name', 'Say for whom the offer is.'),
    ...lack(email === '', '/email', 'Fill in the e-mail to which the offer goes.'),
    ...lack(lines.length === 0, '/lines', 'Add a line.'),
    ...lines.flatMap(({ title, taxName, taxRate }, at) => [
      ...lack(title === '', `/lines/${at}/title`, `Describe line ${at + 1}.`),
      ...lack(
        !taxRates.some((rate) => rate.taxName === taxName && rate.taxRate === taxRate),
        `/lines/${at}/taxRate`,
        `Choose a tax rate that is valid today for line ${at + 1}: ${taxName || 'it'} ${formatRate(taxRate)} is not.`,
      ),
    ]),
    ...lack(!version.validUntil, '/validUntil', 'Say until when the offer is valid.'),
    ...lack(!!version.validUntil && version.validUntil < today, '/validUntil', 'The offer would have expired already.'),
  ]
}

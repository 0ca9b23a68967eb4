import type { User } from '../../generated/client.ts'
import { businessInfoOf, personalInfoOf } from '../../shared/json-columns.ts'

/** A record as it is answered. It has every column; the contract's schema drops what is not answered. */
export const answerOf = ({ requestedRole, ...row }: User) => ({
  ...row,
  _id: row.id,
  ...(requestedRole === 'admin' && { requestedRole }),
  createdAt: row.createdAt.toISOString(),
  lastVisit: row.lastVisit?.toISOString() ?? '',
  totalSpend: row.totalSpend.toNumber(),
  personalInfo: personalInfoOf(row.personalInfo),
  businessInfo: businessInfoOf(row.businessInfo),
})

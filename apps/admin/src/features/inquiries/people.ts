import type { Call } from '@energy/client/call'
import { query } from '@energy/client/query'
import { specialist, type Specialist } from '@energy/contracts/inquiries/specialists'

/** All that one person has sent, newest first; at least one. */
export type Requests = readonly [Specialist, ...Specialist[]]

/** Reads all that was sent from an e-mail. */
export const requestsOf = (call: Call, email: string) => query(call, specialist.list, { querystring: { email } })

/** What is known of whoever sent requests: what they wrote last goes before what their record says. */
export function personOf(requests: Requests) {
  const [{ phone, businessName, businessAddress, personalInfo, businessInfo }] = requests
  return {
    /** Whether a user has this e-mail; all others are visitors. */
    hasAccount: requests.some(({ account }) => account),
    phone: phone || personalInfo.phone,
    address: personalInfo.address,
    businessName: businessName || businessInfo.businessName,
    businessAddress: businessAddress || businessInfo.businessAddress,
    businessEmail: businessInfo.businessEmail,
    businessPhone: businessInfo.businessPhone,
  }
}

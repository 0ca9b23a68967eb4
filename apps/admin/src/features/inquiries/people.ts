import type { Call } from '@energy/client/call'
import { query } from '@energy/client/query'
import { specialist, type Specialist } from '@energy/contracts/inquiries/specialists'

/** The requests of one person, newest first; at least one. */
export type Requests = readonly [Specialist, ...Specialist[]]

/** The query of all requests with an e-mail. */
export const requestsOf = (call: Call, email: string) => query(call, specialist.list, { querystring: { email } })

/** The details of a person: the values of the newest request come before those of the user's record. */
export function personOf(requests: Requests) {
  const [{ phone, businessName, businessAddress, personalInfo, businessInfo }] = requests
  return {
    /** Whether a user has this e-mail; without an account the person is a visitor. */
    hasAccount: requests.some(({ account }) => account),
    phone: phone || personalInfo.phone,
    address: personalInfo.address,
    businessName: businessName || businessInfo.businessName,
    businessAddress: businessAddress || businessInfo.businessAddress,
    businessEmail: businessInfo.businessEmail,
    businessPhone: businessInfo.businessPhone,
  }
}

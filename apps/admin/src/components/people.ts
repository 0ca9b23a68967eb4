import type { Specialist } from '@energy/contracts/specialists'

/** Somebody who has asked for a specialist, with all that is known of them. */
export interface Person {
  email: string
  name: string
  image: string
  /** Whether a user has this e-mail; all others are visitors. */
  hasAccount: boolean
  /** Newest first; at least one. */
  requests: readonly [Specialist, ...Specialist[]]
  phone: string
  address: string
  businessName: string
  businessAddress: string
  businessEmail: string
  businessPhone: string
}

/**
 * The people behind requests, grouped by e-mail, in the order of the requests.
 * @param requests newest first
 */
export function peopleOf(requests: readonly Specialist[]): Person[] {
  const groups = Map.groupBy(requests, ({ email }) => email.toLowerCase())
  return [...groups.values()].flatMap(([latest, ...earlier]) => (latest ? [personOf([latest, ...earlier])] : []))
}

/** What somebody wrote last goes before what their record says. */
function personOf(requests: Person['requests']): Person {
  const [{ email, username, phone, businessName, businessAddress, personalInfo, businessInfo, image }] = requests
  return {
    email,
    name: username,
    image,
    hasAccount: requests.some(({ account }) => account),
    requests,
    phone: phone || personalInfo.phone,
    address: personalInfo.address,
    businessName: businessName || businessInfo.businessName,
    businessAddress: businessAddress || businessInfo.businessAddress,
    businessEmail: businessInfo.businessEmail,
    businessPhone: businessInfo.businessPhone,
  }
}

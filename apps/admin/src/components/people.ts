import type { Specialist } from '@energy/contracts/specialists'
import type { User } from '@energy/contracts/users'

/** Somebody who has asked for a specialist, with all that is known of them. */
export interface Person {
  email: string
  name: string
  image: string
  /** Whether an account has this e-mail. */
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
export function peopleOf(requests: readonly Specialist[], users: readonly User[]): Person[] {
  const accounts = new Map(users.map((account) => [account.email, account]))
  const groups = Map.groupBy(requests, ({ email }) => email.toLowerCase())
  return [...groups].flatMap(([email, [latest, ...earlier]]) =>
    latest ? [personOf([latest, ...earlier], accounts.get(email))] : [],
  )
}

/** What somebody wrote last goes before what their record says. */
function personOf(requests: Person['requests'], account: User | undefined): Person {
  const [{ email, username, phone, businessName, businessAddress, personalInfo, businessInfo, image }] = requests
  return {
    email,
    name: account?.username || username,
    image: account?.image || image,
    hasAccount: account !== undefined,
    requests,
    phone: phone || personalInfo.phone,
    address: personalInfo.address,
    businessName: businessName || businessInfo.businessName,
    businessAddress: businessAddress || businessInfo.businessAddress,
    businessEmail: businessInfo.businessEmail,
    businessPhone: businessInfo.businessPhone,
  }
}

import { WEBHOOK_BOUNDS } from '@energy/contracts/webhooks/webhooks'
import { invalid } from '../../shared/http-error.ts'
import { addressesOf, PrivateAddress, type AddressRules } from '../../shared/webhooks/addresses.ts'

const refused = (message: string) => invalid([{ path: '/url', message }])

/**
 * Checks where a webhook leads. What its name resolves to is checked again at each delivery.
 * @returns the address in its standard form
 * @throws HttpError 400 for an address that is not public, not https: or not found
 */
export async function checkUrl(text: string, rules: AddressRules) {
  const url = URL.parse(text)
  if (!url) throw refused('This is not a complete address. It begins with https://.')
  if (url.protocol !== 'https:' && !(rules.allowPrivate && url.protocol === 'http:'))
    throw refused('The address must begin with https://.')
  if (url.href.length > WEBHOOK_BOUNDS.url) throw refused('The address is too long.')
  if (url.username || url.password) throw refused('The address must not have a user name or a password.')
  try {
    await addressesOf(url, rules)
  } catch (error) {
    throw refused(
      error instanceof PrivateAddress ? error.message : 'There is no such host. Check the name in the address.',
    )
  }
  return url.href
}

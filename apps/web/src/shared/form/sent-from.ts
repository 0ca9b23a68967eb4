/** Where a form is sent from, as the API stores it. */
export interface SentFrom {
  /** The path of the page. */
  origin: string
  /** The host from which the sender came to the site; `""` for none, and where it is not known. */
  referrer: string
}

/** The bound of a path in the contract. */
const MAX_PATH = 300

/**
 * Where the form of a page is sent from.
 * @param referrer the address from which the visitor came; `""` for none. `document.referrer` stays while the visitor goes
 * from page to page, so it is that of the first one, and nothing is stored for it.
 */
export function sentFrom({ pathname, hostname }: Pick<URL, 'pathname' | 'hostname'>, referrer: string): SentFrom {
  const host = URL.canParse(referrer) ? new URL(referrer).hostname : ''
  // A host that the contract does not allow must not make the API refuse what somebody has typed.
  const isKnown = host !== hostname && /^[a-z0-9.-]+$/i.test(host)
  return { origin: pathname.slice(0, MAX_PATH), referrer: isKnown ? host : '' }
}

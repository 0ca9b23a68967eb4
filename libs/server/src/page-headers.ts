import type { ClientConfig } from '@energy/contracts/site/client-config'

// Sign-in popups of Google and Facebook send their result through a Google script, which loads a second one, and an
// iframe of the Firebase project. The policy names paths, because other scripts of that host execute code from their
// URL.
const popupScripts = ['https://apis.google.com/js/api.js', 'https://apis.google.com/_/scs/']
const identityHosts = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com']

/** The origin of an absolute URL; empty for a path, which is on the page's own origin. */
const originOf = (url: string) => (URL.canParse(url) ? [new URL(url).origin] : [])

/**
 * The security headers of every page and file of the site and of the dashboard
 * (docs/decisions/0014-content-security-policy.md).
 * @param inlineAllowed for development, where tools add inline scripts and styles to the page
 */
export function pageHeaders(config: ClientConfig, inlineAllowed = false) {
  const { apiUrl, siteUrl, dashboardUrl, authEmulatorUrl, firebase } = config
  const inline = inlineAllowed ? [`'unsafe-inline'`] : []
  const identity = authEmulatorUrl ? originOf(authEmulatorUrl) : identityHosts
  // The dashboard shows pages and pictures of the site. On a developer's machine the site may be another origin without https.
  const apart = originOf(siteUrl).filter((site) => site !== originOf(dashboardUrl)[0])
  const policy = {
    'default-src': [`'self'`],
    'script-src': [`'self'`, ...(authEmulatorUrl ? [] : popupScripts), ...inline],
    'style-src': [`'self'`, ...inline],
    // Pictures of content may be on any host.
    'img-src': [`'self'`, 'https:', ...apart.filter((site) => site.startsWith('http:'))],
    'connect-src': [`'self'`, ...originOf(apiUrl), ...identity, ...(inlineAllowed ? ['ws:', 'wss:'] : [])],
    'frame-src': [`'self'`, ...apart, ...(authEmulatorUrl ? [] : [`https://${firebase.authDomain}`])],
    'object-src': [`'none'`],
    'base-uri': [`'none'`],
    'form-action': [`'self'`],
    'frame-ancestors': [`'none'`],
  }
  return {
    'content-security-policy': Object.entries(policy)
      .map(([name, sources]) => `${name} ${sources.join(' ')}`)
      .join('; '),
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  }
}

/** The security headers of a page that the dashboard shows in a frame, and nobody else. */
export function framedHeaders(config: ClientConfig, inlineAllowed = false) {
  const { 'x-frame-options': _, 'content-security-policy': policy, ...others } = pageHeaders(config, inlineAllowed)
  const [dashboard = `'self'`] = originOf(config.dashboardUrl)
  return {
    ...others,
    'content-security-policy': policy.replace(`frame-ancestors 'none'`, `frame-ancestors ${dashboard}`),
  }
}

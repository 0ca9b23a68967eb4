import { Icon, ICONS } from '../../shared/icon.tsx'
import { useCompany } from '../../shared/site/use-site.ts'

// The icon set has no brand marks: these are our own drawings, on its grid of 24.
const drawings: Readonly<Record<string, string>> = {
  LinkedIn: 'M4.5 9.5V20M4.5 4v2.5M10.5 20V9.5M10.5 14c0-5.5 8.5-6 8.5 0v6',
  Facebook: 'M17 3h-2.5Q11 3 11 7v15M6.5 12H16',
  X: 'M4 4l16 16M20 4L4 20',
  YouTube: 'M5.5 5h13a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3h-13a3 3 0 0 1-3-3V8a3 3 0 0 1 3-3ZM10.5 10v4l3.5-2Z',
  Instagram:
    'M7.5 4h9A3.5 3.5 0 0 1 20 7.5v9a3.5 3.5 0 0 1-3.5 3.5h-9A3.5 3.5 0 0 1 4 16.5v-9A3.5 3.5 0 0 1 7.5 4ZM12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM16.75 7.25v.01',
}

/** Links to the company's pages on other sites, as icons. */
export const SocialLinks = () => (
  <ul className="social-links">
    {useCompany().social.map(
      ({ name, url }) =>
        url && (
          <li key={url}>
            <a className="icon-btn" href={url} rel="noopener" aria-label={name}>
              <Icon path={drawings[name] ?? ICONS.arrowRight} />
            </a>
          </li>
        ),
    )}
  </ul>
)

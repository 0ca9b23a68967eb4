import { COMPANY } from '@energy/contracts/company'
import { Icon } from '../../shared/icon.tsx'

// The icon set has no brand marks: these are our own drawings, on its grid of 24.
const drawings: Record<(typeof COMPANY.social)[number]['name'], string> = {
  LinkedIn: 'M4.5 9.5V20M4.5 4v2.5M10.5 20V9.5M10.5 14c0-5.5 8.5-6 8.5 0v6',
  Facebook: 'M17 3h-2.5Q11 3 11 7v15M6.5 12H16',
  X: 'M4 4l16 16M20 4L4 20',
  YouTube: 'M5.5 5h13a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3h-13a3 3 0 0 1-3-3V8a3 3 0 0 1 3-3ZM10.5 10v4l3.5-2Z',
}

/** Links to the company's pages on other sites, as icons. */
export const SocialLinks = () => (
  <ul className="social-links">
    {COMPANY.social.map(({ name, url }) => (
      <li key={name}>
        <a className="icon-btn" href={url} rel="noopener" aria-label={name}>
          <Icon path={drawings[name]} />
        </a>
      </li>
    ))}
  </ul>
)

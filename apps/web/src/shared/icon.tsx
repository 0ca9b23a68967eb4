/** The drawings of the icons in the frame of the site and on home, as in Lucide. */
export const ICONS = {
  arrowLeft: 'm12 19-7-7 7-7M19 12H5',
  arrowRight: 'M5 12h14m-7-7 7 7-7 7',
  chevronDown: 'm6 9 6 6 6-6',
  menu: 'M4 5h16M4 12h16M4 19h16',
  close: 'M18 6 6 18M6 6l12 12',
  search: 'm21 21-4.34-4.34M19 11a8 8 0 1 1-16 0 8 8 0 0 1 16 0Z',
} as const

/**
 * An icon on a grid of 24. Its library would be a kilobyte of the JavaScript of every page
 * (docs/decisions/0015-page-weight.md).
 */
export const Icon = ({ path }: { path: string }) => (
  <svg
    className="icon"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={path} />
  </svg>
)

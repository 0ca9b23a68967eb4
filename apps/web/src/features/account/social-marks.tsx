import type { Social } from '@energy/client/session/identity'

const lines = {
  google: 'M20.5 12H12.5M20.5 12a8.5 8.5 0 1 1-2.6-6.1',
  facebook: 'M17 3h-2.5Q11 3 11 7v15M6.5 12H16',
}

/** The mark of a sign-in provider, drawn in our own style. */
export const SocialMark = ({ of }: { of: Social }) => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="2.5">
    <path d={lines[of]} />
  </svg>
)

export const socialNames = { google: 'Google', facebook: 'Facebook' } as const satisfies Record<Social, string>

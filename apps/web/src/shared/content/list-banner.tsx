import type { Kind } from '@energy/contracts/content'
import { Banner, type BannerProps } from '../sections/banner.tsx'

const banners: Record<Kind, BannerProps> = {
  services: {
    lines: ['Services that', 'carry through'],
    carrier: '[--c:var(--color-power)]',
    lead: 'From the first reading to the last invoice: what we do for a building, and for the people who pay for it.',
  },
  products: {
    lines: ['Products that', 'move energy'],
    carrier: '[--c:var(--color-heat)]',
    lead: 'Several kinds of equipment, and one question before any of them: what does your building really need?',
  },
  blogs: {
    lines: ['Guides to what', 'your meter says'],
    carrier: '[--c:var(--color-air)]',
    lead: 'Short sums, plain words, and the questions to ask before anybody sells you anything.',
  },
}

/** The banner of a kind's list. */
export const ListBanner = ({ kind }: { kind: Kind }) => <Banner {...banners[kind]} />

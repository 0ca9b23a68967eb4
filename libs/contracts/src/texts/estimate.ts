import { ASSUMPTIONS, ASSUMPTION_NAMES, EVERY_TRADE } from '../estimate/assumptions.ts'
import { TRADES } from '../estimate/situation.ts'
import { banner } from './banner.ts'
import type { TextRecord } from './record.ts'

/** The savings estimate, and what it assumes. */
export const estimate = {
  tag: 'estimate',
  single: true,
  fields: banner,
  lists: {
    assumptions: {
      label: 'Assumptions',
      one: 'Assumption',
      title: 'name',
      fields: {
        name: {
          label: 'Assumption',
          control: 'select',
          options: ASSUMPTION_NAMES.map((name) => ASSUMPTIONS[name].label),
        },
        trade: { label: 'Trade', control: 'select', options: [EVERY_TRADE, ...Object.values(TRADES)] },
        low: { label: 'Low', control: 'number', hint: 'What saves least. Left empty, it is the likely figure.' },
        likely: { label: 'Likely', control: 'number' },
        high: { label: 'High', control: 'number', hint: 'What saves most. Left empty, it is the likely figure.' },
        source: { label: 'Source', control: 'line', hint: 'Where the figures come from; stands beside them.' },
      },
    },
  },
  dashboard: {
    one: 'Savings estimate',
    many: 'Savings estimate',
    hint: 'The banner, and the figures with which it calculates.',
    page: '/estimate',
  },
} as const satisfies TextRecord

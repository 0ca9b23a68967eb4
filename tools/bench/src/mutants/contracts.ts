import type { MutationTarget } from './target.ts'

const ALL = 'libs/contracts/src/**/*.ts'
const folder = 'libs/contracts'

/** The modules with functions that decide or calculate. */
const RULES = [
  'bookings/slots',
  'company-time',
  'counts',
  'estimate/{assumptions,estimate}',
  'inquiries/placeholders',
  'kinds/{choices,fields}',
  'reading-time',
  'record-of',
  'roles',
  'sales/{money,totals}',
  'texts/shown',
  'topics',
  'words',
  'working-time',
].map((file) => `libs/contracts/src/${file}.ts`)

/**
 * The rules, and the declarations of routes and records. Almost each mutant of a declaration is one line of
 * agreement.txt: thousands of runs of the same test.
 */
export const contracts: readonly MutationTarget[] = [
  { name: 'libs/contracts, rules', files: RULES, folder, tests: ['test/**/!(agreement).test.ts'] },
  {
    name: 'libs/contracts, declarations',
    files: [ALL, ...RULES.map((file) => `!${file}`)],
    folder,
    tests: ['test/**/*.test.ts'],
  },
]

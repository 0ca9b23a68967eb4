import type { MutationTarget } from './target.ts'

const folder = 'libs/contracts'

/** The modules with functions that decide or calculate. */
const RULES = [
  'bookings/slots',
  'time/company-time',
  'counts',
  'estimate/{assumptions,estimate}',
  'inquiries/placeholders',
  'kinds/{choices,fields}',
  'content/reading-time',
  'record-of',
  'people/roles',
  'sales/{money,totals}',
  'texts/shown',
  'content/topics',
  'words',
  'time/working-time',
].map((file) => `libs/contracts/src/${file}.ts`)

const tests = ['test/**/*.test.ts']

/**
 * The rules, and the declarations of routes and records. Almost each mutant of a declaration is a line of agreement.txt:
 * thousands of runs of the same test, which the rules do not have to wait for.
 */
export const contracts: readonly MutationTarget[] = [
  { name: 'libs/contracts, rules', files: RULES, folder, tests },
  {
    name: 'libs/contracts, declarations',
    files: ['libs/contracts/src/**/*.ts', ...RULES.map((file) => `!${file}`)],
    folder,
    tests,
  },
]

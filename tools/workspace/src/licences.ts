import { licenceOf, productionPackages } from './production.ts'

/** Licences that require no more than attribution. */
export const ALLOWED: readonly string[] =
  '0BSD Apache-2.0 BSD-2-Clause BSD-3-Clause BlueOak-1.0.0 CC0-1.0 ISC MIT MIT-0 OFL-1.1 Unlicense'.split(' ')

/** Packages whose licence was reviewed, and why they are allowed. */
export const REVIEWED: Readonly<Record<string, string>> = {
  elkjs: 'EPL-2.0; comes with the command line of Prisma, in the container of the migrations alone, as it is',
  'seq-queue': 'names none in its package.json; its LICENSE is that of MIT; comes with the command line of Prisma',
}

/** Whether a licence expression is allowed: all licences of an AND, at least one of an OR. */
export function isAllowed(expression: string): boolean {
  const plain = expression.replaceAll(/[()]/g, '')
  return plain.split(/ or /i).some((choice) => choice.split(/ and /i).every((licence) => ALLOWED.includes(licence)))
}

/** Names of the packages in production by licence; `none` for packages without one. */
export function packagesByLicence(): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, Set<string>>()
  for (const found of productionPackages()) {
    const licence = licenceOf(found)
    if (licence === undefined) continue
    names.set(licence, (names.get(licence) ?? new Set<string>()).add(found.name))
  }
  return new Map(
    [...names].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([licence, set]) => [licence, [...set].toSorted()]),
  )
}

/** The content of docs/licences.md. */
export function licencesPage(): string {
  const lists = [...packagesByLicence()].map(([licence, names]) => `## ${licence}\n\n${names.join(', ')}\n`)
  const read = Object.entries(REVIEWED).map(([name, why]) => `- ${name}: ${why}.`)
  return [
    '# Licences',
    'What production needs of others, by the licence it names; made by `npx vitest run test/packages.test.ts -u` in `tools/workspace`. A test refuses what is not on the list in `tools/workspace/src/licences.ts`.',
    `Read one by one:\n\n${read.join('\n')}`,
    lists.join('\n'),
  ].join('\n\n')
}

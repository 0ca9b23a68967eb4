import { licenceOf, productionPackages } from './production.ts'

/** Licences that require no more than attribution. */
const ALLOWED: readonly string[] =
  '0BSD Apache-2.0 BSD-2-Clause BSD-3-Clause BlueOak-1.0.0 CC0-1.0 ISC MIT MIT-0 OFL-1.1 Unlicense'.split(' ')

/** The packages of libvips: one for each platform, of which a container has one. */
const LIBVIPS = [
  'darwin-arm64',
  'darwin-x64',
  'linux-arm',
  'linux-arm64',
  'linux-ppc64',
  'linux-riscv64',
  'linux-s390x',
  'linux-x64',
  'linuxmusl-arm64',
  'linuxmusl-x64',
].map((platform) => `@img/sharp-libvips-${platform}`)
/** Those with libvips and sharp in one. No container has one. */
const SHARP_WITH_LIBVIPS = ['wasm32', 'win32-arm64', 'win32-ia32', 'win32-x64'].map(
  (platform) => `@img/sharp-${platform}`,
)
const reviewed = (names: readonly string[], why: string) => Object.fromEntries(names.map((name) => [name, why]))

/** Packages whose licence was reviewed, and why they are allowed. */
export const REVIEWED: Readonly<Record<string, string>> = {
  ...reviewed(
    LIBVIPS,
    'LGPL-3.0-or-later; the library that sharp loads, as it is, in a file of its own that can be replaced',
  ),
  ...reviewed(
    SHARP_WITH_LIBVIPS,
    'LGPL-3.0-or-later beside Apache-2.0; sharp with the same library for other platforms, in no container',
  ),
  argparse:
    'PSF-2.0, which asks for attribution alone; comes with the command line of markdown-it, which nothing starts',
  elkjs: 'EPL-2.0; comes with the command line of Prisma, in the container of the migrations alone, as it is',
  'png-js': 'names none in its package.json; its LICENSE is that of MIT; reads the pictures of a PDF',
  satori: "MPL-2.0; in the bundle of the site's server as it is, and its source is public",
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
  const read = [...new Set(Object.values(REVIEWED))].map((why) => {
    const names = Object.keys(REVIEWED).filter((name) => REVIEWED[name] === why)
    return `- ${names.join(', ')}: ${why}.`
  })
  return [
    '# Licences',
    'What production needs of others, by the licence it names; made by `npx vitest run test/packages.test.ts -u` in `tools/workspace`. A test refuses what is not on the list in `tools/workspace/src/licences.ts`.',
    `Read one by one:\n\n${read.join('\n')}`,
    lists.join('\n'),
  ].join('\n\n')
}

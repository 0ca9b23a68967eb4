import { packagesOf, ROOT } from '@energy/deploy/packages'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The workspaces that are built into containers. Dependencies of the others stay on developers' machines and CI. */
export const DEPLOYED = ['apps/api', 'apps/web', 'apps/admin', 'tools/deploy', 'tools/schema-engine'] as const

interface Manifest {
  license?: string | { type: string }
  licenses?: { type: string }[]
}

export interface Package {
  name: string
  version: string
  /** The licence in package-lock.json; empty if there is none. */
  licence: string
  /** Its directory, relative to the workspace's root. */
  path: string
}

/** Every third-party package in production, by package-lock.json. */
export const productionPackages = (): Package[] =>
  [...packagesOf(DEPLOYED)]
    .map(([path, { version = '', license: licence = '' }]) => {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
      return { name, version, licence, path }
    })
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))

/** The licence of a package; `none` if it has none, undefined if the package is not installed on this platform. */
export function licenceOf({ licence, path }: Package): string | undefined {
  const file = join(ROOT, path, 'package.json')
  if (licence) return licence
  if (!existsSync(file)) return undefined
  const { license, licenses }: Manifest = JSON.parse(readFileSync(file, 'utf8'))
  return typeof license === 'object'
    ? license.type
    : (license ?? licenses?.map(({ type }) => type).join(' OR ') ?? 'none')
}

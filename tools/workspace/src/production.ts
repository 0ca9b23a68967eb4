import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../../..')

/** The workspaces that are built into containers. Dependencies of the others stay on developers' machines and CI. */
export const DEPLOYED = ['apps/api', 'apps/web', 'apps/admin', 'tools/deploy'] as const

interface Locked {
  version?: string
  license?: string
  link?: boolean
  resolved?: string
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}
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
export function productionPackages(): Package[] {
  const { packages }: { packages: Record<string, Locked> } = JSON.parse(
    readFileSync(join(root, 'package-lock.json'), 'utf8'),
  )
  const found = new Map<string, Package>()
  const seen = new Set<string>()
  const at = (name: string, from: string): string | undefined => {
    const path = `${from && `${from}/`}node_modules/${name}`
    if (path in packages) return path
    return from === '' ? undefined : at(name, from.includes('/') ? from.slice(0, from.lastIndexOf('/')) : '')
  }
  const visit = (path: string) => {
    if (seen.has(path)) return
    seen.add(path)
    const { version = '', license: licence = '', link, resolved = '', ...needs } = packages[path] ?? {}
    if (link) return visit(resolved)
    const [, name] = /.*node_modules\/(.+)$/.exec(path) ?? []
    if (name) found.set(path, { name, version, licence, path })
    const { dependencies, optionalDependencies, peerDependencies = {}, peerDependenciesMeta } = needs
    const peers = Object.keys(peerDependencies).filter((peer) => !peerDependenciesMeta?.[peer]?.optional)
    for (const other of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]) {
      const there = at(other, path)
      if (there) visit(there)
    }
  }
  for (const workspace of DEPLOYED) visit(workspace)
  return [...found.values()].toSorted((a, b) => (a.path < b.path ? -1 : 1))
}

/** The licence of a package; `none` if it has none, undefined if the package is not installed on this platform. */
export function licenceOf({ licence, path }: Package): string | undefined {
  const file = join(root, path, 'package.json')
  if (licence) return licence
  if (!existsSync(file)) return undefined
  const { license, licenses }: Manifest = JSON.parse(readFileSync(file, 'utf8'))
  return typeof license === 'object'
    ? license.type
    : (license ?? licenses?.map(({ type }) => type).join(' OR ') ?? 'none')
}

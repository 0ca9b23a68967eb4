import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** An entry of package-lock.json. */
interface Locked {
  version?: string
  license?: string
  /** A workspace, whose entry is that of its folder. */
  link?: boolean
  resolved?: string
  /** It need not be installed, for example because it is for another platform. */
  optional?: boolean
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}

/** The folder of the workspace. */
export const ROOT = resolve(import.meta.dirname, '../../..')

/**
 * The third-party packages that these need at run time, and all that those need, as Node resolves them.
 * @param paths folders of workspaces or packages, as package-lock.json names them
 * @returns the entries of package-lock.json by folder, such as `node_modules/pg`
 */
export function packagesOf(paths: readonly string[]): ReadonlyMap<string, Locked> {
  const { packages }: { packages: Record<string, Locked> } = JSON.parse(
    readFileSync(join(ROOT, 'package-lock.json'), 'utf8'),
  )
  const found = new Map<string, Locked>()
  const seen = new Set<string>()
  const lookUp = (name: string, from: string): string | undefined => {
    const path = `${from && `${from}/`}node_modules/${name}`
    if (path in packages) return path
    return from === '' ? undefined : lookUp(name, from.includes('/') ? from.slice(0, from.lastIndexOf('/')) : '')
  }
  const visit = (path: string) => {
    if (seen.has(path)) return
    seen.add(path)
    const locked = packages[path] ?? {}
    const { link, resolved = '', dependencies, optionalDependencies } = locked
    if (link) return visit(resolved)
    if (path.includes('node_modules/')) found.set(path, locked)
    const { peerDependencies = {}, peerDependenciesMeta } = locked
    const peers = Object.keys(peerDependencies).filter((peer) => !peerDependenciesMeta?.[peer]?.optional)
    for (const name of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]) {
      const there = lookUp(name, path)
      if (there) visit(there)
    }
  }
  for (const path of paths) visit(path)
  return found
}
